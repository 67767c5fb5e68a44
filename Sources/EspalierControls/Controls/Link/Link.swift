// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation

/// Opens an address when it is pressed.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Opens an address when it is pressed, by `openURL` of the environment.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .environment(\.buttonPurpose, .address)
    .pointerStyle(.link)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// A title that opens an address when it is pressed, by `openURL` of the environment.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A title that opens an address when it is pressed, by `openURL` of the environment. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
