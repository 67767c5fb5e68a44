// SPDX-License-Identifier: MIT

import EspalierCore

// A screen reader of the desktop speaks by its own settings.

extension View {
  /// No effect: a screen reader of the desktop has a pitch of its own.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// No effect: a screen reader of the desktop reads punctuation by its own settings.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// No effect: a screen reader of the desktop has an order of its own.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// No effect: a screen reader of the desktop spells by its own settings.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
