// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import EspalierPrimitives
import Foundation

/// The appearance and the metrics of controls and containers in a host.
public enum Look: String, CaseIterable, Sendable {
  /// For a desktop with a pointer: compact rows, small titles in bars, dialogs in the middle of the window. The default.
  case desktop
  /// As on a phone, in Apple's measures: rows for a finger, large titles, sheets from below. The horizontal size class is
  /// compact in a host that is narrower than 600 points or whose size is the root's own.
  case phone

  /// Writes the look, and the size class that belongs to it, into a root's environment.
  package func apply(to environment: inout EnvironmentValues, size: CGSize?) {
    switch self {
    case .desktop: DesignLook.desktop.apply(to: &environment, size: size)
    case .phone: DesignLook.phone.apply(to: &environment, size: size)
    }
  }
}
