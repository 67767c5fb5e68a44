// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierText

@MainActor
extension DisplayList {
  /// The same picture in other colours, without pixels in between; nil if the result would differ.
  ///
  /// A matrix that leaves opacity alone commutes with compositing, as long as no result has to be clamped.
  ///
  /// - Parameter isExact: Whether to accept only one item in one colour, for which clamping makes no difference either.
  func mappingColors(_ matrix: ColorMatrix, isExact: Bool) -> DisplayList? {
    let keepsOpacity = matrix.a1 == 0 && matrix.a2 == 0 && matrix.a3 == 0 && matrix.a4 == 1 && matrix.a5 == 0
    let isAlone = single != nil
    guard isAlone ? matrix.keepsClear : (!isExact && keepsOpacity) else { return nil }
    if isExact, let single, single.isPlain { return single.mappingColors(matrix).map { DisplayList([$0]) } }
    if isExact { return nil }
    var result: [DisplayItem] = []
    for item in items {
      guard let mapped = item.mappingColors(matrix) else { return nil }
      result.append(mapped)
    }
    return DisplayList(result)
  }
}

@MainActor
extension DisplayItem {
  /// Whether the item is one shape or text in one colour.
  fileprivate var isPlain: Bool {
    switch content {
    case .fill(_, _, .color, _), .stroke(_, _, .color, _), .text: true
    default: false
    }
  }

  fileprivate func mappingColors(_ matrix: ColorMatrix) -> DisplayItem? {
    switch content {
    case .fill(let path, let rule, .color(let color), let bounds):
      return DisplayItem(
        .fill(path: path, rule: rule, paint: .color(matrix.applied(to: color)), bounds: bounds), shapeFrame: shapeFrame)
    case .stroke(let path, let style, .color(let color), let bounds):
      return DisplayItem(
        .stroke(path: path, style: style, paint: .color(matrix.applied(to: color)), bounds: bounds),
        shapeFrame: shapeFrame)
    case .text(let text, let frame, let color):
      guard (text as? ShapedText)?.isMonochrome == true else { return nil }
      return DisplayItem(.text(text, frame: frame, color: matrix.applied(to: color)))
    case .image(let image, let frame, var drawing):
      guard !drawing.paints.isEmpty else { return nil }
      for (index, paint) in drawing.paints.enumerated() {
        guard case .color(let color) = paint else { return nil }
        drawing.paints[index] = .color(matrix.applied(to: color))
      }
      return DisplayItem(.image(image, frame: frame, drawing: drawing))
    case .group(let list):
      return list.mappingColors(matrix, isExact: false).map { DisplayItem(.group($0)) }
    case .effect(.transform(let step), let list):
      return list.mappingColors(matrix, isExact: false).map { DisplayItem(.effect(.transform(step), $0)) }
    case .effect(.clip(let path, let rule), let list):
      return list.mappingColors(matrix, isExact: false).map { DisplayItem(.effect(.clip(path: path, rule: rule), $0)) }
    case .effect(.opacity(let opacity), let list):
      return list.mappingColors(matrix, isExact: false).map { DisplayItem(.effect(.opacity(opacity), $0)) }
    default: return nil
    }
  }
}
