// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A text that an assistant speaks or shows.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The whole text.
  public let full: LocalizedStringResource
  /// A shorter text beside a view.
  public let supporting: LocalizedStringResource?
  /// The name of a symbol.
  public let systemImageName: String?

  /// A text.
  public init(_ text: LocalizedStringResource) { (full, supporting, systemImageName) = (text, nil, nil) }
  /// A text, and a shorter one beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting, systemImageName) = (full, supporting, nil)
  }
  /// A text, a shorter one beside a view, and a symbol.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    (self.full, self.supporting, self.systemImageName) = (full, supporting, systemImageName)
  }
  /// A text with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    (self.full, supporting, self.systemImageName) = (full, nil, systemImageName)
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  /// A text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The whole text, translated.
  var text: String { String(localized: full) }
}
