// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension SymbolTable {
  /// A drawn symbol that can contain a glyph: the longest side of the glyph, and the position of its middle.
  struct Holder {
    let interior: CGFloat
    var x: CGFloat = 12
    var y: CGFloat = 12
    /// Whether the symbol stays a line if the name contains `fill`, which then refers to the glyph.
    var isFrame = false
  }

  static let holders: [String: Holder] = [
    "app.dashed": Holder(interior: 10, isFrame: true),
    "arrow.counterclockwise": Holder(interior: 7, y: 12.6, isFrame: true),
    "arrow.clockwise": Holder(interior: 7, y: 12.6, isFrame: true),
    "arrow.trianglehead.clockwise": Holder(interior: 7, y: 12.6, isFrame: true),
    "arrow.trianglehead.counterclockwise": Holder(interior: 7, y: 12.6, isFrame: true),
    "circle.dashed": Holder(interior: 10.5, isFrame: true),
    "circle.dotted": Holder(interior: 10.5, isFrame: true),
    "clipboard": Holder(interior: 9.5, y: 14),
    "desktopcomputer": Holder(interior: 6.5, y: 7.6),
    "display": Holder(interior: 8, y: 10),
    "doc": Holder(interior: 8.5, y: 15.2),
    "folder": Holder(interior: 7, y: 14.8),
    "gobackward": Holder(interior: 7.6, y: 12.8, isFrame: true),
    "goforward": Holder(interior: 7.6, y: 12.8, isFrame: true),
    "heart": Holder(interior: 8, y: 11),
    "ipad": Holder(interior: 9),
    "iphone": Holder(interior: 7),
    "laptopcomputer": Holder(interior: 7.5, y: 10.2),
    "magnifyingglass": Holder(interior: 6.6, x: 10, y: 10, isFrame: true),
    "message": Holder(interior: 8.5, y: 10.3),
    "rectangle.dashed": Holder(interior: 9, isFrame: true),
    "rectangle.on.rectangle": Holder(interior: 7.5, x: 14.5, y: 14.5),
    "rectangle.portrait": Holder(interior: 9),
    "rectangle.stack": Holder(interior: 8, y: 15.5),
    "square.dashed": Holder(interior: 10, isFrame: true),
    "square.on.square": Holder(interior: 8, x: 15, y: 15),
    "square.stack": Holder(interior: 8.5, y: 15.5),
    "tv": Holder(interior: 8.5, y: 10.5),
    "video": Holder(interior: 7, x: 8.5),
    "viewfinder": Holder(interior: 11, isFrame: true),
    "xmark.bin": Holder(interior: 9),
  ]
}
