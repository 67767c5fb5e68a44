internal import CGtk
import Foundation
import ViewCore
import Views

/// Runs a program until its last window is closed, and returns the exit status.
///
/// Found by its symbol: `SwiftUI` does not import this module, so that who imports SwiftUI loads none of GTK's headers.
@_silgen_name("espalier_run_windows")
@MainActor
package func runWindows(_ program: WindowProgram) -> Int32 {
  cgtk_print_by_line()
  g_set_prgname(program.name)
  AssistiveTechnology.prepare()
  guard gtk_init_check() != 0 else {
    FileHandle.standardError.write(Data((AppStart.noDisplay(program.name) + "\n").utf8))
    return AppStart.unavailable
  }
  return DesktopProgram(program).run()
}

/// An app on the desktop: its graph, its windows.
@MainActor
final class DesktopProgram: WindowOpener {
  private let program: WindowProgram
  private let graph: ViewGraph
  private let sources: [any WindowSource]
  private var windows: [DesktopWindow] = []
  private let clock = FrameTime()

  init(_ program: WindowProgram) {
    self.program = program
    let (graph, list) = program.start()
    self.graph = graph
    sources = list.sources
    let wakeUp = WakeUp { [weak self] in self?.update() }
    graph.onWork = { wakeUp() }
    if let settings = gtk_settings_get_default() {
      let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
        onMain(data) { data in
          for window in owner(data, as: DesktopProgram.self).windows { window.settingsChanged(.current) }
        }
      }
      for property in DesktopSettings.properties {
        connect(UnsafeMutableRawPointer(settings), "notify::" + property, to: self, changed)
      }
    }
  }

  func run() -> Int32 {
    guard let first = sources.first else {
      FileHandle.standardError.write(Data((AppStart.noWindow(program.name) + "\n").utf8))
      return 1
    }
    open(first, value: nil, size: program.size)
    MainLoop.run { !windows.isEmpty }
    return 0
  }

  /// State of the app itself was written. Its windows read it.
  private func update() {
    guard graph.hasWork else { return }
    graph.setTime(clock.now)
    graph.update()
    for window in windows { window.requestFrame() }
  }

  // MARK: - Windows

  func open(id: String?, value: AnyHashable?) {
    let type = value.map { Swift.type(of: $0.base) as Any.Type }
    let found = sources.first { source in
      (id == nil || source.id == id) && source.valueType.map(ObjectIdentifier.init) == type.map(ObjectIdentifier.init)
    }
    guard let source = found else {
      let name = id.map { "\"\($0)\"" } ?? type.map { "values of \($0)" } ?? "this"
      return Diagnostics.warn("openWindow: no scene of the app has windows for \(name).", subject: "openWindow")
    }
    if source.isSingle || value != nil, let open = windows.first(where: { $0.source === source && $0.value == value }) {
      return open.present()
    }
    open(source, value: value, size: nil)
  }

  func dismiss(id: String?, value: AnyHashable?) {
    for window in windows where (id == nil || window.source.id == id) && (value == nil || window.value == value) {
      window.close()
    }
  }

  private func open(_ source: any WindowSource, value: AnyHashable?, size: CGSize?) {
    let window = DesktopWindow(
      source, of: program, value: value, size: size ?? source.settings.defaultSize, opener: self)
    window.onClose = { [weak self] closed in self?.windows.removeAll { $0 === closed } }
    windows.append(window)
    window.present()
  }
}
