// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The phrases by which an assistant performs an intent. Linux has none.
public struct AppShortcut: Sendable {
  /// The intent.
  public let intent: any AppIntent
  /// The phrases, with the program's name in them.
  public let phrases: [String]
  /// A short name.
  public let shortTitle: LocalizedStringResource?
  /// The name of a symbol.
  public let systemImageName: String?

  /// A shortcut with a name and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    (self.shortTitle, self.systemImageName) = (shortTitle, systemImageName)
  }

  /// A shortcut.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    (shortTitle, systemImageName) = (nil, nil)
  }
}

/// A phrase: `"Start a meditation with \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The phrase, with the program's name in it; a parameter is its name in braces.
  public let text: String

  public init(stringLiteral value: String) { text = value }
  /// A phrase with the program's name or parameters.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    /// An empty text; the counts are not used.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the program's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += token.text }
    /// Adds a place for a parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { text += "{}" }
  }
}

/// A part of a phrase that the system fills in.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The program's name.
  case applicationName

  var text: String {
    let information = Bundle.main.infoDictionary
    return information?["CFBundleDisplayName"] as? String ?? information?["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
  }
}

/// The shortcuts of a program.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Reads the values of the phrases' parameters again. Without effect: Linux has no assistant that uses the phrases.
  public static func updateAppShortcutParameters() {}
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Several shortcuts.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  /// The first part of an `if`.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// The second part of an `if`.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  /// Shortcuts of newer systems.
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: Hashable, Sendable {
  /// Colours of Apple's Shortcuts.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
    yellow
}

/// A button that opens the program's page in Apple's Shortcuts.
@available(*, unavailable, message: "Linux has no Shortcuts: show buttons for the intents.")
public struct ShortcutsLink: View {
  /// A button.
  public init() {}
  public var body: Never { fatalError("unavailable") }
}

/// A tip with a phrase for Siri.
@available(*, unavailable, message: "Linux has no Siri: show buttons for the intents.")
public struct SiriTipView: View {
  /// A tip for an intent.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: Never { fatalError("unavailable") }
}
