// SPDX-License-Identifier: MIT

import SwiftUI

enum InSheet: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Text("presenter \(step)").sheet(isPresented: .constant(true)) { content }
  }
}

enum InPopover: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Text("presenter \(step)").popover(isPresented: .constant(true)) { content }
  }
}

enum InAlert: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.alert("Title \(step)", isPresented: .constant(true)) {
      Button("OK") {}
    } message: {
      Text("message")
    }
  }
}

enum InConfirmationDialog: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.confirmationDialog("Title \(step)", isPresented: .constant(true)) { Button("Erase", role: .destructive) {} }
  }
}

enum InFullScreenCover: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Text("presenter \(step)").fullScreenCover(isPresented: .constant(true)) { content }
  }
}

/// The presenter of a sheet that is shown in step 1 and in no other.
enum InPresenter: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.sheet(isPresented: .constant(step == 1)) { Text("sheet") }
  }
}

enum InContextMenu: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.contextMenu { Button("Copy \(step)") {} }
  }
}
