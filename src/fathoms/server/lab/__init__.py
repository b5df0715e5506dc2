"""The lab: studies that visitors ask for, one played at a time, in a process of its own."""
