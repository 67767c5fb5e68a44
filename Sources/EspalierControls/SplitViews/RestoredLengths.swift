// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// Lengths, in points, that a window stores for the views of a type, from one run of the program to the next. Several views of
/// one type in a window share them. Reading them records no dependency: they apply until the user chooses others.
@propertyWrapper
package struct RestoredLengths<Owner>: DynamicProperty {
  private var text = RestoredText<Owner>()

  package init() {}

  package var wrappedValue: [CGFloat] {
    get {
      let lengths = text.wrappedValue.split(separator: " ").map { Double($0) ?? -1 }
      return lengths.allSatisfy { $0 >= 0 && $0.isFinite } ? lengths.map { CGFloat($0) } : []
    }
    nonmutating set { text.wrappedValue = newValue.map { "\(Double($0))" }.joined(separator: " ") }
  }
}

/// A text that a window stores for the views of a type; empty if it has none.
@propertyWrapper
package struct RestoredText<Owner>: DynamicProperty {
  private var place: Place?

  package init() {}

  /// Empty before the view is installed; writes are then ignored.
  package var wrappedValue: String {
    get {
      guard let place, case .string(let text)? = place.store.value(forKey: place.key, as: .string) else { return "" }
      return text
    }
    nonmutating set { if let place { place.store.set(.string(newValue), forKey: place.key) } }
  }

  @MainActor package static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    Connection(Place(store: inputs.host.sceneStore, key: "espalier." + stableName(Owner.self)))
  }

  private struct Place {
    let store: any KeyedStore
    let key: String
  }

  private final class Connection: _PropertyConnection {
    private let place: Place
    init(_ place: Place) { self.place = place }

    override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: RestoredText.self).pointee.place = place
    }
  }
}

/// A short name for a type that is the same in each run of a program: the FNV-1a hash of its name, without the addresses that
/// denote private contexts in it (`(unknown context at $7f42…)`).
private func stableName(_ type: Any.Type) -> String {
  var isAddress = false
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for character in String(reflecting: type).unicodeScalars {
    if isAddress, character.properties.isASCIIHexDigit { continue }
    isAddress = character == "$"
    hash = (hash ^ UInt64(character.value)) &* 0x100_0000_01b3
  }
  return String(hash, radix: 36)
}
