// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

/// A size for previews that do not state one themselves.
struct PreviewSize: Hashable {
  let name: String
  /// Nil is the view's own size.
  let size: CGSize?

  static let declared = PreviewSize(name: "As declared", size: nil)
  static let fits = PreviewSize(name: "Fits its content", size: nil)
  /// Points on the screen per point of a stage.
  static let zooms = [0.5, 0.75, 1, 1.5, 2]

  static let all = [
    declared, fits, PreviewSize(name: "Phone, 393 × 852", size: CGSize(width: 393, height: 852)),
    PreviewSize(name: "Phone across, 852 × 393", size: CGSize(width: 852, height: 393)),
    PreviewSize(name: "Small phone, 320 × 568", size: CGSize(width: 320, height: 568)),
    PreviewSize(name: "Tablet, 834 × 1194", size: CGSize(width: 834, height: 1194)),
    PreviewSize(name: "Window, 800 × 600", size: CGSize(width: 800, height: 600)),
  ]

  /// The size of a stage; nil is the view's ideal size.
  func size(_ preview: PreviewListing, _ look: PreviewStage.Look) -> CGSize? {
    if self == .fits { return nil }
    if let size { return size }
    switch preview.layout {
    case .sizeThatFits: return nil
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .device(let isLandscape):
      let screen = look == .phone ? CGSize(width: 393, height: 852) : CGSize(width: 480, height: 600)
      return isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
    case .window: return nil
    }
  }
}
