// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Commands and entries of bars")
struct UICommandTests {
  @Test("A command has a picture and properties that can be changed") func properties() {
    let command = UICommand(title: "Copy", action: Selector("copy:"), attributes: .disabled, state: .on)
    command.title = "Cut"
    command.image = UIImage(systemName: "scissors")
    #expect(command.title == "Cut" && command.image != nil && command.attributes == .disabled && command.state == .on)
    let menu: [UIMenuElement] = [command]
    #expect(menu[0].title == "Cut")
  }

  @Test("A bar's button has the title and the picture of an entry") func barItem() {
    let button = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    let item: UIBarItem = button
    item.image = UIImage()
    #expect(item.title == "Done" && button.image != nil && item.isEnabled)
  }
}
