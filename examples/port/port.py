"""A port of one rule to Python, tested against the published vectors.

    npx orderwright vectors --command "python3 port.py calls.json" --level status

calls.json lists the functions with the names of their arguments; `npx orderwright vectors --unpack .` writes it.
Each line of standard input is a question {"id", "call", "args"}; each line of standard output is an answer {"id", "answer"}.
"""

import json
import re
import sys

# The interface's patterns mean ASCII digits and the end of the text: \d and $ of Python accept more.
PATTERNS = {
    "BR": re.compile(r"[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}"),
    "MX": re.compile(r"[A-Za-z]{4}[0-9]{6}[A-Za-z0-9]{3}"),
}
PRESENT_ONLY = {"CN", "IT", "KR"}


def zodiac(month, day):
    """The sign of the zodiac for a month and a day of the month; None for a day that no calendar has."""
    lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if not is_whole(month) or not is_whole(day) or not 1 <= month <= 12 or not 1 <= day <= lengths[month - 1]:
        return None
    first_days = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22]
    signs = ["Aquarius", "Pisces", "Aries", "Taurus", "Gemini", "Cancer"]
    signs += ["Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn"]
    return signs[month - 1] if day >= first_days[month - 1] else signs[month - 2]


def is_whole(number):
    return isinstance(number, (int, float)) and not isinstance(number, bool) and number == int(number)


def check_tax_number(tax_number, country_code, *others):
    """The four tax number rules; other forms of a country's code are skipped."""
    if country_code not in PATTERNS and country_code not in PRESENT_ONLY:
        return {"status": "skipped"}
    if not isinstance(tax_number, str) or tax_number.strip() == "":
        return {"status": "invalid"}
    pattern = PATTERNS.get(country_code)
    is_valid = pattern is None or pattern.fullmatch(tax_number) is not None
    return {"status": "valid" if is_valid else "invalid"}


FUNCTIONS = {"toZodiacSign": zodiac, "checkTaxNumber": check_tax_number}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        calls = {call["name"]: call for call in json.load(file)["calls"]}
    for name in FUNCTIONS:
        if name not in calls:
            sys.exit(f"{name} isn't one of the calls: {', '.join(calls)}")
    # Questions are UTF-8, whatever the locale of the machine is.
    sys.stdin.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"status": "skipped"}
        function = FUNCTIONS.get(question["call"])
        if function is not None:
            # An argument that is left out is None here.
            missing = len(calls[question["call"]]["parameters"]) - len(question["args"])
            answer = function(*question["args"], *[None] * missing)
        print(json.dumps({"id": question["id"], "answer": answer}), flush=True)


if __name__ == "__main__":
    main()
