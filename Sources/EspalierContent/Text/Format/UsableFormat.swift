// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation
import Synchronization

// Foundation's formats end the process for some parameters and values: Int.max fraction digits, the least duration. What a view is
// given is made usable before a format is called. A format of the user's own is called as it is: a crash in it names the view.

/// A format of Foundation's that can be made usable.
protocol BoundableFormat {
  /// With the nearest parameters that Foundation can write with.
  func bounded(for view: String) -> Self
}

/// Hashes of formats that are usable as they are: a look at the parameters takes fifty times as long as writing a number.
private let knownFormats = Mutex<Set<Int>>([])

extension FormatStyle {
  /// With the nearest parameters that Foundation can write with, and a warning for each that differs.
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

  /// The value as the format writes it; the nearest one that it can write.
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

extension Duration {
  /// Foundation cannot take the least ones apart.
  private static let longest = Duration.seconds(1_000_000_000_000_000_000)

  /// At most 32 billion years, with a warning where it is more.
  fileprivate func usable(_ view: String) -> Duration {
    let nearest = min(max(self, Duration.zero - Self.longest), Self.longest)
    if nearest != self {
      Diagnostics.warnOfFormat(view, "the duration is \(self / .seconds(1)) s", "\(nearest / .seconds(1)) s is used")
    }
    return nearest
  }
}

extension Diagnostics {
  /// Warns of a parameter of a format, or of its value, for which another one is used.
  nonisolated static func warnOfFormat(_ view: String, _ what: String, _ used: String) {
    let text = "\(view): in its format, \(what); \(used), the nearest that can be written."
    onMainActor { warnOfView(text, subject: view) }
  }
}
