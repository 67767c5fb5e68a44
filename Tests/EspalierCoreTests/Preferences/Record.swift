// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// The values with which closures were called, in order.
@MainActor
final class Record<Value> {
  var values: [Value] = []
  nonisolated init() {}

  /// For use inside of view builders.
  func add(_ value: Value) -> Color {
    values.append(value)
    return Color.clear
  }
}

/// Makes a host and counts the work of its first update.
@MainActor
func making<Root: View>(_ root: Root, size: CGSize? = nil) -> (host: ViewHost<Root>, work: Work) {
  var host: ViewHost<Root>?
  let work = ViewHost(EmptyView()).measure { host = ViewHost(root, size: size) }
  return (host!, work)
}

/// The value of `key` at the root of a fresh host.
@MainActor
func value<K: PreferenceKey>(of key: K.Type, in root: some View) -> K.Value { ViewHost(root).preference(key) }

/// The values that a reader above `root` receives in the first update.
@MainActor
func delivered<K: PreferenceKey>(_ key: K.Type, by root: some View) -> [K.Value] where K.Value: Equatable {
  let log = Record<K.Value>()
  _ = ViewHost(root.on(key, log))
  return log.values
}
