// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import Foundation

/// Follows the desktop's settings, in its portal and in GTK; the portal's values take precedence.
@MainActor
final class DesktopSource {
  private(set) var settings = DesktopSettings()
  var changed: (DesktopSettings) -> Void = { _ in }
  private let portal = SettingsPortal()
  /// The value in the user's own settings file. The program sets the property itself when its windows are dark.
  private let prefersDark: Bool
  private var showsDark: Bool

  init() {
    let object = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    prefersDark = object.map { cgtk_boolean($0, "gtk-application-prefer-dark-theme") != 0 } ?? false
    showsDark = prefersDark
    // GTK decides the direction by its own translations, which a machine may lack.
    if EnvironmentValues().locale.language.characterDirection == .rightToLeft {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    }
    portal.changed = { [weak self] in self?.read() }
    settings = current
    guard let object else { return }
    let notice: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      onMain(data) { owner($0, as: DesktopSource.self).read() }
    }
    for property in DesktopSettings.properties { connect(object, "notify::" + property, to: self, notice) }
  }

  private var current: DesktopSettings {
    var settings = DesktopSettings.ofToolkit(prefersDark: prefersDark)
    portal.apply(to: &settings)
    return settings
  }

  private func read() {
    let new = current
    guard new != settings else { return }
    settings = new
    changed(new)
  }

  /// Makes the windows' frames dark or light, as the content of the front window is.
  func showFrames(dark: Bool) {
    guard dark != showsDark, let object = gtk_settings_get_default() else { return }
    showsDark = dark
    cgtk_set_boolean(UnsafeMutableRawPointer(object), "gtk-application-prefer-dark-theme", dark ? 1 : 0)
  }

  /// Opens an address with the desktop's program for it.
  static func open(_ url: URL) -> Bool {
    let display = gdk_display_get_default()
    let context = display.flatMap { gdk_display_get_app_launch_context($0) }
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    var error: UnsafeMutablePointer<GError>?
    let done = g_app_info_launch_default_for_uri(
      url.absoluteString, context.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self) },
      &error)
    if let error {
      let reason = String(cString: error.pointee.message)
      Diagnostics.warn("openURL: the desktop has no program that opens \(url) (\(reason)).", subject: "openURL")
      g_error_free(error)
    }
    return done != 0
  }
}
