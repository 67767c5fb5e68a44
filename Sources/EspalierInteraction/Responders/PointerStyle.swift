// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

/// The shape of the pointer.
public struct PointerStyle: Hashable, Sendable {
  /// The name in CSS, and in the cursor themes of desktops.
  package let name: String
  /// The name in layouts from right to left; nil for the same.
  private var mirrored: String?

  package init(name: String) { self.init(name: name, mirrored: nil) }

  init(name: String, mirrored: String?) {
    self.name = name
    self.mirrored = mirrored
  }

  /// The style in layouts of a direction.
  fileprivate func directed(_ direction: LayoutDirection) -> PointerStyle {
    direction == .rightToLeft ? PointerStyle(name: mirrored ?? name) : PointerStyle(name: name)
  }

  /// The arrow.
  public static let `default` = PointerStyle(name: "default")
  /// The style over text in lines.
  public static let horizontalText = PointerStyle(name: "text")
  /// The style over text in columns.
  public static let verticalText = PointerStyle(name: "vertical-text")
  /// The style during a selection of a rectangle.
  public static let rectSelection = PointerStyle(name: "crosshair")
  /// The style over a view that can be grabbed and moved.
  public static let grabIdle = PointerStyle(name: "grab")
  /// The style while a view is moved.
  public static let grabActive = PointerStyle(name: "grabbing")
  /// A hand, as over links.
  public static let link = PointerStyle(name: "pointer")
  /// A lens with a plus.
  public static let zoomIn = PointerStyle(name: "zoom-in")
  /// A lens with a minus.
  public static let zoomOut = PointerStyle(name: "zoom-out")
  /// Arrows to the left and the right, as over the line between columns.
  public static let columnResize = PointerStyle(name: "col-resize")
  /// Arrows upwards and downwards, as over the line between rows.
  public static let rowResize = PointerStyle(name: "row-resize")
}

/// Gives the pointer a style over a view.
nonisolated public struct _PointerStyleModifier: _PrimitiveViewModifier {
  let style: PointerStyle?

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(
      in: PointerStyleResponder(modifier.live, inputs.environment.weak), label: "pointer style")
    return outputs
  }

  private final class PointerStyleResponder: WrappingResponder {
    private let modifier: LiveValue<_PointerStyleModifier>
    private let environment: WeakAttribute<EnvironmentValues>

    init(_ modifier: LiveValue<_PointerStyleModifier>, _ environment: WeakAttribute<EnvironmentValues>) {
      self.modifier = modifier
      self.environment = environment
    }

    override var pointerStyle: PointerStyle? {
      modifier.value?.style?.directed(environment.value?.layoutDirection ?? .leftToRight)
    }
  }
}

extension View {
  /// Sets the shape of the pointer over this view; nil leaves it to the views inside and around.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(_PointerStyleModifier(style: style))
  }

  /// Sets whether the pointer is shown over this view.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    pointerStyle(visibility == .hidden ? PointerStyle(name: "none") : nil)
  }
}
