// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierText

/// The style of GTK's own parts of a program: its menus, dialogs and title bars have the font of the views, and the windows'
/// buttons the colours of the bars under them.
@MainActor
enum ToolkitStyle {
  /// The class of the buttons on a bar.
  static func bar(_ scheme: ColorScheme) -> String { scheme == .dark ? "espalier-on-dark" : "espalier-on-light" }

  /// The class of surfaces whose views draw all of them.
  static let panel = "espalier-panel"

  /// Installs the style. To be called once GTK has started.
  static func apply() {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  private static var sheet: String {
    let families = FontLibrary.shared.families.standard.split(separator: ",").map { "\"\($0)\"" }
    return """
      popover.menu, popover.menu label, window.dialog, window.aboutdialog, headerbar, tooltip {
        font-family: \(families.joined(separator: ", "));
      }
      popover.\(panel), popover.\(panel) > contents {
        background: none; border: none; border-radius: 0; box-shadow: none; padding: 0; margin: 0; min-width: 0; min-height: 0;
        transition: none;
      }
      \(buttons(.light, "rgba(0, 0, 0, 0.8)"))
      \(buttons(.dark, "white"))
      """
  }

  /// The bar itself fades while another window is in front: with the theme's own paler colours on top of that, the buttons would
  /// be invisible.
  private static func buttons(_ scheme: ColorScheme, _ color: String) -> String {
    let parts = ["windowcontrols > button", "menubutton > button"].flatMap { [$0, $0 + ":backdrop"] }
    let selectors = parts.map { ".\(bar(scheme)) \($0), .\(bar(scheme)):backdrop \($0)" }
    return "\(selectors.joined(separator: ", ")) { color: \(color); filter: none; -gtk-icon-filter: none; }"
  }
}
