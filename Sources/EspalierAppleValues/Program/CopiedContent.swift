// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierApps
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// The clipboard for code that does not wait, such as `UIPasteboard.general.string`: the front window's, or one of the process's own
/// without a window.
@MainActor
package enum CopiedContent {
  private static let own = MemoryClipboard()
  private static var changes = 0

  private static var clipboard: any Clipboard { ProgramScreen.graph?.clipboard ?? own }

  /// The number of changes by this program: a desktop does not count those of others.
  package static var changeCount: Int { changes }

  package static func set(_ items: [NSItemProvider]) {
    changes += 1
    clipboard.setItems(items)
  }

  package static func set(text: String) {
    changes += 1
    clipboard.setText(text)
  }

  package static var hasText: Bool { clipboard.hasText }

  /// The text. The owner of a desktop's clipboard may be another program: it has half a second to send it.
  package static var text: String? {
    guard clipboard.hasText else { return nil }
    return waiting { done in clipboard.readText(done) }
  }

  /// The items. The owner of a desktop's clipboard may be another program: it has half a second to send them.
  package static var items: [NSItemProvider] { waiting { done in clipboard.readItems(done) } ?? [] }

  /// The bytes of the first item that has a type.
  package static func data(_ type: UTType) -> Data? {
    for item in items {
      guard let found = item.representations.first(where: { $0.type.conforms(to: type) }) else { continue }
      let load = found.load
      let data: Data? = waiting { done in Task { @MainActor in if let data = try? await load() { done(data) } } }
      if let data { return data }
    }
    return nil
  }

  /// The value of a type of the first item that this program has copied, or that can be made of its bytes.
  package static func value<Value: Transferable & Sendable>(_ type: Value.Type) -> Value? {
    for item in items {
      if let value = item.value as? Value { return value }
      guard item.canLoad(type) else { continue }
      let value: Value? = waiting { done in
        Task { @MainActor in if let value = try? await item.load(type) { done(value) } }
      }
      if let value { return value }
    }
    return nil
  }

  private static func waiting<Value: Sendable>(_ read: (@escaping @MainActor (Value) -> Void) -> Void) -> Value? {
    let answer = Answer<Value>()
    read { answer.value = $0 }
    if answer.value == nil { ProgramLife.shared.program?.wait(seconds: 0.5) { answer.value != nil } }
    return answer.value
  }

  private final class Answer<Value: Sendable> { var value: Value? }
}
