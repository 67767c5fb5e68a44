// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierPrimitives
import Foundation

/// A part of a text with the modifiers that were applied to it.
package struct TextSegment: Equatable, Sendable {
  package var source: Source
  package var traits = TextTraits()
  package var foreground: AnyShapeStyle?
  package var attributes = TextAttributes()

  package init(_ source: Source) { self.source = source }

  /// The source of the characters.
  package enum Source: Equatable, Sendable {
    case string(String)
    case localized(LocalizedTextSource)
    case attributed(AttributedString)
    case computed(ComputedTextBox)
  }
}

/// Characters that depend on the environment or on the time: a number, a date, a timer.
package protocol ComputedText: Equatable, Sendable {
  func append(to resolution: inout TextResolution, style: TextRunStyle)
}

/// A type-erased computed text.
package struct ComputedTextBox: Equatable, Sendable {
  package let text: any ComputedText

  package init(_ text: any ComputedText) { self.text = text }

  package static func == (a: ComputedTextBox, b: ComputedTextBox) -> Bool {
    func open<T: ComputedText>(_ text: T) -> Bool { (b.text as? T) == text }
    return open(a.text)
  }
}

/// An attribute of a text's characters for a text renderer.
public protocol TextAttribute {}

/// A program's own attributes, by type.
package struct TextAttributes: Equatable, @unchecked Sendable {
  // Attributes are values that a program sets on a text and that do not change afterwards.
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  package var isEmpty: Bool { values.isEmpty }

  package subscript<T: TextAttribute>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  /// Adds an attribute, unless one of the same type is set nearer to the characters.
  package mutating func add<T: TextAttribute>(_ attribute: T) {
    if values[ObjectIdentifier(T.self)] == nil { values[ObjectIdentifier(T.self)] = attribute }
  }

  package func inheriting(_ outer: TextAttributes) -> TextAttributes {
    if outer.isEmpty { return self }
    var result = self
    result.values.merge(outer.values) { own, _ in own }
    return result
  }

  package static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in b.values[key].map { valuesAreEqual(value, $0) } ?? false }
  }
}
