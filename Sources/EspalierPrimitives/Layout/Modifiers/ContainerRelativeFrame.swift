// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierNumbers
import Foundation

/// A frame relative to the nearest container that shows a part of its content: the window, a scroll view, a column (specification
/// G28). The container's length excludes its safe area.
nonisolated public struct _ContainerRelativeFrameLayout: _PrimitiveViewModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// The frame's length in points, given the container's.
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let container = inputs.container?.availableSize ?? inputs.host.window.availableSize
    let frame = modifier.map("container relative frame") { [unowned(unsafe) host = inputs.host] modifier in
      let container = container.value
      return host.observing { modifier.frame(in: container) }
    }
    return _FrameLayout._makeView(modifier: frame, inputs: inputs, body: body)
  }

  /// A frame with fixed lengths; costs the user's closure.
  private func frame(in container: Proposal) -> _FrameLayout {
    // A window that is as large as its content has no length of its own.
    func length(_ axis: Axis) -> CGFloat? {
      axes.contains(axis) ? container[axis].map { self.length($0, axis) } : nil
    }
    return _FrameLayout(width: length(.horizontal), height: length(.vertical), alignment: alignment)
  }
}

extension View {
  /// Sets this view's length on the given axes to the container's.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Sets this view's length to that of `span` of `count` parts of the container, `spacing` points apart.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * (CGFloat(max(count, 1)) - 1)) / CGFloat(max(count, 1))
        return max(0, part * CGFloat(span) + spacing * (CGFloat(span) - 1))
      })
  }

  /// Sets this view's length to one computed from the container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}
