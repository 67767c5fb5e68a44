// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierPrimitives

/// The badge at the end of a row, or on a tab.
package enum BadgeTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: Text? { nil }
}

/// The visual emphasis of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int
  /// Less emphasis than the standard.
  public static let decreased = BadgeProminence(level: -1)
  /// The standard emphasis.
  public static let standard = BadgeProminence(level: 0)
  /// More emphasis than the standard.
  public static let increased = BadgeProminence(level: 1)
}

extension EnvironmentValues {
  /// The visual emphasis of badges.
  @EnvironmentEntry public var badgeProminence: BadgeProminence = .standard
}

extension View {
  /// A text at the end of this row of a list, or on this tab; nil is none.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(_TraitWritingModifier<BadgeTraitKey>(value: label))
  }

  /// A text at the end of this row of a list, or on this tab; nil is none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// A text at the end of this row of a list, or on this tab; nil is none. The text is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// A number at the end of this row of a list, or on this tab; 0 is none.
  public nonisolated func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(count, format: .number)) }

  /// Sets the visual emphasis of badges in this view.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

extension SubviewsCollection {
  /// The first badge of the views. A rule that reads it depends on their badges.
  @MainActor var badge: Text? {
    for subview in self { if let badge = subview.traits.value(BadgeTraitKey.self) { return badge } }
    return nil
  }
}

/// A row of a list or form with its badge, if the row can have one.
@MainActor
package func badged(_ element: ViewListElement) -> ViewListElement {
  guard let badge = element.traits[BadgeTraitKey.self] else { return element }
  return ModifiedElement(element) { badge.map("badge") { RowBadge(badge: $0) } }
}

private struct RowBadge: ViewModifier {
  let badge: Text?
  @State private var isShownInside = false
  @Environment(\.design) private var design

  init(badge: Text?) { self.badge = badge }

  func body(content: Content) -> some View {
    HStack(spacing: design.rows.badgeGap) {
      content.environment(\.rowBadge, badge).onPreferenceChange(InnerBadge.IsShown.self) { isShownInside = $0 }
      if let badge, !isShownInside {
        Spacer(minLength: 0)
        BadgeText(badge: badge)
      }
    }
  }
}

private struct BadgeText: View {
  let badge: Text
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.design) private var design

  init(badge: Text) { self.badge = badge }

  var body: some View {
    if prominence == .increased {
      badge.font(.footnote).foregroundStyle(.white).padding(design.rows.badgeInsets)
        .background(.red, in: Capsule())
    } else {
      badge.foregroundStyle(prominence == .decreased ? Color.tertiaryLabel : .secondary)
    }
  }
}

/// The badge of the row, for content with a view of its own at the row's end: the badge is placed before that view.
package struct InnerBadge: View {
  private let own: Text?
  @Environment(\.rowBadge) private var rowBadge

  /// - Parameter own: A badge that takes precedence over the row's.
  package init(_ own: Text? = nil) { self.own = own }

  package var body: some View {
    if let badge = own ?? rowBadge { BadgeText(badge: badge).preference(key: IsShown.self, value: true) }
  }

  enum IsShown: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry fileprivate var rowBadge: Text? = nil
}
