// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import EspalierMotion
import EspalierPrimitives
import EspalierText
import Foundation

/// Draws the texts of a view, line by line, run by run or character by character, in place of the default drawing.
///
/// The accessibility of the texts is unchanged.
public protocol TextRenderer: Animatable {
  /// Draws a text whose top left corner is the context's origin.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text in a proposed size, in points: by default the one that the text has without a renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// Distance by which the renderer draws beyond the text. Drawing is not clipped here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text to be measured by its renderer.
public struct TextProxy {
  let measure: @MainActor (Proposal) -> CGSize

  /// The size of the text in a proposed size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // Renderers run where views are updated.
    let measure = measure
    return MainActor.assumeIsolated { measure(Proposal(proposal)) }
  }
}

/// A type-erased renderer in its current state.
@MainActor
class AnyTextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
  /// The size of a text; nil if the renderer is gone.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize? { nil }
  /// Makes the running rule depend on the renderer's values.
  func follow() {}
}

/// The modifier of `textRenderer(_:)`.
nonisolated public struct _TextRendererModifier<Renderer: TextRenderer>: InputsModifier {
  let renderer: Renderer

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let renderer = makeAnimated(modifier.field(at: 0, as: Renderer.self).attribute, inputs: inputs)
    inputs.hasTextRenderer = true
    let moving = Moving(renderer: renderer.weak)
    inputs.changeEnvironment("text renderer") { $0.textRenderer = moving }
  }

  private final class Moving: AnyTextRenderer {
    private let renderer: WeakAttribute<Renderer>
    init(renderer: WeakAttribute<Renderer>) { self.renderer = renderer }
    override func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      renderer.value?.draw(layout: layout, in: &context)
    }
    override func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize? {
      renderer.attribute?.peek().sizeThatFits(proposal: proposal, text: text)
    }
    override func follow() { _ = renderer.value }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var textRenderer: AnyTextRenderer? = nil
}

extension View {
  /// Draws the texts in this view with `renderer`, which animates when it changes in an animation.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

/// A text drawn by a renderer.
@MainActor
func makeRendered(
  _ text: _ViewOutputs, layout: Attribute<LayoutComputer>, engine: CachedLeafEngine<TextLayout>, inputs: _ViewInputs
) -> _ViewOutputs {
  var outputs = text
  outputs.preferences = TransformingNode<DisplayListKey>(outputs.preferences) { _, _ in
    Attribute(
      RenderedText(
        layout: layout, engine: engine, size: inputs.size, frame: inputs.makeShownFrame(),
        environment: inputs.environment))
  }
  return outputs
}

// Reads: the text's layout, its frame on screen, the current renderer, the foreground.
// Produces: the renderer's drawing.
// Costs: the renderer, and O(length²) for the places of all characters.
private struct RenderedText: Rule {
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>
  let size: Attribute<ViewSize>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>

  mutating func value() -> DisplayList {
    _ = layout.value
    let environment = environment.value
    let shaped = engine.layout.shaped(size.value.proposal)
    let frame = frame.value
    if shaped.string.isEmpty { return .empty }
    let appearance = engine.layout.appearance
    let drawn = DrawnTextParts(shaped: shaped, appearance: appearance, in: environment)
    var context = GraphicsContext(
      environment: environment, symbols: [], bounds: CGRect(origin: .zero, size: shaped.size))
    environment.textRenderer?.draw(
      layout: Text.Layout(drawn, attributes: appearance?.attributes ?? [:]), in: &context)
    let list = context.recording.list
    if list.isEmpty { return .empty }
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return DisplayList([DisplayItem(.effect(.transform(place), list))])
  }

  nonisolated static var label: String { "render Text" }
}
