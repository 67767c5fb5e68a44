// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation
import Synchronization

// Foundation's formats end the process for some parameters and values: Int.max fraction digits, the least duration. A view's
// parameters are made usable before a format is called. A user's own format is called unchanged: the report of a crash in it
// names the view.

/// A format of Foundation's that can be made usable.
protocol BoundableFormat {
  /// The format with the nearest parameters that Foundation can format.
  func bounded(for view: String) -> Self
}

/// Hashes of formats that are usable unchanged: an inspection of the parameters takes fifty times as long as formatting a number.
private let knownFormats = Mutex<Set<Int>>([])

extension FormatStyle {
  /// The format with the nearest parameters that Foundation can format, and a warning for each difference.
  package func usable(_ view: String) -> Self {
    guard let format = self as? any BoundableFormat else { return self }
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(Self.self))
    hash(into: &hasher)
    let hash = hasher.finalize()
    if knownFormats.withLock({ $0.contains(hash) }) { return self }
    let usable = format.bounded(for: view) as? Self ?? self
    if usable == self {
      knownFormats.withLock {
        if $0.count >= 1024 { $0 = [] }
        $0.insert(hash)
      }
    }
    return usable
  }

  /// The formatted value; of an unusable value, the nearest usable one.
  package func usableFormat(_ input: FormatInput, _ view: String) -> FormatOutput {
    let usable: Any? =
      switch input {
      case let date as Date: date.usable(view)
      case let dates as Range<Date>: Range(usable: dates.lowerBound, dates.upperBound, view)
      case let duration as Duration: duration.usable(view)
      default: nil
      }
    return format(usable as? FormatInput ?? input)
  }
}

/// Swift's description of a value, of a date that cannot be described that of the nearest one.
func described<T>(_ value: T) -> String { (value as? Date).map { "\($0.usable("Text"))" } ?? "\(value)" }

extension Duration {
  /// The greatest usable duration: Foundation cannot divide the least durations into units.
  private static let longest = Duration.seconds(1_000_000_000_000_000_000)

  /// The nearest duration of at most 32 billion years, with a warning if it differs.
  fileprivate func usable(_ view: String) -> Duration {
    let nearest = min(max(self, Duration.zero - Self.longest), Self.longest)
    if nearest != self {
      Diagnostics.warnOfFormat(view, "the duration is \(self / .seconds(1)) s", "\(nearest / .seconds(1)) s is used")
    }
    return nearest
  }
}

extension Diagnostics {
  /// Warns of a parameter of a format, or of its value, that was replaced.
  nonisolated static func warnOfFormat(_ view: String, _ what: String, _ used: String) {
    let text = "\(view): in its format, \(what); \(used), the nearest that can be written."
    onMainActor { warnOfView(text, subject: view) }
  }
}
