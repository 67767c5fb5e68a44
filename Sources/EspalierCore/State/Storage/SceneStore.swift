// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierMotion
import Foundation

/// The values of one window, in memory or in a file.
package final class SceneStore: KeyedStore, @unchecked Sendable {
  private let lock = NSLock()
  private let file: URL?
  private var values: [String: StoredValue]
  private var observers: [ObjectIdentifier: @Sendable () -> Void] = [:]

  /// A window's values are small; a larger file counts as empty.
  private static let mostBytes = 16 << 20

  /// - Parameter file: Read now, written at each change; nil keeps the values in memory only. A file that cannot be read
  ///   counts as empty.
  package init(file: URL? = nil) {
    self.file = file
    let data = file.flatMap { try? RegularFile.read($0, limit: Self.mostBytes) }
    values = data.flatMap { try? JSONDecoder().decode([String: StoredValue].self, from: $0) } ?? [:]
  }

  /// `$XDG_STATE_HOME/<program>/scenes/<scene>.json`, by default under `~/.local/state`.
  package static func standardFile(
    program: String, scene: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    ProgramState.folder(of: program, environment: environment).appendingPathComponent("scenes")
      .appendingPathComponent(scene + ".json")
  }

  package func value(forKey key: String, as kind: StoredValue.Kind) -> StoredValue? { lock.withLock { values[key] } }

  package func set(_ value: StoredValue?, forKey key: String) {
    let (changed, actions) = lock.withLock { () -> (Bool, [@Sendable () -> Void]) in
      if values[key] == value { return (false, []) }
      values[key] = value
      return (true, Array(observers.values))
    }
    guard changed else { return }
    save()
    for action in actions { action() }
  }

  private func save() {
    guard let file, let data = try? JSONEncoder().encode(lock.withLock { values }) else { return }
    do {
      try ProgramState.makeFolder(file.deletingLastPathComponent())
      try FileReplacement.write(data, to: file)
    } catch {
      let reason = error.localizedDescription
      if MainQueue.isCurrent {
        MainActor.assumeIsolated {
          Diagnostics.warnOnce(
            "@SceneStorage: the values of the window could not be written to \(file.path): \(reason) They last until the "
              + "program ends.", subject: "SceneStorage")
        }
      }
    }
  }

  package func observe(_ action: @escaping @Sendable () -> Void) -> AnyObject {
    let token = Observation(self)
    lock.withLock { observers[ObjectIdentifier(token)] = action }
    return token
  }

  private final class Observation {
    private weak var store: SceneStore?
    init(_ store: SceneStore) { self.store = store }
    deinit {
      let id = ObjectIdentifier(self)
      if let store { store.lock.withLock { _ = store.observers.removeValue(forKey: id) } }
    }
  }
}

@MainActor
private final class SceneStorageValues: HostPart {
  var store: any KeyedStore = SceneStore()
  init(_ host: ViewGraph) {}
}

extension ViewGraph {
  /// The store of the values of `@SceneStorage`: in memory, until a host with scenes that last sets another one, before
  /// the first update.
  package var sceneStore: any KeyedStore {
    get { part(SceneStorageValues.self).store }
    set { part(SceneStorageValues.self).store = newValue }
  }
}
