// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

extension EnvironmentValues {
  /// Visibility of the indicators of scroll views at rest, 0…1.
  @EnvironmentEntry var scrollIndicatorFlash: Double = 0
}

/// Shows the indicators for a moment whenever a value changes.
private struct FlashModifier<Value: Equatable>: ViewModifier {
  let value: Value
  @Environment(\.design) private var design

  init(value: Value) { self.value = value }

  func body(content: Content) -> some View {
    let motion = design.motion
    content.keyframeAnimator(initialValue: 0.0, trigger: value) { content, opacity in
      // The enclosing views may flash as well.
      content.transformEnvironment(\.scrollIndicatorFlash) { $0 = max($0, opacity) }
    } keyframes: { _ in
      LinearKeyframe(1, duration: motion.fade)
      LinearKeyframe(1, duration: motion.flash)
      LinearKeyframe(0, duration: motion.fade)
    }
  }
}

private struct FlashOnAppear: ViewModifier {
  let isEnabled: Bool
  @State private var hasAppeared = false

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func body(content: Content) -> some View {
    content.modifier(FlashModifier(value: hasAppeared)).onAppear { if isEnabled { hasAppeared = true } }
  }
}

extension View {
  /// Shows the scroll indicators of scroll views in this view for a moment when `value` changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(FlashModifier(value: value))
  }

  /// Shows the scroll indicators of scroll views in this view for a moment when they appear.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(FlashOnAppear(isEnabled: onAppear))
  }
}
