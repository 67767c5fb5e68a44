// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierScrolling
import Foundation

/// A window onto content that may be larger than it.
///
/// On the axes that scroll it takes the size that it is offered and proposes nothing to its content; across,
/// content and scroll view are equally large (specification L110). Several views are a column, whatever the axes
/// (specification L111). A scroll step moves what is drawn and what readers of geometry see; it lays nothing out.
public struct ScrollView<Content: View>: _PrimitiveView {
  /// The views that are scrolled.
  public var content: Content
  var configuration: ScrollConfiguration

  /// The directions in which the content can be moved.
  public var axes: Axis.Set {
    get { configuration.axes }
    set { configuration.axes = newValue }
  }

  /// Whether indicators are shown; the older form of `scrollIndicators(_:axes:)`.
  public var showsIndicators: Bool {
    get { configuration.showsIndicators }
    set { configuration.showsIndicators = newValue }
  }

  /// Views that are scrolled along the axes; along the others they have the size that is available.
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
