// SPDX-License-Identifier: MIT

import SwiftUI

/// A view with a state of its own that a test reads as text and writes through `handles`.
package struct Tally: View {
  private let name: String
  private let handles: TallyHandles
  @State private var value = 0

  package init(name: String, handles: TallyHandles) {
    self.name = name
    self.handles = handles
  }

  package var body: some View {
    let _ = handles.bindings[name] = $value
    Text("\(name) \(value)")
  }
}

/// The states of the tallies that were made last, by name.
package final class TallyHandles {
  package fileprivate(set) var bindings: [String: Binding<Int>] = [:]

  package init() {}

  package subscript(name: String) -> Int {
    get { bindings[name]?.wrappedValue ?? -1 }
    set { bindings[name]?.wrappedValue = newValue }
  }
}
