// SPDX-License-Identifier: MIT

import Foundation

extension Progress {
  /// The progress of something whose units are set later: `Progress()`. Foundation on Linux lacks the initializer without an argument,
  /// which an extension cannot declare.
  public convenience init(_ unitCount: Int64 = 0) { self.init(totalUnitCount: unitCount) }
}
