// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierPrimitives
import EspalierText
import Foundation

// Reads: the layout, the frame on screen, the foreground.
// Produces: one item; more if the text contains pictures.
// Costs: O(1) for plain text, else O(runs); the lines were broken when the text was measured.
struct TextDisplay: Rule {
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>
  let size: Attribute<ViewSize>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var motion: Motion<ResolvedColor.AnimatableData>
  /// The colour of a text without a style, and its environment: a text that moves needs it for each frame.
  private var plain: (environment: EnvironmentValues, color: ResolvedColor)?

  init(
    layout: Attribute<LayoutComputer>, engine: CachedLeafEngine<TextLayout>, size: Attribute<ViewSize>,
    frame: Attribute<CGRect>, environment: Attribute<EnvironmentValues>, motion: Motion<ResolvedColor.AnimatableData>
  ) {
    self.layout = layout
    self.engine = engine
    self.size = size
    self.frame = frame
    self.environment = environment
    self.motion = motion
  }

  mutating func value() -> DisplayList {
    _ = layout.value
    let shaped = engine.layout.shaped(size.value.proposal)
    let environment = environment.value
    let appearance = engine.layout.appearance
    var style = appearance?.base?.shown(in: environment) ?? textStyle(in: environment)
    // Only a colour can be animated; a gradient cannot.
    if case .color(var color) = style.paint, let shown = motion.follow(color.animatableData) {
      color.animatableData = shown
      style.paint = .color(color)
    }
    // Read in any case: an animation must be followed to its end, even if nothing is visible.
    let frame = frame.value
    if shaped.string.isEmpty { return .empty }
    if environment.isRedacted { return Self.placeholder(shaped, frame, style.paint) }
    guard case .color(let color) = style.paint, shaped.isMonochrome else {
      return painted(shaped, appearance, frame, style, environment)
    }
    if color.opacity == 0 { return .empty }
    return style.applyingEffects(to: DisplayList([DisplayItem(.text(shaped, frame: frame, color: color))]))
  }

  /// The style of text in an environment. Only the default is remembered: the style of a program may read values of its own.
  private mutating func textStyle(in environment: EnvironmentValues) -> ShownStyle {
    if let plain, plain.environment.areSame(as: environment) { return .color(plain.color) }
    plain = nil
    let style = environment.textStyle
    if environment.hasPlainTextStyle, style.isPlain, case .color(let color) = style.paint {
      plain = (environment, color)
    }
    return style
  }

  private func painted(
    _ shaped: ShapedText, _ appearance: TextAppearance?, _ frame: CGRect, _ style: ShownStyle,
    _ environment: EnvironmentValues
  ) -> DisplayList {
    let palette = appearance?.palette.map { $0.shown(in: environment) } ?? []
    let bounds =
      style.bounds?.offsetBy(dx: frame.minX, dy: frame.minY) ?? CGRect(origin: frame.origin, size: shaped.size)

    /// The runs with some styles: indices of the palette, nil for the text's own.
    func runs(_ isShown: (Int?) -> Bool) -> DisplayList {
      let paint = isShown(nil) ? style.paint : .color(.clear)
      let paints = palette.indices.map { isShown($0) ? palette[$0].paint : .color(.clear) }
      var list = DisplayList([
        DisplayItem(.paintedText(shaped, frame: frame, paint: paint, palette: paints, bounds: bounds))
      ])
      guard let pictures = appearance?.pictures, !pictures.isEmpty else { return list }
      for (run, rect) in shaped.areas(where: { $0.attachment != nil }) where isShown(shaped.text.runs[run].paint) {
        let place = rect.scaled(by: shaped.scale).offsetBy(dx: frame.minX, dy: frame.minY)
        let own = shaped.text.runs[run].paint.map { paints[$0] } ?? paint
        list.append(pictures[run]?.picture.draw(in: place, paint: own, environment: environment) ?? .empty)
      }
      return list
    }

    func hasEffects(_ number: Int?) -> Bool { !(number.map { palette[$0] } ?? style).effects.isEmpty }
    let numbers = [nil] + palette.indices.map { Optional($0) }
    // Effects apply to the runs of one style: a shadow is not cast by those of another.
    return numbers.filter(hasEffects).reduce(into: runs { !hasEffects($0) }) { list, number in
      let layer = runs { $0 == number }
      list.append((number.map { palette[$0] } ?? style).applyingEffects(to: layer))
    }
  }

  /// A bar in place of each line.
  static func placeholder(_ shaped: ShapedText, _ frame: CGRect, _ paint: Paint) -> DisplayList {
    var path = Path()
    for line in shaped.lineRects where line.width > 0 {
      let bar = line.offsetBy(dx: frame.minX, dy: frame.minY).insetBy(dx: 0, dy: line.height * 0.12)
      path.addRoundedRect(in: bar, cornerSize: CGSize(width: bar.height * 0.2, height: bar.height * 0.2))
    }
    let color = paint.representativeColor.multiplyingOpacity(by: 0.18)
    return DisplayList([
      DisplayItem(.fill(path: path, rule: .nonZero, paint: .color(color), bounds: frame))
    ])
  }

  nonisolated static var label: String { "draw Text" }
}

// Reads: the layout, the frame on screen, the drawn content.
// Produces: the text's responder, and on it the links that can be tapped.
// Costs: O(1) without links, else O(runs).
struct TextResponders: Rule {
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>
  let size: Attribute<ViewSize>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  let inputs: LeafInputs
  let drawn: Attribute<ResponderList>
  /// The view's subgraph, in which the areas are made: whether there are links is known when a rule runs.
  private let subgraph = Subgraph.current!
  private var areas: TapAreas?

  init(
    layout: Attribute<LayoutComputer>, engine: CachedLeafEngine<TextLayout>, size: Attribute<ViewSize>,
    frame: Attribute<CGRect>, environment: Attribute<EnvironmentValues>, inputs: LeafInputs,
    drawn: Attribute<ResponderList>
  ) {
    self.layout = layout
    self.engine = engine
    self.size = size
    self.frame = frame
    self.environment = environment
    self.inputs = inputs
    self.drawn = drawn
  }

  mutating func value() -> ResponderList {
    _ = layout.value
    var result = drawn.value
    guard let links = engine.layout.appearance?.links, !links.isEmpty else { return result }
    let shaped = engine.layout.shaped(size.value.proposal)
    let frame = frame.value
    let numbers = Set(links.map(\.run))
    let urls = Dictionary(links.map { ($0.run, $0.url) }) { first, _ in first }
    let areas = self.areas ?? subgraph.apply { TapAreas(inputs.viewInputs) }
    self.areas = areas
    let environment = self.environment.weak
    areas.areas = shaped.areas(ofRuns: numbers).map { run, rect in
      let place = rect.scaled(by: shaped.scale).offsetBy(dx: frame.minX, dy: frame.minY)
      return TapAreas.Area(rect: place) {
        guard let url = urls[run] else { return }
        environment.attribute?.peek().openURL(url)
      }
    }
    result.items.append(areas)
    return result
  }

  nonisolated static var label: String { "links in Text" }
}

extension CGRect {
  func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
