// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion

/// Timing of blinking carets, by the desktop's settings. Without a desktop they do not blink.
package struct CaretBlink: Equatable, Sendable {
  /// Seconds for which the caret is visible, and then for which it is hidden.
  package var period: Double
  /// Seconds after the last key after which the caret stays visible.
  package var timeout: Double

  package init(period: Double, timeout: Double) {
    self.period = period
    self.timeout = timeout
  }
}

extension EnvironmentValues {
  @EnvironmentEntry package var caretBlink: CaretBlink? = nil
}

/// Whether the caret of one field is visible.
@MainActor
final class CaretBlinking {
  let isShown: StoredLocation<Bool>
  private let environment: LiveValue<EnvironmentValues>
  @HostReference private var host: ViewGraph
  private var alarm: Alarm?
  private var start = 0.0

  init(_ inputs: _ViewInputs) {
    isShown = StoredLocation(true, host: inputs.host)
    environment = inputs.environment.live
    host = inputs.host
  }

  /// Shows the caret and starts its blinking anew; called on typing.
  func restart() {
    if !isShown.get() { show(true) }
    guard environment.value?.caretBlink != nil else { return }
    start = host.clock.time.peek()
    wait()
  }

  func stop() {
    alarm?.cancel()
    if !isShown.get() { show(true) }
  }

  private func show(_ isShown: Bool) { self.isShown.set(isShown, transaction: Transaction()) }

  private func wait() {
    guard let blink = environment.value?.caretBlink else { return show(true) }
    alarm = alarm ?? Alarm(host)
    alarm?.set(host.clock.time.peek() + max(blink.period / 2, 0.1)) { [weak self] in
      guard let self else { return }
      let isOver = host.clock.time.peek() - start >= blink.timeout
      show(isOver || !isShown.get())
      if !isOver { wait() }
    }
  }
}
