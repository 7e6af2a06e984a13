def standalone_style(drawn: str) -> str:
    return ""
