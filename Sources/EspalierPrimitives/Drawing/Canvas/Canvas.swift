// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import Foundation

/// A view drawn by a closure, shape by shape, instead of other views.
///
/// The renderer runs whenever the canvas, its size, its environment or one of its symbols changes. Its drawings cannot be touched
/// individually, and have no accessibility elements.
public struct Canvas<Symbols: View>: _PrimitiveView {
  /// Views that the renderer can draw, each by its `tag`. They are laid out in the canvas's size; their preferences do not leave
  /// them (specification P74).
  public var symbols: Symbols
  /// Draws; runs again when a value that the view's body read changes, or the size does.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether undrawn areas are black.
  public var isOpaque: Bool
  /// No effect: pictures here have eight bits of sRGB in each mode.
  public var colorMode: ColorRenderingMode
  /// Has no effect: drawing always happens with the frame.
  public var rendersAsynchronously: Bool

  /// Draws with `renderer`, which may draw the views of `symbols` by their tags. `colorMode` and
  /// `rendersAsynchronously` have no effect here.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = CanvasContent<Symbols>(canvas: view.attribute, symbols: makeSymbols(view[\.symbols], inputs))
    return _ViewOutputs(layout: inputs.host.shared.flexibleLayout, preferences: makeLeaf(content, inputs: inputs))
  }

  /// The symbols' pictures, in a coordinate space of the canvas's size.
  private static func makeSymbols(_ symbols: _GraphValue<Symbols>, _ inputs: _ViewInputs) -> Attribute<[CanvasSymbol]>?
  {
    guard Symbols.self != EmptyView.self else { return nil }
    var inner = inputs
    inner.frame = Attribute(SymbolSpace(size: inputs.size))
    let list = Symbols._makeViewList(view: symbols, inputs: _ViewListInputs(inner)).list?.map { element in
      let wrapped = WrappedElement(element) { inputs, make in
        var outputs = make(inputs)
        outputs.preferences = SymbolNode(
          outputs.preferences, tag: element.traits[TagTraitKey.self], frame: inputs.frame)
        return outputs
      }
      return wrapped
    }
    let container = makeContainer(
      list: list, configuration: inputs.host.shared.constant(OverlapConfiguration(alignment: .topLeading)),
      viewType: nil,
      stackAxis: nil, inputs: inner)
    return container.preferences?.attribute(for: SymbolsKey.self)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Draws with `renderer`. `colorMode` and `rendersAsynchronously` have no effect here.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// The display list of a canvas.
private struct CanvasContent<Symbols: View>: LeafContent {
  let canvas: Attribute<Canvas<Symbols>>
  let symbols: Attribute<[CanvasSymbol]>?

  static var viewType: (any View.Type)? { Canvas<Symbols>.self }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      CanvasDisplay(
        canvas: canvas, symbols: symbols, frame: leaf.shownFrame, environment: leaf.inputs.environment))
  }
}

// Reads: the canvas, its symbols' pictures, the frame on screen, the environment.
// Produces: the renderer's drawing.
// Costs: the renderer.
private struct CanvasDisplay<Symbols: View>: Rule {
  let canvas: Attribute<Canvas<Symbols>>
  let symbols: Attribute<[CanvasSymbol]>?
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>

  mutating func value() -> DisplayList {
    let canvas = canvas.value
    let rect = frame.value
    var context = GraphicsContext(
      environment: environment.value, symbols: symbols?.value ?? [], bounds: CGRect(origin: .zero, size: rect.size))
    if canvas.isOpaque { context.fill(Path(context.bounds), with: .color(.black)) }
    canvas.renderer(&context, rect.size)
    let drawn = context.recording.list
    // The canvas is one picture: blend modes do not affect views behind it, and drawing outside is clipped.
    if drawn.isEmpty { return .empty }
    let cut = DisplayList([DisplayItem(.effect(.clip(path: Path(context.bounds), rule: .nonZero), drawn))])
    let alone = DisplayList([DisplayItem(.effect(.isolate, cut))])
    if rect.origin == .zero { return alone }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return DisplayList([DisplayItem(.effect(.transform(place), alone))])
  }

  nonisolated static var label: String { "draw Canvas" }
}
