// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(
  *, unavailable,
  message: "The desktop's file dialogs show files by their types: give fileImporter the allowedContentTypes."
)
extension View {
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
