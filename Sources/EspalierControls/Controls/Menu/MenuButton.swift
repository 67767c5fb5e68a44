// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The menu that a view is an item of.
struct MenuContext {
  /// Closes the menu, and the menus that it was opened from.
  let close: @MainActor () -> Void
  /// Whether the desktop shows it, and not the window's content.
  var isOfDesktop = false
  /// Where the menu is in the window, and the menus that it was opened from.
  var panels: [CGRect] = []
}

/// Whether choosing an item closes the menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  /// An item that is pressed closes the menu.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// An item that is pressed closes the menu.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open when an item is pressed.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }
  private enum OpenKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

  /// The menu around; nil outside of menus.
  var menuContext: MenuContext? {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }

  /// Whether the menu is open that the item here opens.
  var isMenuItemOpen: Bool {
    get { self[OpenKey.self] }
    set { self[OpenKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

extension View {
  /// Whether choosing an item in this view closes its menu.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

/// What choosing an item does to the menu that it is in.
struct DismissMenu {
  fileprivate let close: (@MainActor () -> Void)?

  /// An action that closes the menu first; outside of menus the action alone.
  @MainActor func before(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let close else { return action }
    return {
      close()
      action()
    }
  }
}

extension EnvironmentValues {
  var dismissMenu: DismissMenu {
    DismissMenu(close: menuActionDismissBehavior == .disabled ? nil : menuContext?.close)
  }
}

/// The button that opens a menu; in a menu, the row that opens another one beside it.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  /// Whether a key that leads into the menu opened it: the keyboard goes on with its first item.
  @State private var isEntered = false
  @Environment(\.menuContext) private var outer
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.design) private var design
  @Environment(\.layoutDirection) private var direction

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    Group {
      if outer != nil {
        Button(action: open) {
          HStack(spacing: design.menu.submenuGap) {
            configuration.label.parts.titled
            Spacer(minLength: 0)
            ControlArrow(.trailing, size: design.menu.submenuArrow).foregroundStyle(Color.secondary)
          }
        }
        .menuActionDismissBehavior(.disabled)
        .environment(\.isMenuItemOpen, isOpen)
        .onKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
          isEntered = true
          isOpen = true
          return .handled
        }
      } else if let primaryAction = configuration.primaryAction {
        button { primaryAction() }.highPriorityGesture(LongPressGesture().onEnded { _ in open() })
      } else {
        button(action: open)
      }
    }
    .accessibilityKind(.popUp)
    .modifier(
      PresentationModifier(
        isPresented: isOpen, arrowsMoveFocus: true, isNested: outer != nil, startsAtFirst: isEntered,
        startsAtChosen: design.menu.startsAtChosen, dismiss: close
      ) { anchor in
        PopupLayer(
          anchor: anchor, side: outer == nil ? .below : .trailing, fitsHeight: true, uncovered: outer?.panels ?? [],
          close: closeAll
        ) {
          MenuItems(close: closeAll) { configuration.content }
        }
      })
  }

  @ViewBuilder private func button(action: @escaping @MainActor () -> Void) -> some View {
    if indicator == .visible {
      Button(action: action) {
        HStack(spacing: design.menu.buttonGap) {
          configuration.label
          ControlArrow(.down, size: design.menu.buttonArrow)
        }
      }
    } else {
      Button(action: action) { configuration.label }
    }
  }

  private func open() {
    isEntered = false
    isOpen = true
  }
  private func close() { isOpen = false }

  private func closeAll() {
    isOpen = false
    outer?.close()
  }
}

/// The rows of a menu.
struct MenuItems<Content: View>: View {
  private let close: @MainActor () -> Void
  private let content: Content
  @State private var panel: CGRect?
  @Environment(\.menuContext) private var outer
  @Environment(\.design) private var design

  init(close: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    self.close = close
    self.content = content()
  }

  var body: some View {
    MenuHeight {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { MenuSections(content) }.frame(minWidth: design.menu.minimumWidth)
      }
    }
    .modifier(AccessibilityContainer(.menu))
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      panel = $0.insetBy(dx: -design.popup.padding, dy: -design.popup.padding)
    }
    .environment(\.menuContext, MenuContext(close: close, panels: (outer?.panels ?? []) + [panel].compactMap { $0 }))
    .environment(\.menuActionDismissBehavior, .automatic)
    .environment(\.isMenuItemOpen, false)
    // A row shows by itself that it has the keyboard.
    .focusEffectDisabled()
    .buttonStyle(MenuItemStyle())
    .toggleStyle(MenuToggleStyle())
    .controlGroupStyle(MenuItemsControlGroupStyle())
    // That of the surroundings is for the menu's button.
    .labelStyle(.automatic)
  }
}

/// As wide and as high as what is scrolled in it, but no higher than the available height.
private struct MenuHeight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
