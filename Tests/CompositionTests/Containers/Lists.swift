// SPDX-License-Identifier: MIT

import SwiftUI

enum InList: Container {
  static func around(_ content: some View, step: Int) -> any View {
    List {
      Text("row")
      content
    }
  }
}

enum InListOfData: Container {
  static func around(_ content: some View, step: Int) -> any View {
    List(0..<2 + step, id: \.self) { _ in content }
  }
}

enum InListSection: Container {
  static func around(_ content: some View, step: Int) -> any View {
    List {
      Section("Rows \(step)") {
        content
        Text("row")
      }
    }
  }
}

enum InPlainList: Container {
  static func around(_ content: some View, step: Int) -> any View {
    List {
      content
      Text("row \(step)")
    }
    .listStyle(.plain)
  }
}

enum InForm: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Form {
      Text("entry \(step)")
      content
    }
  }
}

enum InFormSection: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Form {
      Section("Section") { content }
    }
  }
}

enum InOutline: Container {
  static func around(_ content: some View, step: Int) -> any View {
    List {
      OutlineGroup([Item(id: 1, children: [Item(id: 2)]), Item(id: 3)], children: \.children) { item in
        Text("item \(item.id)")
        content
      }
    }
  }

  private struct Item: Identifiable {
    let id: Int
    var children: [Item]?
  }
}

enum InSwipedRow: Container {
  static func around(_ content: some View, step: Int) -> any View {
    List {
      ForEach(0..<2, id: \.self) { _ in
        content.swipeActions { Button("Delete") {} }
      }
      .onDelete { _ in }
    }
  }
}
