// SPDX-License-Identifier: MIT

import SwiftUI

/// A state that views observe and that a test turns on and off.
@Observable package final class Switch {
  package var isOn = false

  package init() {}
}
