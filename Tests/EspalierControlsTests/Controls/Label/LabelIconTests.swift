// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The place of a label's icon beside its title.
@MainActor
@Suite struct LabelIconTests {
  /// The distance of the icon's middle below that of the title; the middle of capitals is near that of a line.
  private func distance<Icon: View>(_ icon: Icon, inList: Bool, look: Look) throws -> CGFloat {
    let label = Label {
      Text("Title")
    } icon: {
      icon
    }
    let page = Group {
      if inList { List { label } } else { label }
    }
    let host = ViewHost(page, size: CGSize(width: 300, height: 200), look: look)
    let lines = host.dump(.layout).split(separator: "\n")
    func middle(_ name: String) throws -> CGFloat {
      let line = try #require(lines.last { $0.contains(name) }, "\(lines.joined(separator: "\n"))")
      let frame = try #require(line.firstMatch(of: /\([-0-9.]+, ([-0-9.]+), [-0-9.]+ × ([-0-9.]+)\)/))
      return try #require(Double(frame.1)) + #require(Double(frame.2)) / 2
    }
    // The guide around the icon is as high as it is.
    return try middle("alignmentGuide") - middle("Text \"Title\"")
  }

  @Test(
    "An icon without a baseline has its middle beside the title's", arguments: [Look.desktop, .phone], [false, true])
  func middle(look: Look, inList: Bool) throws {
    for height in [8.0, 22, 44] {
      let distance = try distance(Color.red.frame(width: 20, height: height), inList: inList, look: look)
      #expect(abs(distance) < 1.5, "\(height): \(distance)")
    }
  }

  @Test("An icon with a text stands on the title's baseline", arguments: [Look.desktop, .phone])
  func baseline(look: Look) throws {
    #expect(try abs(distance(Text("A"), inList: false, look: look)) < 0.1)
    // The middle of a larger text on one baseline is higher.
    #expect(try distance(Text("A").font(.largeTitle), inList: false, look: look) < -2)
  }
}
