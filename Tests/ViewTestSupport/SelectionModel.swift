// SPDX-License-Identifier: MIT

import SwiftUI

/// The selection of a list or table, of one row or of several, and the actions on it that a test records.
@MainActor
package final class SelectionModel {
  package var rows: Set<Int> = []
  package var one: Int?
  package var log: [String] = []
  package var several: Binding<Set<Int>> { Binding(get: { self.rows }, set: { self.rows = $0 }) }
  package var single: Binding<Int?> { Binding(get: { self.one }, set: { self.one = $0 }) }

  package init() {}
}
