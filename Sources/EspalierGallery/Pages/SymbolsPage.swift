// SPDX-License-Identifier: MIT

import EspalierPictures
import SwiftUI

extension Page {
  /// Every symbol of the table, as a line and filled.
  static var symbols: Page {
    Page("Symbols") {
      for name in SymbolLibrary.drawnNames {
        Picture(String(name.prefix(22)), width: 64, height: 36) {
          HStack(spacing: 8) {
            Image(systemName: name)
            if SymbolLibrary.shared.contains(name + ".fill") { Image(systemName: name + ".fill") }
          }
          .font(.system(size: 18))
        }
      }
    }
  }
}
