// SPDX-License-Identifier: MIT

import EspalierCore

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = GaugeStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A gauge, for a style.
public struct GaugeStyleConfiguration {
  /// The position of the value: from 0 at the lower bound to 1 at the upper one.
  public var value: Double
  /// The name of the measured quantity.
  public var label: Label
  /// The value in words; nil if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?

  /// The name of the measured quantity, as a view.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The value in words.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The lower bound in words.
  public struct MinimumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The upper bound in words.
  public struct MaximumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The default style: a line that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A line that is filled up to the value, the label above it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The same as `.linearCapacity`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A line with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The same as `.accessoryLinear`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { MarkedLineGauge(configuration: configuration) }
}

/// A line that is filled up to the value, between its bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The same as `.accessoryLinearCapacity`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The same as `.accessoryCircular`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The same as `.accessoryCircularCapacity`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a line that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line that is filled up to the value, the label above it.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A line that is filled up to the value, between its bounds.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GaugeStyleConfiguration> {
      AnyStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// The appearance of gauges in this view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gaugeStyle, AnyStyle(style) { $0.makeBody(configuration: $1) }, drawing: S.Body.self)
  }
}
