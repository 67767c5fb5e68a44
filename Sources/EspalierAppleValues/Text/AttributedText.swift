// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import EspalierText
import Foundation

/// A text with attributes, ready to be measured and drawn.
package struct AttributedText {
  /// The text of SwiftUI with the attributes.
  package let text: Text
  private let environment: EnvironmentValues

  package init(_ string: NSAttributedString) {
    var text = Text(verbatim: "")
    var environment = EnvironmentValues()
    environment.font = .system(size: 12)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let picture = (attributes[.attachment] as? _PlatformTextAttachment)?.text
      let part = picture ?? Text(verbatim: string.attributedSubstring(from: range).string)
      text = Text("\(text)\(part.attributed(attributes))")
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle { style.apply(to: &environment) }
    }
    self.text = text
    self.environment = environment
  }

  package func size(in size: CGSize) -> CGSize { graphics(size).resolve(text).measure(in: size) }

  /// The text in the lines of a width in points; nil for its own lines.
  @MainActor func shaped(width: CGFloat?) -> ShapedText {
    TextLayoutCache.layout(text.styled(in: environment), width: width)
  }

  /// Distance from the left side at which lines stand that are narrower than a width: as the paragraph's style has it.
  func inset(of width: CGFloat, in available: CGFloat) -> CGFloat {
    let free = available.isFinite ? max(available - width, 0) : 0
    let alignment = environment.multilineTextAlignment
    return alignment == .center ? free / 2 : alignment == .trailing ? free : 0
  }

  func draw(in rect: CGRect) {
    guard let context = GraphicsStack.current?.context else { return }
    draw(in: rect, of: context, isUpright: context.isUpright)
  }

  /// - Parameter isUpright: Whether y grows upwards in the coordinates of the rectangle.
  func draw(in rect: CGRect, of context: CGContext, isUpright: Bool) {
    let part = graphics(rect.size)
    let resolved = part.resolve(text)
    let size = resolved.measure(in: rect.size)
    part.draw(resolved, in: CGRect(origin: .zero, size: CGSize(width: size.width, height: rect.height)))
    var graphics = context.graphics
    if isUpright {
      graphics.translateBy(x: 0, y: rect.minY + rect.maxY)
      graphics.scaleBy(x: 1, y: -1)
    }
    graphics.translateBy(x: rect.minX + inset(of: size.width, in: rect.width), y: rect.minY)
    graphics.draw(part.recording.list)
  }

  private func graphics(_ size: CGSize) -> GraphicsContext {
    GraphicsContext(environment: environment, symbols: [], bounds: CGRect(origin: .zero, size: size))
  }
}

extension NSParagraphStyle {
  fileprivate func apply(to environment: inout EnvironmentValues) {
    environment.lineSpacing = lineSpacing
    switch alignment {
    case .center: environment.multilineTextAlignment = .center
    case .right: environment.multilineTextAlignment = .trailing
    case .left, .justified, .natural: environment.multilineTextAlignment = .leading
    }
    switch lineBreakMode {
    case .byTruncatingHead: environment.truncationMode = .head
    case .byTruncatingMiddle: environment.truncationMode = .middle
    default: environment.truncationMode = .tail
    }
    if lineBreakMode.rawValue >= NSLineBreakMode.byClipping.rawValue { environment.lineLimit = 1 }
  }
}

extension Text {
  fileprivate func attributed(_ attributes: [NSAttributedString.Key: Any]) -> Text {
    var text = self
    if let font = attributes[.font] as? _PlatformFont { text = text.font(font.font) }
    // AppKit's and UIKit's texts are black in any surroundings, unless they have a colour.
    text = text.foregroundColor((attributes[.foregroundColor] as? any PlatformColor)?.drawnColor ?? .black)
    if let kern = attributes.points(.kern) { text = text.kerning(kern) }
    if let tracking = attributes.points(.tracking) { text = text.tracking(tracking) }
    if let offset = attributes.points(.baselineOffset) { text = text.baselineOffset(offset) }
    if attributes.hasLine(.underlineStyle) {
      text = text.underline(true, color: (attributes[.underlineColor] as? any PlatformColor)?.drawnColor)
    }
    if attributes.hasLine(.strikethroughStyle) {
      text = text.strikethrough(true, color: (attributes[.strikethroughColor] as? any PlatformColor)?.drawnColor)
    }
    return text
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate func points(_ key: Key) -> CGFloat? {
    switch self[key] {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  fileprivate func hasLine(_ key: Key) -> Bool { points(key).map { $0 != 0 } ?? false }
}
