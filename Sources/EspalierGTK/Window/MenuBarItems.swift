// SPDX-License-Identifier: MIT

import EspalierApps

/// The items of macOS's menu bar that an app has inserted: their windows open and close when that changes.
@MainActor
struct MenuBarItems {
  private var inserted: Set<ObjectIdentifier> = []

  init() {}

  /// The items at the start of the app, whose windows are open.
  init(_ sources: [any WindowSource]) { inserted = Self.inserted(sources) }

  /// Opens the windows of items that were inserted since the last call, and closes those of items that were removed. A window
  /// that the user has closed stays closed as long as its item stays.
  mutating func update(_ sources: [any WindowSource], in program: DesktopProgram) {
    let new = Self.inserted(sources)
    guard new != inserted else { return }
    let old = inserted
    inserted = new
    for source in sources where source.isMenuBarExtra {
      let id = ObjectIdentifier(source)
      if new.contains(id), !old.contains(id) { program.open(source) }
      if old.contains(id), !new.contains(id) {
        for window in program.windows where window.source === source { window.close() }
      }
    }
  }

  private static func inserted(_ sources: [any WindowSource]) -> Set<ObjectIdentifier> {
    Set(sources.filter { $0.isMenuBarExtra && $0.isInserted }.map(ObjectIdentifier.init))
  }
}
