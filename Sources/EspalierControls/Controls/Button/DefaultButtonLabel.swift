// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// The label of a button that has only a role: the role's title and symbol, of which the button's container shows what it shows
/// of other labels. A bar shows the symbol, a menu and a dialog the title.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View { Label(role.title, systemImage: role.systemImage) }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label of its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension ButtonRole {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    default: "Confirm"
    }
  }

  fileprivate var systemImage: String {
    switch self {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    default: "checkmark"
    }
  }
}
