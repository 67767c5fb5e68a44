// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGraph
import EspalierPrimitives

/// The items of a menu, with a line between its sections. Consecutive items outside of sections form a section, too, and a
/// `Divider` ends one: no two lines are adjacent, and none is at the beginning or the end, as in the menus of AppKit and UIKit.
struct MenuSections<Content: View>: View {
  private let content: Content
  @Environment(\.design) private var design

  init(_ content: Content) { self.content = content }

  var body: some View {
    Group(subviews: content) { items in
      ForEach(sections(of: items)) { section in
        if !section.isFirst { Divider().padding(.vertical, design.menu.sectionGap) }
        ForEach(section.items) { item in
          if item.part == .header {
            item.subview
              .font(.subheadline.weight(.semibold)).foregroundStyle(.secondary).padding(design.menu.itemInsets)
          } else if item.isCaption {
            item.subview.modifier(MenuCaption())
          } else {
            item.subview
          }
        }
      }
    }
  }

  private func sections(of subviews: SubviewsCollection) -> [ItemsOfSection] {
    var sections: [ItemsOfSection] = []
    var last: FormSection?
    var isEnded = true
    for subview in subviews {
      if subview.element?.innermostType == Divider.self {
        isEnded = true
        continue
      }
      let place = subview.traits.value(FormPlaceTraitKey.self)
      if isEnded || place?.section !== last {
        sections.append(ItemsOfSection(id: subview.id, isFirst: sections.isEmpty))
      }
      isEnded = false
      last = place?.section
      sections[sections.count - 1].items.append(MenuItem(subview: subview, part: place?.part))
    }
    return sections
  }
}

/// A section of a menu, identified by its first item.
private struct ItemsOfSection: Identifiable {
  let id: Subview.ID
  let isFirst: Bool
  var items: [MenuItem] = []
}

private struct MenuItem: Identifiable {
  let subview: Subview
  let part: FormPlace.Part?
  var id: Subview.ID { subview.id }

  /// Whether the item cannot be chosen: a text or an image that is not a row of its own.
  @MainActor var isCaption: Bool {
    guard part == .footer || !subview.traits.value(IsMenuRowTraitKey.self) else { return false }
    let innermost = subview.element?.innermostType
    return innermost == Text.self || innermost == Image.self || subview.traits.value(IsMenuCaptionTraitKey.self)
  }
}

/// Makes its content a section of the menu, except for views in sections of their own.
struct MenuSectionModifier: ViewModifier {
  @State private var section = FormSection()

  func body(content: Content) -> some View {
    content.modifier(FormPlaceWriter(place: FormPlace(section: section, part: .row)))
  }
}

nonisolated private struct FormPlaceWriter: TraitWriting {
  let place: FormPlace?

  @MainActor static func write(_ value: Attribute<FormPlace?>, to element: ViewListElement) {
    element.traits.setIfUnset(FormPlaceTraitKey.self, value)
  }
}
