// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The name of a type for users.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public let name: LocalizedStringResource
  /// The name with a number, such as “3 books”.
  public let numericFormat: LocalizedStringResource?
  /// Other names.
  public let synonyms: [LocalizedStringResource]

  /// - Parameters:
  ///   - name: The name.
  ///   - numericFormat: The name with a number.
  ///   - synonyms: Other names.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  /// A name with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The text and the picture of a value for users.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// Picture of a value.
  public struct Image: Hashable, Sendable {
    /// The shape of a picture.
    public enum DisplayStyle: Hashable, Sendable {
      /// As it is, or in a circle.
      case `default`, circular
    }
    private enum Source: Hashable { case named(String), symbol(String), data(Data), url(URL) }
    private let source: Source
    /// Whether only the outline counts.
    public let isTemplate: Bool?
    /// The shape.
    public let displayStyle: DisplayStyle

    /// A picture of the program's catalogue.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (source, self.isTemplate, self.displayStyle) = (.named(name), isTemplate, displayStyle)
    }
    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (source, self.isTemplate, self.displayStyle) = (.symbol(systemName), isTemplate, displayStyle)
    }
    /// The contents of a picture's file.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (source, self.isTemplate, self.displayStyle) = (.data(data), isTemplate, displayStyle)
    }
    /// A picture's file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (source, self.isTemplate, self.displayStyle) = (.url(url), isTemplate, displayStyle)
    }
  }

  /// The text.
  public var title: LocalizedStringResource
  /// A second text.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Other texts.
  public var synonyms: [LocalizedStringResource]

  /// - Parameters:
  ///   - title: The text.
  ///   - subtitle: A second text.
  ///   - image: The picture.
  ///   - synonyms: Other texts.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms) }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  /// A text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The text and the picture of one case of an `AppEnum`.
public typealias CaseDisplayRepresentation = DisplayRepresentation

/// A type with a name for users.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a text for users.
public protocol InstanceDisplayRepresentable {
  /// The text and the picture.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value with a text for users, of a type with a name.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable,
  CustomLocalizedStringResourceConvertible
{}

extension InstanceDisplayRepresentable {
  /// The text of the value.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
