"""Learn what positions are worth from matches that the project's own players play among themselves.

    python tools/train.py war                  4 rounds... 
"""
