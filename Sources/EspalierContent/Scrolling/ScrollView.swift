// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierScrolling
import Foundation

/// A view onto content that may be larger than it.
///
/// On its scrolling axes it fills the proposed size and proposes nothing to its content; across, content and scroll view are
/// equally large (specification L110). Several views are a column, whatever the axes (specification L111). Scrolling moves the
/// drawing and changes the values of geometry readers; it does not cause layout.
public struct ScrollView<Content: View>: _PrimitiveView {
  /// The scrolled views.
  public var content: Content
  var configuration: ScrollConfiguration

  /// The axes along which the content scrolls.
  public var axes: Axis.Set {
    get { configuration.axes }
    set { configuration.axes = newValue }
  }

  /// Whether indicators are shown; the older form of `scrollIndicators(_:axes:)`.
  public var showsIndicators: Bool {
    get { configuration.showsIndicators }
    set { configuration.showsIndicators = newValue }
  }

  /// Views that scroll along the axes; along the others they have the available size.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    configuration = ScrollConfiguration(axes: axes, showsIndicators: showsIndicators)
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let configuration = view[\.configuration].attribute
    return makeScrollView(
      configuration: configuration, viewType: Self.self, inputs: inputs,
      indicators: { state, inputs in makeScrollBars(state, inputs: inputs) },
      content: { inner in makeImplicitRoot(view: view[\.content], inputs: inner) })
  }
}
