// SPDX-License-Identifier: MIT

import SwiftUI

/// A state that lives in a view and that a test writes from outside of updates.
@MainActor
package final class Cell<Value> {
  fileprivate let initial: Value
  package fileprivate(set) var binding: Binding<Value>?

  package init(_ initial: Value) { self.initial = initial }

  package var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }
}

/// A root view that depends on a cell.
package struct Stage<Value, Content: View>: View {
  @State private var state: Value
  private let cell: Cell<Value>
  private let content: (Value) -> Content

  package init(_ cell: Cell<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.cell = cell
    self.content = content
    _state = State(initialValue: cell.initial)
  }

  package var body: some View {
    let _ = cell.binding = $state
    content(state)
  }
}
