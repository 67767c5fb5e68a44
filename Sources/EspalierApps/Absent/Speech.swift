// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

@available(
  *, unavailable,
  message: "A desktop's screen reader speaks by its own settings: use accessibilityLabel(_:) for other words."
)
extension View {
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
