// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation
import UniformTypeIdentifiers

@available(
  *, unavailable,
  message:
    "Espalier has no onCommand, for Linux has no selectors of Objective-C: use a Button with a keyboardShortcut(_:), or onCopyCommand(perform:) and its like."
)
extension View {
  public func onCommand<Selector>(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
}
