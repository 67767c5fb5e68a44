// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// The label of a section in the index of its list; nil for a section without an entry.
enum SectionIndexLabelTraitKey: _ViewTraitKey {
  static var defaultValue: Text? { nil }
}

extension View {
  /// The label of this section in the index at the trailing side of its list: usually a single letter. Nil removes the
  /// section from the index. A section of a list or form only.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(_TraitWritingModifier<SectionIndexLabelTraitKey>(value: label))
  }

  /// The translated label of this section in the index at the trailing side of its list.
  public nonisolated func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View {
    sectionIndexLabel(Text(labelKey))
  }

  /// The label of this section in the index at the trailing side of its list, shown as it is, without translation. Nil
  /// removes the section from the index.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Sets whether lists and forms in this view show the index of their sections. Automatic is shown on a phone as soon as
  /// a section has a label, and hidden on a desktop.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.sectionIndexVisibility, visibility)
  }
}

extension EnvironmentValues {
  @EnvironmentEntry fileprivate var sectionIndexVisibility: Visibility = .automatic

  /// Whether lists show the index of sections that have labels.
  var showsSectionIndex: Bool {
    switch sectionIndexVisibility {
    case .automatic: look == .phone
    case .visible: true
    case .hidden: false
    }
  }
}
