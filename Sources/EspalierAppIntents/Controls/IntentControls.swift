// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Performs an intent for a control; an error is reported on standard error, as nothing waits for it.
@MainActor private func start(_ intent: some AppIntent) {
  Task { @MainActor in
    do { _ = try await intent.callAsFunction() } catch {
      FileHandle.standardError.write(
        Data("The intent \(type(of: intent)) failed: \(message(of: error))\n".utf8))
    }
  }
}

extension Button {
  /// A button that performs an intent.
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: { start(intent) }, label: label)
  }
  /// A button with a role that performs an intent.
  public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { start(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// A button with a text that performs an intent.
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent) {
    self.init(titleKey, role: role, action: { start(intent) })
  }
  /// A button with a text that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: Intent) {
    self.init(title, role: role, action: { start(intent) })
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a text and a symbol that performs an intent.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) { self.init(titleKey, systemImage: systemImage, role: role, action: { start(intent) }) }
}

extension Toggle {
  /// A switch that performs an intent when the user changes it; it shows `isOn` until the program changes that.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in start(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  /// A switch with a text that performs an intent.
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in start(intent) }))
  }
  /// A switch with a text that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) {
    self.init(title, isOn: Binding(get: { isOn }, set: { _ in start(intent) }))
  }
}
