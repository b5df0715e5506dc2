"""What the audits say is understood."""

from scripts.audit import client_holes, python_holes


def test_holes_are_found_and_what_could_not_be_asked_about_is_counted() -> None:
    hole = {"id": "PYSEC-1", "fix_versions": ["2.1"]}
    report = {
        "dependencies": [
            {"name": "fathoms", "skip_reason": "ours"},
            {"name": "sieve", "version": "2.0", "vulns": [hole]},
            {"name": "whole", "version": "1.0", "vulns": []},
            {"name": "unknown", "skip_reason": "not found"},
        ]
    }
    assert python_holes(report) == (2, 3, ["sieve 2.0: PYSEC-1, mended in 2.1"])


def test_holes_of_the_client_are_found() -> None:
    report = {"vulnerabilities": {"sieve": {"severity": "high"}}, "metadata": {"dependencies": {"total": 5}}}
    assert client_holes(report) == (5, ["sieve: high"])
    assert client_holes({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 5}}}) == (5, [])
