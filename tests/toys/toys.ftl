toy-did = { $name } plays { $what }.
toy-did-to = { $name } waves to { $other }.
toy-did-something = { $name } has chosen.
toy-cannot = That cannot be done now.
