// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import EspalierText
import Foundation

/// The characters of a text and their styles, ready to be laid out and drawn.
package struct ResolvedText {
  /// The text as it is read aloud.
  package var string: String
  package var styled: StyledText
  /// Nil if only the environment determines the text's paint.
  package var appearance: TextAppearance?
  /// The time at which the text changes by itself; nil if it does not.
  package var nextChange: Date?

  init(string: String, styled: StyledText) {
    self.string = string
    self.styled = styled
  }

  init(_ resolution: TextResolution) {
    let runs = resolution.runs
    let text = resolution.text
    var palette: [AnyShapeStyle] = []
    func number(_ style: AnyShapeStyle?) -> Int? {
      guard let style else { return nil }
      if let known = palette.firstIndex(of: style) { return known }
      palette.append(style)
      return palette.count - 1
    }
    func decoration(_ line: TextTraits.Line?) -> TextDecoration? {
      guard let style = line?.style else { return nil }
      return TextDecoration(
        pattern: style.pattern.decoration, paint: number(style.color.map { AnyShapeStyle($0) }))
    }
    func foreground(_ style: TextRunStyle) -> AnyShapeStyle? {
      style.foreground ?? (style.link == nil ? nil : AnyShapeStyle(TintShapeStyle()))
    }
    // If all characters have one paint, it becomes the text's: it can then be animated, and the text stays plain.
    let base = runs.first.flatMap { foreground($0.style) }
    let isUniform = base != nil && runs.allSatisfy { foreground($0.style) == base }
    var links: [TextAppearance.Link] = []
    var attributes: [Int: TextAttributes] = [:]
    var pictures: [Int: AnyTextPicture] = [:]
    var styled: [TextRun] = []
    for (i, run) in runs.enumerated() {
      let style = run.style
      var font = style.traits.fontDescription(at: text.dynamicTypeSize, in: text.look.values.text)
      if style.link != nil { links.append(TextAppearance.Link(run: i, url: style.link!)) }
      if !style.attributes.isEmpty { attributes[i] = style.attributes }
      if let picture = run.picture { pictures[i] = picture }
      if run.attachment != nil { font.monospacedDigits = false }
      var result = TextRun(run.attachment == nil ? text.cased(run.string) : run.string, font: font)
      result.paint = isUniform ? nil : number(foreground(style))
      result.background = number(style.background)
      result.kerning = style.traits.kerning ?? 0
      result.tracking = style.traits.tracking ?? 0
      result.baselineOffset = style.traits.baselineOffset ?? 0
      result.underline = decoration(style.traits.underline)
      result.strikethrough = decoration(style.traits.strikethrough)
      result.attachment = run.attachment
      result.language = style.traits.language
      styled.append(result)
    }
    if styled.isEmpty {
      styled = [TextRun("", font: text.traits.fontDescription(at: text.dynamicTypeSize, in: text.look.values.text))]
    }
    string = runs.map { $0.attachment == nil ? $0.string : $0.picture?.label ?? "" }.joined()
    self.styled = StyledText(runs: styled)
    nextChange = resolution.nextChange
    if base != nil && isUniform || !palette.isEmpty || !links.isEmpty || !attributes.isEmpty || !pictures.isEmpty {
      appearance = TextAppearance(
        base: isUniform ? base : nil, palette: palette, links: links, attributes: attributes, pictures: pictures)
    }
  }
}

/// The styles behind the numbered paints of a text's runs, and the runs' links, attributes and pictures.
package final class TextAppearance: Equatable {
  /// A run that can be tapped.
  struct Link: Equatable {
    let run: Int
    let url: URL
  }

  /// The style of all characters; nil for the environment's foreground.
  let base: AnyShapeStyle?
  let palette: [AnyShapeStyle]
  let links: [Link]
  /// Attributes by run.
  let attributes: [Int: TextAttributes]
  let pictures: [Int: AnyTextPicture]

  init(
    base: AnyShapeStyle?, palette: [AnyShapeStyle], links: [Link], attributes: [Int: TextAttributes],
    pictures: [Int: AnyTextPicture]
  ) {
    self.base = base
    self.palette = palette
    self.links = links
    self.attributes = attributes
    self.pictures = pictures
  }

  package static func == (a: TextAppearance, b: TextAppearance) -> Bool {
    a === b
      || (a.base == b.base && a.palette == b.palette && a.links == b.links && a.attributes == b.attributes
        && a.pictures == b.pictures)
  }
}

/// A picture in a line of text.
package protocol TextPicture: Equatable, Sendable {
  /// The accessibility label that replaces the picture.
  var label: String { get }
  /// - Parameters:
  ///   - frame: The picture's frame.
  ///   - paint: The paint of the surrounding characters.
  @MainActor func draw(in frame: CGRect, paint: Paint, environment: EnvironmentValues) -> DisplayList
}

/// A type-erased picture.
package struct AnyTextPicture: Equatable, Sendable {
  let picture: any TextPicture
  package init(_ picture: any TextPicture) { self.picture = picture }
  var label: String { picture.label }

  package static func == (a: AnyTextPicture, b: AnyTextPicture) -> Bool {
    func open<P: TextPicture>(_ picture: P) -> Bool { (b.picture as? P) == picture }
    return open(a.picture)
  }
}
