"""The lab: studies that visitors request, run one at a time in a subprocess."""
