# SPDX-License-Identifier: MIT
import re

from program import Program

program = Program("Statistics", look="desktop", width=420, height=480)


@program.fault(
    "preference",
    "The numbers of the list do not begin in one column.",
    "    value = max(value, nextValue())\n",
    "    value = nextValue()\n",
)
def the_last_width_wins(screen):
    tree = screen.tree()
    left = {tree.frame(f"{value} visits").x for value in (12, 48)}
    reason = screen.explain(of="preference", name="LabelWidthKey")
    return max(left) - min(left) > 1 and reason.having("reduce")


@program.fault(
    "crash",
    "Clear ends the program.",
    'Text("Most: \\(report.visits.max() ?? 0)")',
    'Text("Most: \\(report.visits.max()!)")',
)
def clear_crashes(screen):
    return screen.tap("Clear").having("Statistics.swift:", "nil")


@program.fault(
    "too many updates",
    "Each reload makes all rows again, although no number has changed.",
    "          Row(label: report.days[index], value: report.visits[index], labelWidth: labelWidth)\n",
    """          Row(label: report.days[index], value: report.visits[index], labelWidth: labelWidth)
            .id("\\(index), \\(report.reloads)")
""",
)
def all_rows_are_made_again(screen):
    screen.tap("Reload")
    updates = screen.explain(of="updates")
    return updates.having("runs Row.body", "5 times")


@program.fault(
    "localisation",
    "In German the average has a point instead of a comma.",
    "average.formatted(.number.precision(.fractionLength(1)).locale(locale))",
    'String(format: "%.1f", average)',
)
def average_has_a_point(screen):
    screen.environment(locale="de_DE")
    average = screen.tree().having("Average")
    return re.search(r"Average: \d+\.\d", average) and average


@program.fault(
    "alignment",
    "The columns hang from the top.",
    "    HStack(alignment: .bottom, spacing: 8) {\n",
    "    HStack(alignment: .top, spacing: 8) {\n",
)
def columns_hang(screen):
    columns = screen.tree().frames("Column")
    return max(one.bottom for one in columns) - min(one.bottom for one in columns) > 1 and str(columns)
