// SPDX-License-Identifier: MIT

import Foundation

extension DisplayList {
  /// The list at an opacity of 0…1 that applies to each drawing on its own, so that lower drawings show through upper ones. A
  /// part that is composited as one picture fades as one. O(items) down to those pictures; drawings are kept as they are.
  package func fading(to opacity: Double) -> DisplayList {
    // Nothing shows through a single drawing: it is kept with its transforms and clips. Most lists that fade are of this kind.
    if isOneDrawing { return DisplayList([DisplayItem(.effect(.opacity(opacity), self))]) }
    var faded: [DisplayItem] = []
    faded.reserveCapacity(items.count)
    for item in items { item.fade(to: opacity, into: &faded) }
    return DisplayList(faded)
  }

  fileprivate var isOneDrawing: Bool { items.count == 1 && items[0].isOneDrawing }
}

extension DisplayItem {
  fileprivate var isOneDrawing: Bool {
    switch content {
    case .group(let list), .effect(.transform, let list): list.isOneDrawing
    case .fill, .stroke, .text, .paintedText, .image, .foreign: true
    case .effect: false
    }
  }

  fileprivate func fade(to opacity: Double, into faded: inout [DisplayItem]) {
    switch content {
    case .group(let list): faded.append(DisplayItem(.group(list.fading(to: opacity))))
    case .effect(let effect, let list):
      switch effect {
      case .transform: faded.append(DisplayItem(.effect(effect, list.fading(to: opacity))))
      case .clip(let path, _):
        // Other outlines need a picture, which is then clipped.
        guard case .rect = path.storage else { return faded.append(asOne(opacity)) }
        faded.append(DisplayItem(.effect(effect, list.fading(to: opacity))))
      case .opacity(let inner): faded.append(DisplayItem(.effect(.opacity(inner * opacity), list)))
      case .filter(.shadow(var shadow)) where shadow.kind == .drop:
        shadow.kind = .alone
        faded.append(DisplayItem(.effect(.filter(.shadow(shadow)), list)).asOne(opacity))
        faded.append(DisplayItem(.group(list.fading(to: opacity))))
      case .projection, .mask, .isolate, .blend, .filter: faded.append(asOne(opacity))
      }
    case .fill, .stroke, .text, .paintedText, .image, .foreign: faded.append(asOne(opacity))
    }
  }

  private func asOne(_ opacity: Double) -> DisplayItem { DisplayItem(.effect(.opacity(opacity), DisplayList([self]))) }
}
