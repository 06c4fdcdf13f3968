"""The games as other libraries want them. Each adapter needs its own extra, and says so if it is missing."""
