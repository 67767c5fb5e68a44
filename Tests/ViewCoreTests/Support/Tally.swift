// SPDX-License-Identifier: MIT

import SwiftUI

/// A view with a state of its own that a test reads as text and writes through `handles`.
struct Tally: View {
  let name: String
  let handles: TallyHandles
  @State private var value = 0

  var body: some View {
    let _ = handles.bindings[name] = $value
    Text("\(name) \(value)")
  }
}

/// The states of the tallies that were made last, by name.
final class TallyHandles {
  fileprivate(set) var bindings: [String: Binding<Int>] = [:]

  subscript(name: String) -> Int {
    get { bindings[name]?.wrappedValue ?? -1 }
    set { bindings[name]?.wrappedValue = newValue }
  }
}
