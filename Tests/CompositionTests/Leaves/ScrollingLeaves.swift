// SPDX-License-Identifier: MIT

import SwiftUI

enum LazyLeaf: Leaf {
  static func view(step: Int) -> any View {
    LazyVStack { ForEach(0..<3 + step, id: \.self) { Text("lazy \($0)") } }
  }
}

enum ListLeaf: Leaf {
  static func view(step: Int) -> any View {
    List(0..<3 + step, id: \.self) { number in
      HStack {
        Text("row \(number)")
        Spacer()
        Toggle("on", isOn: .constant(step == 1)).labelsHidden()
      }
    }
  }
}

enum ScrollLeaf: Leaf {
  static func view(step: Int) -> any View {
    ScrollView {
      VStack { ForEach(0..<4, id: \.self) { Text("line \($0) \(step)") } }
    }
  }
}
