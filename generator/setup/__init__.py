"""What runs before the project's environment stands: reads the command line, makes ``.venv``.

Standard library only, and nothing of the project beside itself.
"""
