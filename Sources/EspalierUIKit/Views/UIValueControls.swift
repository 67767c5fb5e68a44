// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A control of UIKit that SwiftUI has an equivalent of.
@MainActor @preconcurrency
open class _UIEquivalentControl: UIControl {
  /// A control in a rectangle of points.
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// The equivalent.
  var equivalent: AnyView { AnyView(EmptyView()) }
  override var isTappedControl: Bool { false }
  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(
      ZStack(alignment: .topLeading) {
        equivalent.frame(maxWidth: .infinity, maxHeight: .infinity).disabled(!isEnabled)
        subviews
      })
  }
  /// The size of the content in points, as in UIKit.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// The size of the content in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Performs what a change by the user does.
  func changedByUser() {
    noteChange()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// A switch of UIKit.
@MainActor @preconcurrency
open class UISwitch: _UIEquivalentControl {
  /// Whether it is on.
  open var isOn = false { didSet { noteChange() } }
  /// The colour of a switch that is on.
  open var onTintColor: UIColor? { didSet { noteChange() } }
  /// The colour of the knob; stored.
  open var thumbTintColor: UIColor?

  /// A switch in its own size at a place.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    onMainQueue { resistance = LayoutResistance(growing: 750) }
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }
  /// Sets whether it is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var equivalent: AnyView {
    let isOn = Binding(get: { self.isOn }) { value in
      self.isOn = value
      self.changedByUser()
    }
    return AnyView(
      Toggle(isOn: isOn) { Text(verbatim: accessibilityLabel ?? "") }.labelsHidden().toggleStyle(.switch)
        .tint(onTintColor.map { Color(uiColor: $0) }))
  }
}

/// A slider of UIKit.
@MainActor @preconcurrency
open class UISlider: _UIEquivalentControl {
  /// The value.
  open var value: Float = 0 { didSet { noteChange() } }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { noteChange() } }
  /// The largest value.
  open var maximumValue: Float = 1 { didSet { noteChange() } }
  /// Whether actions are sent while the knob moves; always so.
  open var isContinuous = true
  /// The colour of the part before the knob.
  open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
  /// The colour of the part after the knob; stored.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; stored.
  open var thumbTintColor: UIColor?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var equivalent: AnyView {
    let value = Binding(get: { Double(min(max(self.value, self.minimumValue), self.maximumValue)) }) { value in
      self.value = Float(value)
      self.changedByUser()
    }
    let range = Double(minimumValue)...Double(max(maximumValue, minimumValue))
    return AnyView(
      Slider(value: value, in: range).tint(minimumTrackTintColor.map { Color(uiColor: $0) }))
  }
  /// The height of the slider in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }
  /// The height of the slider in points, in the width of another size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// Two buttons that change a number by steps.
@MainActor @preconcurrency
open class UIStepper: _UIEquivalentControl {
  /// The value.
  open var value = 0.0 { didSet { noteChange() } }
  /// The least value.
  open var minimumValue = 0.0
  /// The largest value.
  open var maximumValue = 100.0
  /// The change by one touch.
  open var stepValue = 1.0
  /// Whether the value goes on at the other end.
  open var wraps = false

  private func step(_ change: Double) {
    let next = value + change
    value =
      next > maximumValue
      ? (wraps ? minimumValue : maximumValue) : next < minimumValue ? (wraps ? maximumValue : minimumValue) : next
    changedByUser()
  }

  /// The size of the buttons in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  override var equivalent: AnyView {
    AnyView(
      Stepper {
        Text(verbatim: accessibilityLabel ?? "")
      } onIncrement: {
        self.step(self.stepValue)
      } onDecrement: {
        self.step(-self.stepValue)
      }.labelsHidden())
  }
}
