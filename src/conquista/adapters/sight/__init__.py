"""Views as rows of numbers."""
