// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The title in a bar, or the large one below it. With a menu the title opens it; with a name that may be edited, the menu's
/// rename button puts a field in the title's place.
struct BarTitle: View {
  let settings: NavigationBarSettings
  let title: Text
  let isLarge: Bool
  /// What `toolbarTitleMenu` gave.
  let menu: [_ToolbarEntry]
  /// What a title that is a binding is bound to.
  let name: Binding<String>?
  @State private var isRenaming = false

  init(settings: NavigationBarSettings, title: Text, isLarge: Bool, toolbar: Toolbar) {
    self.settings = settings
    self.title = title
    self.isLarge = isLarge
    menu = toolbar.items(at: .titleMenu)
    name = toolbar.name
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
    VStack(spacing: 0) {
      title.font(font).lineLimit(1).accessibilityAddTraits(.isHeader)
      if !isLarge, let subtitle = settings.subtitle {
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .accessibilityHidden(settings.isNameOfWindow)
  }
}

/// What rename buttons in the menu do; where the title cannot be edited, what is usual around.
private struct Renaming: ViewModifier {
  let rename: (() -> Void)?

  func body(content: Content) -> some View {
    if let rename { content.renameAction(rename) } else { content }
  }
}

/// The field in which a title is edited: Return or leaving it takes the text, Escape leaves the title as it was.
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

/// A menu that the page's title opens.
///
/// Without content of its own it has a button that renames, where the title is a binding.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent, _PrimitiveToolbarContent {
  let content: Content

  /// The commands for what the page shows.
  public init() where Content == EmptyView { content = EmptyView() }

  /// The items of the menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var _items: [_ToolbarEntry] {
    Content.self == EmptyView.self ? [] : [_ToolbarEntry(.titleMenu, content)]
  }
}

extension View {
  /// Lets the page's title open a menu of these items. Several menus follow one another.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// The title of the page, which the user may edit: the title opens a menu with a rename button, or the one that
  /// `toolbarTitleMenu` gives, whose `RenameButton` does it.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
      .modifier(ToolbarModifier(change: { $0.name = $0.name ?? title }))
  }
}
