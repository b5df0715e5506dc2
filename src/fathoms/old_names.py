"""Names of before, which still work for one version: packages that bring games import modules and names of this one.

An old name gives a `DeprecationWarning` that says the new one.
"""

import importlib
import sys
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any
from warnings import warn

MOVED_MODULES = {
    "fathoms.bots.network": "fathoms.bots.network_file",
    "fathoms.core.advice": "fathoms.core.learned.greedy_advice",
    "fathoms.core.boundary": "fathoms.core.compiled_calls",
    "fathoms.core.choosing": "fathoms.core.playout",
    "fathoms.core.daily": "fathoms.core.content.daily",
    "fathoms.core.faults": "fathoms.core.input_errors",
    "fathoms.core.feats": "fathoms.core.content.feats",
    "fathoms.core.features": "fathoms.core.learned.features",
    "fathoms.core.folder": "fathoms.core.game_loader",
    "fathoms.core.house": "fathoms.core.tuning",
    "fathoms.core.knowing": "fathoms.core.lab_stats",
    "fathoms.core.lesson": "fathoms.core.content.lesson",
    "fathoms.core.network": "fathoms.core.learned.network",
    "fathoms.core.odds": "fathoms.core.results",
    "fathoms.core.parts": "fathoms.core.lab_stats",
    "fathoms.core.position": "fathoms.core.content.puzzle",
    "fathoms.core.record": "fathoms.core.structs",
    "fathoms.core.scene": "fathoms.core.content.scene",
    "fathoms.core.screen": "fathoms.core.console",
    "fathoms.core.shelf": "fathoms.game_folders",
    "fathoms.core.steps": "fathoms.core.learned.features",
    "fathoms.lab.asking": "fathoms.lab.studies",
    "fathoms.lab.house": "fathoms.lab.tuning_values",
    "fathoms.lab.making": "fathoms.lab.run.study_run",
    "fathoms.lab.positions": "fathoms.lab.puzzle_search",
}

# Names that stand in another module now, or are called otherwise: (module, name) -> (module, name).
MOVED_NAMES = {
    ("fathoms.core.game", "Line"): ("fathoms.core.voice", "Line"),
    ("fathoms.core.game", "Glass"): ("fathoms.core.contract", "Glass"),
    ("fathoms.core.game", "Insight"): ("fathoms.core.contract", "Insight"),
    ("fathoms.core.game", "Plan"): ("fathoms.core.contract", "Plan"),
    ("fathoms.core.game", "Survey"): ("fathoms.core.contract", "Survey"),
    ("fathoms.core.game", "register"): ("fathoms.core.game_loader", "register"),
    ("fathoms.core.verbs", "outlook"): ("fathoms.core.verbs", "quick_value"),
    ("fathoms.core.verbs", "notice"): ("fathoms.core.verbs", "state_features"),
    ("fathoms.core.verbs", "regard"): ("fathoms.core.verbs", "action_features"),
    ("fathoms.core.verbs", "unfold"): ("fathoms.core.verbs", "prepare_features"),
    ("fathoms.core.verbs", "fold"): ("fathoms.core.verbs", "release_features"),
    ("fathoms.core.verbs", "counsel"): ("fathoms.core.verbs", "advice"),
    ("fathoms.core.verbs", "note"): ("fathoms.core.verbs", "met_parts"),
    ("fathoms.core.verbs", "reveal"): ("fathoms.core.verbs", "full_information"),
}

# Names that are called otherwise in the same module.
RENAMED: dict[str, dict[str, str]] = {
    "fathoms.core.compiled_calls": {
        "look": "write_view",
        "standing": "write_standing",
        "turn": "play_turn",
        "begin": "begin_match",
        "called": "compiled_or_plain",
        "acting_in": "actors_in",
        "standing_in": "scores_and_shares",
        "acting_in_room": "actors_in_buffer",
        "actions_in_room": "actions_in_buffer",
        "standing_in_room": "scores_and_shares_in_buffer",
        "NOTHING": "NO_ACTIONS",
        "Calls": "CompiledCalls",
        "calls_of": "compiled_calls",
    },
    "fathoms.core.playout": {
        "know": "fill_info_state",
        "one_of": "random_seat",
        "choose": "choose_action",
        "LEARNED": "NETWORK_POLICY",
    },
    "fathoms.core.lab_stats": {
        "MET": "MAX_MET_PARTS",
        "KEPT": "NOTE_SIZE",
        "meet": "add_met_part",
        "Group": "PartGroup",
        "copy_knows_all": "keep_copy",
    },
    "fathoms.core.results": {
        "leaders": "count_leaders",
        "chance_of": "chance_of_lead",
    },
    "fathoms.core.learned.network": {
        "take_in": "compute_first_layer",
        "layer": "compute_layer",
        "chance_in": "chance_from_first_layer",
        "chance_of": "chance_from_sum",
        "take_aim": "compute_aim",
        "look_at": "action_features_with_advice",
        "appeal": "policy_score",
        "room_for": "scratch_size",
        "brain_room": "scratch_size_or_one",
        "Parts": "WeightOffsets",
        "parts_of": "weight_offsets",
        "parts_in": "weight_offsets_of",
        "NEVER": "LOWEST_SCORE",
        "SURE": "CERTAIN",
        "compare": "write_policy_scores",
    },
    "fathoms.core.learned.features": {
        "Numbers": "FeatureIds",
        "steps": "write_steps",
        "either_way": "write_signed_steps",
    },
    "fathoms.core.learned.greedy_advice": {
        "ask_greedy": "greedy_advice",
    },
    "fathoms.core.content.scene": {
        "Lasting": "CachedPart",
        "Ready": "SerializedPart",
        "ready_list": "serialized_list",
        "ready": "serialized_field",
    },
    "fathoms.core.content.daily": {
        "number_of": "day_number",
    },
    "fathoms.core.options": {
        "First": "FirstSeat",
        "fields_of": "option_fields",
    },
    "fathoms.core.tuning": {
        "house_values": "tuning_values",
        "other_values": "overridden_values",
        "change": "override_values",
        "named": "values_by_name",
        "read": "parse_value",
        "bound": "check_bounds",
    },
    "fathoms.core.rng": {
        "number": "nth_draw",
        "stream": "seed_from",
        "mix": "mix_bits",
    },
    "fathoms.core.structs": {
        "plain": "fields_of_record",
        "new": "new_record",
        "copy": "copy_record",
        "Room": "Buffer",
        "new_room": "new_buffer",
        "room_of": "buffer_of",
        "PLAIN": "CACHED_RECORDS",
    },
    "fathoms.core.input_errors": {
        "fault_of": "describe_validation_error",
        "fault_in": "describe_input_error",
        "cause_of": "describe_system_error",
    },
    "fathoms.core.console": {
        "complain": "print_error",
    },
    "fathoms.core.actions": {
        "numbered": "numbered_values",
        "Kind": "ActionKind",
        "Values": "PartValues",
    },
    "fathoms.words": {
        "best_of": "first_supported_language",
        "wished_for": "language_of_header",
        "of_the_environment": "environment_language",
        "files_of": "catalogue_files",
        "speak": "set_language",
        "speaking": "current_language",
        "KIN": "RELATED_LANGUAGES",
        "WISH": "LANGUAGE_RANGE",
        "MOST_WISHES": "MAX_RANGES",
    },
    "fathoms.words.numbers": {
        "pattern": "number_pattern",
    },
    "fathoms.batch": {
        "Result": "BatchResult",
    },
    "fathoms.bots.network_file": {
        "lend": "use_networks",
    },
    "fathoms.envs.gym": {
        "gym_name": "environment_id",
    },
    "fathoms.lab": {
        "Question": "StudyPlan",
    },
    "fathoms.lab.review": {
        "reviewing": "review_steps",
    },
}
MOVED_NAMES |= {(module, old): (module, new) for module, names in RENAMED.items() for old, new in names.items()}

# Functions of a game's folder that had another name: its loader takes them under both.
OLD_FUNCTIONS = {
    "quick_value": "outlook",
    "state_features": "notice",
    "action_features": "regard",
    "prepare_features": "unfold",
    "release_features": "fold",
    "advice": "counsel",
    "met_parts": "note",
    "full_information": "reveal",
    "memory_size": "sightings",
    "memory_time": "now",
    "last_seen": "seen",
    "is_fleeting": "fleeting",
    "is_public_turn": "public_turn",
    "awaited_seat": "awaits",
    "is_half_move": "begins",
    "derive_options": "pack",
}

# Fields of a descriptor by their old names, and where they are now.
MOVED_FIELDS = {
    **{
        verb: f"rules.{verb}"
        for verb in [
            "setup",
            "actors",
            "legal",
            "apply",
            "view",
            "recall",
            "resample",
            "result",
            "score",
            "pick",
            "greedy",
        ]
    },
    **{name: f"table.{name}" for name in ("glass", "plan")},
    **{name: f"extras.{name}" for name in ("feats", "insights", "daily", "survey")},
    **{name: f"bots.{name}" for name in ("search", "levels", "training")},
    **{name: f"lab.{name}" for name in ("ends", "parts", "ending")},
    **{name: f"memory.{name}" for name in ("forget", "mix_up")},
    **{name: f"gpu.{name}" for name in ("stage", "effect")},
    "actions": "action_count",
    "awaits": "table.awaited_seat",
    "begins": "table.is_half_move",
    "counsel": "learning.advice",
    "fleeting": "table.is_fleeting",
    "fold": "learning.release_features",
    "hidden": "has_hidden_information",
    "longest": "max_length",
    "moves": "max_legal",
    "note": "lab.met_parts",
    "notice": "learning.state_features",
    "now": "memory.memory_time",
    "outlook": "rules.quick_value",
    "pack": "derive_options",
    "packed": "options_type",
    "place": "list_position",
    "public_turn": "table.is_public_turn",
    "real_time": "is_real_time",
    "regard": "learning.action_features",
    "reveal": "lab.full_information",
    "seated": "table.defaults",
    "seen": "memory.last_seen",
    "sightings": "memory.memory_size",
    "simultaneous": "is_simultaneous",
    "state": "state_type",
    "unfold": "learning.prepare_features",
}


def warn_of(old: str, new: str, level: int = 3) -> None:
    """Say that an old name is going to stop working; `level` is how many calls away it is used."""
    warn(f"{old} is called {new} now; the old name works in this version only", DeprecationWarning, stacklevel=level)


class MovedModules(MetaPathFinder, Loader):
    """Imports a module that has moved under its old name."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if fullname in MOVED_MODULES else None

    def exec_module(self, module: ModuleType) -> None:
        new = MOVED_MODULES[module.__name__]
        warn_of(module.__name__, new)
        moved = importlib.import_module(new)
        vars(module)["__getattr__"] = lambda name: getattr(moved, name)


def install_moved_modules() -> None:
    """Make old module names importable; asked only for names that nothing else has found."""
    sys.meta_path.append(MovedModules())


def old_name_resolver(module: str) -> Callable[..., Any]:
    """A module's `__getattr__`, which finds names that have left it or are called otherwise.

    A `__getattr__` that calls it for names it does not know itself adds one to `level`, as in `warn_of`.
    """

    def find(name: str, level: int = 3) -> Any:
        if (module, name) not in MOVED_NAMES:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new_module, new_name = MOVED_NAMES[module, name]
        warn_of(f"{module}.{name}", f"{new_module}.{new_name}", level)
        return getattr(importlib.import_module(new_module), new_name)

    return find


class OldAttribute:
    """An attribute under its old name: reads the new one."""

    def __init__(self, new_name: str) -> None:
        self.new_name = new_name

    def __set_name__(self, owner: type, old_name: str) -> None:
        self.old_name = old_name

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        warn_of(self.old_name, self.new_name)
        return getattr(owner if instance is None else instance, self.new_name)
