// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import Foundation

/// Calls an action after a file has changed, was replaced or is gone: the name itself, and the target if it is a link.
///
/// The system reports changes, so nothing is polled. Several changes within a moment are one.
@MainActor
final class FileWatch {
  let file: URL
  private let action: @MainActor () -> Void
  private var monitors: [UnsafeMutablePointer<GFileMonitor>] = []
  private var isScheduled = false
  /// The delay in seconds: a program that writes a file anew empties it first.
  private static let pause = 0.2

  init(_ file: URL, _ action: @escaping @MainActor () -> Void) {
    self.file = file
    self.action = action
    let places = Set([file.standardizedFileURL.path, file.resolvingSymlinksInPath().path])
    for place in places { watch(place) }
  }

  isolated deinit {
    for monitor in monitors {
      g_file_monitor_cancel(monitor)
      g_object_unref(monitor)
    }
  }

  /// Watches a path. One that cannot be watched, as when the system has no watches left, is checked when the window is used next.
  private func watch(_ path: String) {
    let place = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(place)) }
    guard let monitor = g_file_monitor_file(place, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return }
    let reference = Reference(self)
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?, GFileMonitorEvent, gpointer?) -> Void = {
      _, _, _, _, data in
      onMain(data) { owner($0, as: Reference.self).watch?.changed() }
    }
    connect(UnsafeMutableRawPointer(monitor), "changed", to: reference, changed)
    monitors.append(monitor)
  }

  private func changed() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      MainActor.assumeIsolated {
        self?.isScheduled = false
        self?.action()
      }
    }
  }

  private final class Reference {
    weak var watch: FileWatch?
    init(_ watch: FileWatch) { self.watch = watch }
  }
}
