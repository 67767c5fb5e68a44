// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// A view in one cell of a sheet, in a window of its own, and what is done in the window before the picture is made.
struct Exhibit: Sendable {
  let name: String
  /// In points.
  let size: CGSize
  /// Seconds between the last event and the picture.
  let rest: Double
  private let view: @MainActor @Sendable () -> AnyView
  private let events: @MainActor @Sendable (ViewHost<AnyView>) throws -> Void

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, rest: Double = 1,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View,
    events: @escaping @MainActor @Sendable (ViewHost<AnyView>) throws -> Void = { _ in }
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.rest = rest
    self.view = { AnyView(view()) }
    self.events = events
  }

  /// The window, after its events.
  @MainActor func host(look: Look, appearance: Sheet.Appearance) throws -> ViewHost<AnyView> {
    let content = AnyView(view().frame(width: size.width, height: size.height).background(.background))
    let host = ViewHost(content, size: size, look: look) { environment in
      if appearance.isDark { environment.colorScheme = .dark }
      if appearance.hasHighContrast { environment.colorSchemeContrast = .increased }
      if appearance == .rightToLeft { environment.layoutDirection = .rightToLeft }
      if appearance == .largeText { environment.dynamicTypeSize = .accessibility1 }
      environment.timeZone = TimeZone(identifier: "UTC") ?? environment.timeZone
      environment.locale = Locale(identifier: "en_US")
    }
    try host.settle()
    try events(host)
    try host.advance(by: .seconds(rest))
    return host
  }
}
