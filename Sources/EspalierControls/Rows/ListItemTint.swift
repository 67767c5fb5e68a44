// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives

/// What the symbols of a list's rows are drawn in.
public struct ListItemTint: Sendable {
  let color: Color

  /// This colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// This colour. A system whose user chooses a colour for all lists would replace it; there is none here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Gray.
  public static let monochrome = ListItemTint(color: .secondaryLabel)
}

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

  /// Nil is the tint of the surroundings.
  var listItemTint: ListItemTint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// What the icons of labels are drawn in where this view is a row of a list, or has some; nil leaves it to the
  /// surroundings.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { $0 = tint ?? $0 }
  }

  /// The colour of the icons of labels where this view is a row of a list, or has some; nil leaves it to the surroundings.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}
