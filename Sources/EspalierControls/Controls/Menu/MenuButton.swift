// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The menu that contains a view.
struct MenuContext {
  /// Closes the menu, and the menus from which it was opened.
  let close: @MainActor (MenuClosing) -> Void
  /// Whether the desktop shows the menu, instead of the window's content.
  var isOfDesktop = false
  /// Frames in the window: the menu's, and those of the menus from which it was opened.
  var panels: [CGRect] = []
}

/// The setting that decides whether choosing an item closes the menu.
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
  /// The enclosing menu; nil outside of menus.
  @EnvironmentEntry var menuContext: MenuContext? = nil

  /// Whether the menu that this item opens is open.
  @EnvironmentEntry var isMenuItemOpen: Bool = false

  @EnvironmentEntry var menuActionDismissBehavior: MenuActionDismissBehavior = .automatic
}

extension View {
  /// Sets whether choosing an item in this view closes its menu.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

/// The effect of choosing an item on its menu.
struct DismissMenu {
  fileprivate let close: (@MainActor (MenuClosing) -> Void)?

  /// An action that closes the menu, then runs `action`; outside of menus `action` itself.
  /// - Parameter closing: After changes for an item that sets a value, as toggles and options do.
  @MainActor func before(
    closing: MenuClosing = .atOnce, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    guard let close else { return action }
    return {
      close(closing)
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
  private var menu = OpenMenu()
  /// Whether the menu was opened by a key that moves into it: the keyboard focus then moves to its first item.
  @State private var isEntered = false
  @Environment(\.menuContext) private var outer
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.design) private var design
  @Environment(\.layoutDirection) private var direction
  @Environment(\.automaticStyles) private var styles

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
        .environment(\.isMenuItemOpen, menu.isOpen)
        .onKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
          isEntered = true
          menu.open()
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
        isPresented: menu.isOpen, arrowsMoveFocus: true, deliversChanges: menu.deliversChanges, isNested: outer != nil,
        startsAtFirst: isEntered, dismiss: { menu.close() }
      ) { anchor in
        PopupLayer(
          anchor: anchor, side: outer == nil ? .below : .trailing, fitsHeight: true, uncovered: outer?.panels ?? [],
          close: { closeAll(.atOnce) }
        ) {
          MenuItems(closing: closeAll) { configuration.content }
        }
      })
  }

  @ViewBuilder private func button(action: @escaping @MainActor () -> Void) -> some View {
    if indicator == .visible || (indicator == .automatic && styles.menuHasArrow) {
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
    menu.open()
  }

  private func closeAll(_ closing: MenuClosing) {
    menu.close(closing)
    outer?.close(closing)
  }
}

/// The rows of a menu.
package struct MenuItems<Content: View>: View {
  private let close: @MainActor (MenuClosing) -> Void
  private let content: Content
  @State private var panel: CGRect?
  @Environment(\.menuContext) private var outer
  @Environment(\.design) private var design

  /// A menu whose views end at once when it is closed.
  package init(close: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    self.init(closing: { _ in close() }, content: content)
  }

  init(closing: @escaping @MainActor (MenuClosing) -> Void, @ViewBuilder content: () -> Content) {
    close = closing
    self.content = content()
  }

  package var body: some View {
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
    // A row shows the keyboard focus by its background.
    .focusEffectDisabled()
    .buttonStyle(MenuItemStyle())
    .toggleStyle(MenuToggleStyle())
    .controlGroupStyle(MenuItemsControlGroupStyle())
    // The label style of the environment is meant for the menu's button.
    .labelStyle(.automatic)
  }
}

/// The size of the scrolled content, but no higher than the available height.
private struct MenuHeight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
