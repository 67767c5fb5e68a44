// SPDX-License-Identifier: MIT

import SwiftUI

/// The rows of `ModifierEffectTests`. Titles are constants, not literals, where the overload for strings is meant.
@MainActor
enum ModifierEffects {
  typealias Row = ModifierEffectTests.Row

  static let title = String("Title")
  static let text = Text("One")
  private static let symbol = Image(systemName: "star")
  /// A symbol of two layers.
  private static let layers = Image(systemName: "minus.circle.fill")
  private static let sentence = Text("A sentence that is too long for the place that it has here")

  static var drawing: [Row] {
    [
      Row("background(ignoresSafeAreaEdges:)", text) { $0.background(ignoresSafeAreaEdges: []) },
      Row("backgroundStyle", text.background()) { $0.backgroundStyle(.red) },
      Row("scenePadding(_:edges:)", text.frame(maxWidth: .infinity, alignment: .leading)) {
        $0.scenePadding(.minimum, edges: .all)
      },
      Row("hueRotation", Color.red) { $0.hueRotation(.degrees(90)) },
      Row("safeAreaPadding(_:)", ScrollView { text }) { $0.safeAreaPadding(20) },
      Row("safeAreaPadding of insets", ScrollView { text }) {
        $0.safeAreaPadding(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
      },
      Row("contentMargins(_:_:for:)", ScrollView { text }) { $0.contentMargins(.top, 30, for: .scrollContent) },
      Row("scrollClipDisabled", ScrollView { text }.frame(height: 50)) { $0.scrollClipDisabled() },
      Row("containerBackground of a style", text) { $0.containerBackground(.red, for: .navigation) },
      Row("containerBackground of a view", text) { $0.containerBackground(for: .navigation) { Color.red } },
      Row("layoutDirectionBehavior", text.environment(\.layoutDirection, .rightToLeft)) { _ in
        text.layoutDirectionBehavior(.mirrors).environment(\.layoutDirection, .rightToLeft)
      },
      Row("backgroundExtensionEffect", belowBar { $0 }) { _ in belowBar { $0.backgroundExtensionEffect() } },
    ]
  }

  private static func belowBar(_ change: (Color) -> some View) -> some View {
    let content = change(Color.red)
    return content.safeAreaInset(edge: .top) { Color.clear.frame(height: 40) }
  }

  static var texts: [Row] {
    [
      Row("View.imageScale", symbol) { $0.imageScale(.large) },
      Row("View.symbolRenderingMode", VStack { layers }) { $0.symbolRenderingMode(.hierarchical) },
      Row("Image.symbolRenderingMode", layers) { $0.symbolRenderingMode(.hierarchical) },
      Row("View.truncationMode", sentence.lineLimit(1).frame(width: 80)) { $0.truncationMode(.head) },
      Row("Text.fontDesign", text) { $0.fontDesign(.serif) },
      Row("Text.bold(_:)", text) { $0.bold(true) },
      Row("Text.italic", text) { $0.italic() },
      Row("Text.monospaced(_:)", text) { $0.monospaced(true) },
      Row("Text.textScale", text) { $0.textScale(.secondary, isEnabled: true) },
      Row("Text.baselineOffset", text) { $0.baselineOffset(5) },
      Row("Text.strikethrough(_:color:)", text) { $0.strikethrough(true, color: .red) },
      Row("Text.strikethrough(_:pattern:color:)", text) { $0.strikethrough(true, pattern: .dot, color: .red) },
    ]
  }

  static var accessibility: [Row] {
    [
      Row("accessibilityLabel of a string, if enabled", text) { $0.accessibilityLabel(title, isEnabled: true) },
      Row("accessibilityValue of a string, if enabled", text) { $0.accessibilityValue(title, isEnabled: true) },
      Row("accessibilityHint of a string", text) { $0.accessibilityHint(title) },
      Row("accessibilityHint of a text", text) { $0.accessibilityHint(Text("Hint")) },
      Row("accessibilityHint of a key", text) { $0.accessibilityHint("Hint") },
      Row("accessibilityHint of a text, if enabled", text) { $0.accessibilityHint(Text("Hint"), isEnabled: true) },
      Row("accessibilityHint of a key, if enabled", text) { $0.accessibilityHint("Hint", isEnabled: true) },
      Row("accessibilityHint of a string, if enabled", text) { $0.accessibilityHint(title, isEnabled: true) },
      Row("accessibilityHidden, if enabled", text) { $0.accessibilityHidden(true, isEnabled: true) },
      Row("accessibilityAction(named:)", text) { $0.accessibilityAction(named: title) {} },
      Row("accessibilityAction(action:label:)", text) { view in
        view.accessibilityAction {
        } label: {
          Text("Do")
        }
      },
    ]
  }

  static var controls: [Row] {
    [
      Row("controlSize", Button("One") {}.buttonStyle(.bordered)) { $0.controlSize(.large) },
      Row("controlSize of a range", Button("One") {}.buttonStyle(.bordered).controlSize(.large)) { _ in
        Button("One") {}.buttonStyle(.bordered).controlSize(...ControlSize.small).controlSize(.large)
      },
      Row("buttonBorderShape", Button("One") {}.buttonStyle(.bordered)) { $0.buttonBorderShape(.capsule) },
      Row("badge of a string", List { text }) { _ in List { text.badge(title) } },
      Row("badgeProminence", List { text.badge(3) }) { $0.badgeProminence(.increased) },
      Row("help of a string", text) { $0.help(title) },
      Row("contextMenu with a preview", text) { view in
        view.contextMenu {
          Button("Item") {}
        } preview: {
          Text("Preview")
        }
      },
      Row("listRowSpacing", rows) { $0.listRowSpacing(30) },
      Row("listSectionSpacing of a length", sections) { $0.listSectionSpacing(80) },
      Row("listSectionSpacing", sections) { $0.listSectionSpacing(.compact) },
      Row("listRowSeparatorTint", rows) { _ in
        List {
          text.listRowSeparatorTint(.red)
          text
        }
      },
    ]
  }

  private static var rows: some View {
    List {
      text
      text
    }
  }

  private static var sections: some View {
    List {
      Section("First") { text }
      Section("Second") { text }
    }
  }

  struct Item: Identifiable { let id = 1 }

  private static func sheet(_ change: (Text) -> some View) -> some View {
    let content = change(Text("Content"))
    return text.sheet(isPresented: .constant(true)) { content }
  }

  static var presentations: [Row] {
    let shown = Binding.constant(true)
    return [
      Row("presentationBackground", sheet { $0 }) { _ in sheet { $0.presentationBackground(.red) } },
      Row("presentationDragIndicator", sheet { $0 }) { _ in sheet { $0.presentationDragIndicator(.visible) } },
      Row("alert of a string", text) { $0.alert(title, isPresented: shown) { Button("OK") {} } },
      Row("alert of a string with a message", text) { view in
        view.alert(title, isPresented: shown) {
          Button("OK") {}
        } message: {
          Text("Message")
        }
      },
      Row("alert of a string about a value", text) { view in
        view.alert(title, isPresented: shown, presenting: 1) { _ in Button("OK") {} }
      },
      Row("alert of a key about a value", text) { view in
        view.alert("Title", isPresented: shown, presenting: 1) { _ in Button("OK") {} }
      },
      Row("alert of a key about a value with a message", text) { view in
        view.alert("Title", isPresented: shown, presenting: 1) { _ in
          Button("OK") {}
        } message: {
          Text("\($0)")
        }
      },
      Row("confirmationDialog of a string", text) { view in
        view.confirmationDialog(title, isPresented: shown, titleVisibility: .visible) { Button("OK") {} }
      },
      Row("confirmationDialog of a string with a message", text) { view in
        view.confirmationDialog(title, isPresented: shown, titleVisibility: .visible) {
          Button("OK") {}
        } message: {
          Text("Message")
        }
      },
      Row("confirmationDialog of a key with a message", text) { view in
        view.confirmationDialog("Title", isPresented: shown, titleVisibility: .visible) {
          Button("OK") {}
        } message: {
          Text("Message")
        }
      },
      Row("confirmationDialog of a text with a message", text) { view in
        view.confirmationDialog(Text("Title"), isPresented: shown, titleVisibility: .visible) {
          Button("OK") {}
        } message: {
          Text("Message")
        }
      },
      Row("confirmationDialog of a key about a value", text) { view in
        view.confirmationDialog("Title", isPresented: shown, titleVisibility: .visible, presenting: 1) { _ in
          Button("OK") {}
        }
      },
      Row("confirmationDialog of a key about a value with a message", text) { view in
        view.confirmationDialog("Title", isPresented: shown, titleVisibility: .visible, presenting: 1) { _ in
          Button("OK") {}
        } message: {
          Text("\($0)")
        }
      },
      Row("confirmationDialog of a string about a value", text) { view in
        view.confirmationDialog(title, isPresented: shown, titleVisibility: .visible, presenting: 1) { _ in
          Button("OK") {}
        }
      },
      Row("confirmationDialog of a string about a value with a message", text) { view in
        view.confirmationDialog(title, isPresented: shown, titleVisibility: .visible, presenting: 1) { _ in
          Button("OK") {}
        } message: {
          Text("\($0)")
        }
      },
    ]
  }

  static func page(_ change: @escaping (Text) -> some View) -> some View {
    NavigationStack { change(Text("Content")) }
  }

  static var bars: [Row] {
    let titled = page { $0.navigationTitle("Page") }
    func inline(_ change: @escaping (AnyView) -> some View) -> some View {
      page { change(AnyView($0.navigationTitle("Page").navigationBarTitleDisplayMode(.inline))) }
    }
    let (query, tokens) = (Binding.constant(""), Binding.constant([Item()]))
    let visible = inline { $0.toolbarBackgroundVisibility(.visible, for: .navigationBar) }
    return [
      Row("navigationSubtitle of a string", titled) { _ in page { $0.navigationTitle("Page").navigationSubtitle(title) }
      },
      Row("toolbarVisibility", titled) { _ in
        page { $0.navigationTitle("Page").toolbarVisibility(.hidden, for: .navigationBar) }
      },
      Row("toolbarTitleDisplayMode", titled) { _ in
        page { $0.navigationTitle("Page").toolbarTitleDisplayMode(.inline) }
      },
      Row("toolbarBackgroundVisibility", inline { $0 }) { _ in visible },
      Row("toolbarBackground", visible) { _ in
        inline {
          $0.toolbarBackgroundVisibility(.visible, for: .navigationBar).toolbarBackground(.red, for: .navigationBar)
        }
      },
      Row("toolbarColorScheme", visible) { _ in
        inline {
          $0.toolbarBackgroundVisibility(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
        }
      },
      Row("searchable with tokens and a text", titled) { _ in
        page { $0.navigationTitle("Page").searchable(text: query, tokens: tokens, prompt: Text("Find")) { _ in text } }
      },
      Row("searchable with tokens and a key", titled) { _ in
        page { $0.navigationTitle("Page").searchable(text: query, tokens: tokens, prompt: "Find") { _ in text } }
      },
      Row("searchable with tokens and a string", titled) { _ in
        page { $0.navigationTitle("Page").searchable(text: query, tokens: tokens, prompt: title) { _ in text } }
      },
      Row("searchable with a presentation and a key", titled) { _ in
        page { $0.navigationTitle("Page").searchable(text: query, isPresented: .constant(true), prompt: "Find") }
      },
      Row("searchable with a presentation and a string", titled) { _ in
        page { $0.navigationTitle("Page").searchable(text: query, isPresented: .constant(true), prompt: title) }
      },
      Row("tabViewBottomAccessory, if enabled", tabs) { view in
        view.tabViewBottomAccessory(isEnabled: true) { Text("Accessory") }
      },
      Row("tabViewBottomAccessory", tabs) { view in view.tabViewBottomAccessory { Text("Accessory") } },
      Row("indexViewStyle", tabs.tabViewStyle(.page)) { $0.indexViewStyle(.page(backgroundDisplayMode: .never)) },
    ]
  }

  private static var tabs: some View {
    TabView {
      Tab("First", systemImage: "star") { Text("Content") }
      Tab("Second", systemImage: "heart") { Text("Other") }
    }
  }
}
