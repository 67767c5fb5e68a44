// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// Views in a row.
public struct HStack<Content: View>: _PrimitiveView {
  package var configuration: StackConfiguration
  package var content: Content

  /// - Parameters:
  ///   - alignment: The vertical alignment of the children.
  ///   - spacing: Points between neighbours; nil uses the neighbours' preferred distances.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    configuration = StackConfiguration(
      axis: .horizontal, alignment: alignment.key, spacing: spacing.map { finiteLength($0, "HStack spacing") })
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeStack(view.fields(StackConfiguration.self, Content.self), Self.self, .horizontal, inputs)
  }
}

/// Views in a column.
public struct VStack<Content: View>: _PrimitiveView {
  package var configuration: StackConfiguration
  package var content: Content

  /// - Parameters:
  ///   - alignment: The horizontal alignment of the children.
  ///   - spacing: Points between neighbours; nil uses the neighbours' preferred distances.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    configuration = StackConfiguration(
      axis: .vertical, alignment: alignment.key, spacing: spacing.map { finiteLength($0, "VStack spacing") })
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeStack(view.fields(StackConfiguration.self, Content.self), Self.self, .vertical, inputs)
  }
}

@MainActor
private func makeStack<Content: View>(
  _ fields: (configuration: _GraphValue<StackConfiguration>, content: _GraphValue<Content>), _ type: any View.Type,
  _ axis: Axis, _ inputs: _ViewInputs
) -> _ViewOutputs {
  makeContainer(
    list: Content._makeViewList(view: fields.content, inputs: _ViewListInputs(inputs)).list,
    configuration: fields.configuration.attribute, viewType: type, stackAxis: axis, inputs: inputs)
}

/// Overlapping views, the last one in front.
public struct ZStack<Content: View>: _PrimitiveView {
  package var configuration: OverlapConfiguration
  package var content: Content

  /// Overlapping views, the last one in front, aligned at the guides of `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    configuration = OverlapConfiguration(alignment: alignment)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let (configuration, content) = view.fields(OverlapConfiguration.self, Content.self)
    return makeContainer(
      list: Content._makeViewList(view: content, inputs: _ViewListInputs(inputs)).list,
      configuration: configuration.attribute, viewType: Self.self, stackAxis: nil, inputs: inputs)
  }
}
