// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierPrimitives

/// An item of macOS's menu bar. Linux's desktops have no common place for it: it is a small window, of the size of its content,
/// that opens when the app starts, beside the app's other windows. A menu's items are rows of the window, which stays open when
/// one is chosen.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  let title: Text?
  /// The label where it is not the title alone: it may be what the app shows all the time, such as a number.
  let label: Label?
  let content: Content
  let isInserted: Binding<Bool>?

  init(title: Text?, label: Label?, isInserted: Binding<Bool>? = nil, _ content: Content) {
    self.title = title
    self.label = label
    self.isInserted = isInserted
    self.content = content
  }

  /// An item whose label is shown above its content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, label: label(), content())
  }

  /// An item whose label is shown above its content.
  /// - Parameter isInserted: Whether the item has a window. A window that the user closes leaves it true: the next start opens it again.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, label: label(), isInserted: isInserted, content())
  }

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    inputs.windows.sources.append(MenuBarExtraWindows(scene, settings: inputs.settings))
  }
}

/// The window of an item of the menu bar.
final class MenuBarExtraWindows<Label: View, Content: View>: WindowSource {
  let settings: WindowSettings
  private let extra: _GraphValue<MenuBarExtra<Label, Content>>

  init(_ extra: _GraphValue<MenuBarExtra<Label, Content>>, settings: WindowSettings) {
    self.extra = extra
    self.settings = settings
  }

  var id: String? { nil }
  var title: Text? { extra.attribute.peek().title }
  var isSingle: Bool { true }
  var isSettings: Bool { false }
  var isMenuBarExtra: Bool { true }
  var valueType: Any.Type? { nil }

  var isInserted: Bool { extra.attribute.peek().isInserted?.wrappedValue ?? true }

  func makeViews(_ inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    for change in ProgramLife.shared.windowChanges + settings.changes { change(&inputs) }
    let content = extra.map("content of a menu bar extra") { [settings] extra in
      WindowContent(
        content: MenuBarExtraContent(
          label: extra.label, content: extra.content, style: settings.menuBarExtraStyle ?? .menu),
        settings: settings)
    }
    return WindowContent<MenuBarExtraContent<Label, Content>>._makeView(view: content, inputs: inputs)
  }
}

/// The label of an item of the menu bar above its content.
struct MenuBarExtraContent<Label: View, Content: View>: View {
  let label: Label?
  let content: Content
  let style: _MenuBarExtraStyleKind

  var body: some View {
    VStack(spacing: 0) {
      if let label {
        label.padding(8)
        Divider()
      }
      switch style {
      case .menu: MenuItems(close: {}) { content }.padding(6)
      case .window: content
      }
    }
  }
}
