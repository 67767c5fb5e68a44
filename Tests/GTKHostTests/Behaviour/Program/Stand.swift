// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Shows the entry of the table that a line of its input names, and writes its state.
@main struct Stand: App {
  @State private var shown = Shown()

  init() {
    setvbuf(stdout, nil, _IOLBF, 0)
    let shown = shown
    // Lines come at any time, and reading waits for them.
    Thread.detachNewThread {
      while let line = readLine() { DispatchQueue.main.async { shown.read(line) } }
    }
  }

  var body: some Scene {
    WindowGroup("Stand") {
      ZStack {
        if let page = shown.page {
          page.id(shown.number)
            .onPreferenceChange(Reported.self) { print("state \(shown.number) \($0)") }
        }
      }
      .frame(width: CGFloat(Page.width), height: CGFloat(Page.height))
    }
    // As the headless host beside it, the window has no bar of its own.
    .windowStyle(.plain)
  }
}

@MainActor @Observable
final class Shown: @unchecked Sendable {
  var page: Page?
  var number = 0

  /// - Parameter line: A number, surroundings and an entry's name, with tabs between.
  nonisolated func read(_ line: String) {
    let words = line.split(separator: "\t").map(String.init)
    MainActor.assumeIsolated {
      guard words.count == 3, let number = Int(words[0]), let surroundings = Surroundings(rawValue: words[1]),
        let entry = (CaseTable.controls + CaseTable.containers).first(where: { $0.name == words[2] })
      else { return print("unknown \(line)") }
      self.number = number
      page = Page(entry: entry, surroundings: surroundings)
    }
  }
}
