// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives

/// The colour of the symbols in a list's rows.
public struct ListItemTint: Sendable {
  let color: Color

  /// A fixed colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A preferred colour. A system with a user-chosen colour for all lists would replace it; here no such colour exists.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Gray.
  public static let monochrome = ListItemTint(color: .secondaryLabel)
}

extension EnvironmentValues {
  /// Nil is the inherited tint.
  @EnvironmentEntry var listItemTint: ListItemTint? = nil
}

extension View {
  /// Sets the colour of the icons of labels in a row of a list: this view, or its rows; nil keeps the inherited one.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { $0 = tint ?? $0 }
  }

  /// Sets the colour of the icons of labels in a row of a list: this view, or its rows; nil keeps the inherited one.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}
