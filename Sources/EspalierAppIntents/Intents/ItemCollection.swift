// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Values that a parameter offers: an array, or a collection with sections.
public protocol ResultsCollection {
  /// The type of a value.
  associatedtype Element
  /// The values, without sections.
  var allItems: [Element] { get }
}

extension Array: ResultsCollection {
  /// The values.
  public var allItems: [Element] { self }
}

/// Value that a parameter offers, with its text.
public struct IntentItem<Result>: @unchecked Sendable {
  /// The value.
  public let value: Result
  /// The text.
  public let title: LocalizedStringResource?
  /// A second text.
  public let subtitle: LocalizedStringResource?
  /// The picture.
  public let image: DisplayRepresentation.Image?

  /// A value whose own text is shown.
  public init(_ value: Result) { (self.value, title, subtitle, image) = (value, nil, nil, nil) }
  /// A value with a text.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image) }
}

/// Section of values that a parameter offers.
public struct IntentItemSection<Result>: @unchecked Sendable {
  /// The title.
  public let title: LocalizedStringResource?
  /// The values.
  public let items: [IntentItem<Result>]

  /// A section of values with texts.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [IntentItem<Result>]
  ) {
    (self.title, self.items) = (title, items)
  }
  /// A section of values.
  public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Result]) {
    (self.title, self.items) = (title, items.map { IntentItem($0) })
  }
}

/// Values that a parameter offers, in sections.
public struct IntentItemCollection<Result>: ResultsCollection, @unchecked Sendable {
  /// A text above the values.
  public let promptLabel: LocalizedStringResource?
  /// The sections.
  public let sections: [IntentItemSection<Result>]
  public var allItems: [Result] { sections.flatMap { $0.items.map(\.value) } }

  /// Values in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) { (self.promptLabel, self.sections) = (promptLabel, sections) }
  /// Values in one section.
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    (self.promptLabel, sections) = (promptLabel, [IntentItemSection(items: items)])
  }
}

/// Values that a parameter offers, in sections.
public typealias ItemCollection<Result> = IntentItemCollection<Result>
/// Section of values that a parameter offers.
public typealias ItemSection<Result> = IntentItemSection<Result>
