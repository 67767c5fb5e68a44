// SPDX-License-Identifier: MIT

import SwiftUI

enum TextLeaf: Leaf {
  static func view(step: Int) -> any View { Text("text \(step)") }
}

/// As wide as it is offered, and the higher the narrower.
enum ParagraphLeaf: Leaf {
  static func view(step: Int) -> any View {
    Text("A paragraph of some words that are broken into lines where a container is narrow, \(step) times **over**.")
  }
}

enum ColorLeaf: Leaf {
  static func view(step: Int) -> any View { step == 0 ? Color.purple : Color.pink }
}

enum ShapeLeaf: Leaf {
  static func view(step: Int) -> any View {
    Circle().stroke(.green, lineWidth: CGFloat(2 + step)).frame(width: 40, height: 30)
  }
}

enum SymbolLeaf: Leaf {
  static func view(step: Int) -> any View { Image(systemName: step == 0 ? "star" : "star.fill") }
}

enum SpacerLeaf: Leaf {
  static func view(step: Int) -> any View { Spacer(minLength: CGFloat(10 + step)) }
}

enum EmptyLeaf: Leaf {
  static func view(step: Int) -> any View { EmptyView() }
}

enum CanvasLeaf: Leaf {
  static func view(step: Int) -> any View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(step == 0 ? .red : .blue))
    }
  }
}

/// Several views, of which containers make as many members.
enum SeveralLeaf: Leaf {
  static func view(step: Int) -> any View {
    Group {
      Text("one")
      Divider()
      Text("two \(step)").bold()
    }
  }
}

enum RowsLeaf: Leaf {
  static func view(step: Int) -> any View { ForEach(0..<3 - step, id: \.self) { Text("member \($0)") } }
}

/// Nothing, then something.
enum OptionalLeaf: Leaf {
  static func view(step: Int) -> any View {
    let text = step == 0 ? nil : Text("there")
    return text
  }
}
