// SPDX-License-Identifier: MIT

import Foundation

extension DisplayList {
  /// The list at an opacity of 0…1 that reaches each drawing on its own, so that what lies below shows through what lies above.
  /// What is composited as one picture fades as one. O(items) down to those pictures; drawings are kept as they are.
  package func fading(to opacity: Double) -> DisplayList { DisplayList(items.flatMap { $0.fading(to: opacity) }) }
}

extension DisplayItem {
  fileprivate func fading(to opacity: Double) -> [DisplayItem] {
    switch content {
    case .group(let list): return [DisplayItem(.group(list.fading(to: opacity)))]
    case .effect(let effect, let list):
      switch effect {
      case .transform: return [DisplayItem(.effect(effect, list.fading(to: opacity)))]
      case .clip(let path, _):
        // Other outlines need a picture, which is cut.
        guard case .rect = path.storage else { return [asOne(opacity)] }
        return [DisplayItem(.effect(effect, list.fading(to: opacity)))]
      case .opacity(let inner): return [DisplayItem(.effect(.opacity(inner * opacity), list))]
      case .filter(.shadow(var shadow)) where shadow.kind == .drop:
        shadow.kind = .alone
        let cast = DisplayItem(.effect(.filter(.shadow(shadow)), list))
        return [cast.asOne(opacity), DisplayItem(.group(list.fading(to: opacity)))]
      case .projection, .mask, .isolate, .blend, .filter: return [asOne(opacity)]
      }
    case .fill, .stroke, .text, .paintedText, .image, .foreign: return [asOne(opacity)]
    }
  }

  private func asOne(_ opacity: Double) -> DisplayItem { DisplayItem(.effect(.opacity(opacity), DisplayList([self]))) }
}
