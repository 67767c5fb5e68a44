// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The title in a bar, or the large one below it. A title with a menu opens the menu; if the name can be edited, the menu's
/// rename button replaces the title by a text field.
struct BarTitle: View {
  let settings: NavigationBarSettings
  let title: Text
  let isLarge: Bool
  /// Items in place of the title and the subtitle.
  let titleItems: [_ToolbarEntry]
  let subtitleItems: [_ToolbarEntry]
  /// The items set by `toolbarTitleMenu`.
  let menu: [_ToolbarEntry]
  /// The binding of an editable title.
  let name: Binding<String>?
  @State private var isRenaming = false

  init(settings: NavigationBarSettings, title: Text, isLarge: Bool, toolbar: Toolbar) {
    self.settings = settings
    self.title = title
    self.isLarge = isLarge
    titleItems = toolbar.items(at: isLarge ? .largeTitle : .title)
    subtitleItems = toolbar.items(at: isLarge ? .largeSubtitle : .subtitle)
    menu = toolbar.items(at: .titleMenu)
    name = toolbar.name
  }

  /// The title in the row of a bar; nil if the page has none.
  init?(inRowWith settings: NavigationBarSettings, toolbar: Toolbar) {
    guard settings.title != nil || !toolbar.items(at: .title).isEmpty else { return nil }
    self.init(settings: settings, title: settings.title ?? Text(verbatim: ""), isLarge: false, toolbar: toolbar)
  }

  var body: some View {
    if isRenaming, let name {
      BarNameField(name: name, font: font) { isRenaming = false }
    } else if menu.isEmpty, name == nil {
      texts
    } else {
      Menu {
        ForEach(menu.indices, id: \.self) { ToolbarItemView(item: menu[$0]) }
        if menu.isEmpty { RenameButton() }
      } label: {
        texts
      }
      .menuStyle(.button).menuIndicator(.visible).buttonStyle(.plain)
      .modifier(Renaming(rename: name == nil ? nil : { isRenaming = true }))
    }
  }

  private var font: Font { isLarge ? .largeTitle.bold() : .headline }

  private var texts: some View {
    VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
      if titleItems.isEmpty {
        title.font(font).lineLimit(1).accessibilityAddTraits(.isHeader)
      } else {
        HStack { ForEach(titleItems.indices, id: \.self) { ToolbarItemView(item: titleItems[$0]) } }.font(font)
      }
      if !subtitleItems.isEmpty {
        HStack { ForEach(subtitleItems.indices, id: \.self) { ToolbarItemView(item: subtitleItems[$0]) } }
          .font(.caption).foregroundStyle(.secondary)
      } else if !isLarge, let subtitle = settings.subtitle {
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .accessibilityHidden(settings.isNameOfWindow)
  }
}

/// The action of rename buttons in the menu; for a title that cannot be edited, the inherited action.
private struct Renaming: ViewModifier {
  let rename: (() -> Void)?

  func body(content: Content) -> some View {
    if let rename { content.renameAction(rename) } else { content }
  }
}

/// The field in which a title is edited: Return or losing the focus commits the text, Escape keeps the old title.
private struct BarNameField: View {
  @Binding var name: String
  let font: Font
  let end: () -> Void
  @State private var text: String
  @State private var isCancelled = false
  @FocusState private var isFocused: Bool
  @Environment(\.design) private var design

  init(name: Binding<String>, font: Font, end: @escaping () -> Void) {
    _name = name
    _text = State(initialValue: name.wrappedValue)
    self.font = font
    self.end = end
  }

  var body: some View {
    TextField("Name", text: $text)
      .textFieldStyle(.roundedBorder)
      .font(font)
      .frame(maxWidth: design.bar.nameWidth)
      .focused($isFocused)
      .onSubmit(take)
      .onExitCommand {
        isCancelled = true
        end()
      }
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { if !isFocused { take() } }
  }

  private func take() {
    if !text.isEmpty, !isCancelled { name = text }
    end()
  }
}

/// The menu of the page's title.
///
/// Without content of its own the menu has a rename button if the title is a binding.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent, _PrimitiveToolbarContent {
  let content: Content

  /// The default menu: a rename button if the title can be edited.
  public init() where Content == EmptyView { content = EmptyView() }

  /// The items of the menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var _items: [_ToolbarEntry] {
    Content.self == EmptyView.self ? [] : [_ToolbarEntry(.titleMenu, content)]
  }
}

extension View {
  /// Adds these items to the menu that the page's title opens. Several menus are concatenated.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// Sets an editable title of the page: the title opens a menu with a rename button, or the menu set by `toolbarTitleMenu`,
  /// whose `RenameButton` renames.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
      .modifier(ToolbarModifier(change: { $0.name = $0.name ?? title }))
  }
}
