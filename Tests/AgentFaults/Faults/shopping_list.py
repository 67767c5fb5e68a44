# SPDX-License-Identifier: MIT
from program import Program

program = Program("ShoppingList", look="phone", width=375, height=600)


@program.fault(
    "alignment",
    "The prices of the list do not line up.",
    """        Text(item.price, format: .number.precision(.fractionLength(2)))
        Button("Remove", action: remove)
""",
    """        Text(item.price, format: .number.precision(.fractionLength(2)))
          .padding(.trailing, item.quantity > 1 ? 12 : 0)
        Button("Remove", action: remove)
""",
)
def prices_do_not_line_up(screen):
    tree = screen.tree()
    rights = {tree.frame(f'text "{price}"').right for price in ("2.00", "3.50", "1.25", "2.75")}
    return max(rights) - min(rights) > 1 and screen.explain(of="layout", name="2.00").having("padding", "trailing 12")


@program.fault(
    "identity of rows",
    "The second milk is shown twice with the same price, and removing it misbehaves.",
    "          ForEach(sorted) { item in\n",
    "          ForEach(sorted, id: \\.name) { item in\n",
)
def rows_have_equal_ids(screen):
    return screen.opened.having("warning:", "Milk") or screen.tree().having("warning")


@program.fault(
    "lost state",
    "The details that I have opened close when I mark an item as bought.",
    """            ItemRow(item: item, buy: { buy(item) }, remove: { remove(item) })
""",
    """            if item.isBought {
              ItemRow(item: item, buy: { buy(item) }, remove: { remove(item) })
            } else {
              ItemRow(item: item, buy: { buy(item) }, remove: { remove(item) })
            }
""",
)
def details_close_when_bought(screen):
    screen.tap("Show details#0")
    return screen.tap("Buy#0").having("−", "3 × Apples")


@program.fault(
    "order",
    "The list is not in the order of the alphabet.",
    "items.sorted { $0.name < $1.name }",
    "items.sorted { $0.name > $1.name }",
)
def order_is_reversed(screen):
    tree = screen.tree()
    return tree.index('text "Bread"') < tree.index('text "Apples"') and tree.having("text", "s")


@program.fault(
    "crash",
    "The program ends when the last item is removed.",
    """      Text(sorted.isEmpty ? "Nothing to buy" : "First: \\(sorted[0].name)")
""",
    """      Text("First: \\(sorted[0].name)")
""",
)
def removing_all_crashes(screen):
    for name in ("Remove#0", "Remove#0", "Remove#0"):
        screen.tap(name)
    return screen.tap("Remove").having("ShoppingList.swift:", "range")
