// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import UniformTypeIdentifiers

extension Bool {
  /// The texts of both values of a switch.
  public struct IntentDisplayName: Sendable {
    /// The text of true.
    public let trueName: LocalizedStringResource
    /// The text of false.
    public let falseName: LocalizedStringResource
    /// - Parameters:
    ///   - true: The text of true.
    ///   - false: The text of false.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      (self.trueName, self.falseName) = (trueName, falseName)
    }
  }
}

extension String {
  /// The behaviour of a field for a text.
  public struct IntentInputOptions: Sendable {
    let multiline: Bool
    /// - Parameters:
    ///   - multiline: Whether the text has several lines.
    ///   - autocorrect: Whether words are corrected.
    public init(multiline: Bool = false, autocorrect: Bool = true) { self.multiline = multiline }
  }
}

extension Date {
  /// The parts of a date that the user chooses.
  public enum IntentParameterKind: Hashable, Sendable {
    /// The day, the day and the time, or the time.
    case date, dateTime, time
  }
}

/// A number, or one that can be absent.
public protocol _IntentNumber {
  associatedtype _Number: Comparable & Sendable
  /// The number; nil if it is absent.
  var _number: _Number? { get }
}

extension Int: _IntentNumber {
  public var _number: Int? { self }
}
extension Double: _IntentNumber {
  public var _number: Double? { self }
}
extension Optional: _IntentNumber where Wrapped: _IntentNumber {
  public var _number: Wrapped._Number? { flatMap(\._number) }
}

/// The control for a number.
public enum IntentNumberControlStyle: Hashable, Sendable {
  /// A text field, two buttons, or a slider.
  case field, stepper, slider
}

extension IntentParameter where Value: _IntentNumber {
  /// A number in a range. An intent with a number outside of it is not performed.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (Value._Number, Value._Number),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let (least, greatest) = inclusiveRange
    self.init(
      title: title, description: description, value: `default`, dialog: requestValueDialog,
      range: { value in
        guard let number = value._number, number < least || number > greatest else { return nil }
        return "outside of \(least) to \(greatest)"
      })
  }

  /// A number with a control.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    controlStyle: IntentNumberControlStyle, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, value: `default`, dialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Bool {
  /// A switch with texts for its values.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, value: `default`, dialog: requestValueDialog)
  }
}

extension IntentParameter {
  /// A text in a field.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, value: `default`, dialog: requestValueDialog)
  }

  /// A date.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    kind: Date.IntentParameterKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, value: `default`, dialog: requestValueDialog)
  }

  /// A file of some kinds.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, value: nil, dialog: requestValueDialog)
  }

  /// A file of some kinds, by their names.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, value: nil, dialog: requestValueDialog)
  }
}
