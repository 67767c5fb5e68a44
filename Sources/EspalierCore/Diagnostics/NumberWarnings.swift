// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierMotion
import Foundation

// User code may compute any number. A view uses the nearest value that it can, and a warning names the view, the number
// and the value used instead, once for each host.

extension Diagnostics {
  /// Warns of a number that a view cannot use.
  ///
  /// Modifiers are made on any thread, so this is called there, too; code that runs again with the same mistake adds nothing.
  /// - Parameters:
  ///   - view: The view or modifier that the number was given to.
  ///   - what: The parameter: "the value", "the radius".
  ///   - used: The value used instead, in words.
  package nonisolated static func warnOfNumber<N>(_ number: N, _ view: String, _ what: String, used: String) {
    let text =
      "\(view): \(what) is \(number); \(used). Check what it is computed from: a division by 0 is not a number."
    onMainActor { warnOfView(text, subject: view) }
  }

  /// Makes warnings of paths and pictures warnings of the views that are made or drawn.
  package nonisolated static let takeDrawingWarnings: Void = DrawingWarnings.send { text in
    warnOfContent(text, subject: String(text.prefix { $0 != ":" }))
  }

  /// Warns of a path, a picture or a text. It belongs to no host itself: the warning goes to the host whose update
  /// runs, and to none on another thread. Once for each host.
  package nonisolated static func warnOfContent(_ text: String, subject: String) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { warnOnce(text, subject: subject) }
    } else {
      onMainActor { logOnce(Warning(text: text, subject: subject)) }
    }
  }

  /// Runs a closure now, or on the main queue if this is another thread.
  package nonisolated static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated { body() } } else { DispatchQueue.main.async { body() } }
  }

  /// A part of a whole, from 0 to 1: the nearest value, and 0 for NaN. Infinite values cause a warning as well.
  package nonisolated static func fraction(_ number: Double, _ view: String, _ what: String = "the value") -> Double {
    if number.isFinite { return min(max(number, 0), 1) }
    let nearest = number == .infinity ? 1.0 : 0.0
    warnOfNumber(number, view, what, used: "\(nearest == 1 ? "1" : "0") of 0…1 is shown")
    return nearest
  }
}
