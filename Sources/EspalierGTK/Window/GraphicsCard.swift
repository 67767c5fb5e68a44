// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import Foundation

/// Detects whether OpenGL is more than an emulation on the processor.
///
/// GTK makes a context of OpenGL when a display opens, even where Mesa can only emulate it. That costs a third of a small
/// program's start and of its memory, for Mesa's compiler, and windows then draw slower than with GTK's own renderer.
enum GraphicsCard {
  /// Whether a rendering device of Linux exists: those of DRM, of WSL, of NVIDIA's own driver, and of telephones.
  static var exists: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    let others = ["/dev/dxg", "/dev/nvidiactl", "/dev/mali0", "/dev/kgsl-3d0"]
    return names.contains { $0.hasPrefix("renderD") } || others.contains(where: FileManager.default.fileExists)
  }

  /// Starts GTK. Without a graphics card OpenGL is disabled, unless `GSK_RENDERER` chooses a renderer that draws by it.
  ///
  /// - Returns: Whether a display exists.
  @MainActor
  static func startGTK() -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard !exists, environment["GSK_RENDERER"] ?? "cairo" == "cairo" else { return gtk_init_check() != 0 }
    // The variable is read while GTK starts. Programs that this one starts get their own value back.
    let given = environment["GDK_DEBUG"]
    setenv("GDK_DEBUG", (given.map { $0 + "," } ?? "") + "gl-disable", 1)
    defer { if let given { setenv("GDK_DEBUG", given, 1) } else { unsetenv("GDK_DEBUG") } }
    guard gtk_init_check() != 0 else { return false }
    // Otherwise each window would try OpenGL first, and report that it is disabled.
    let display = UnsafeMutableRawPointer(gdk_display_get_default()!).assumingMemoryBound(to: GObject.self)
    g_object_set_data_full(display, "gsk-renderer", g_strdup("cairo")) { g_free($0) }
    return true
  }
}
