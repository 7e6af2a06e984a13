"""What each command of ``build.py`` does, once the environment stands."""
