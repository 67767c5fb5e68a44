// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that shows its name and how often it was pressed: `Count 0` at first.
package struct CountingButton: View {
  private let name: String
  @State private var count = 0

  package init(name: String = "Count") { self.name = name }

  package var body: some View { Button("\(name) \(count)") { count += 1 } }
}
