// SPDX-License-Identifier: MIT

import SwiftUI

/// Opens and closes fifty windows and prints how much memory it has, on keys.
@main struct FiftyWindows: App {
  var body: some Scene {
    WindowGroup("Main") { Driver() }
    WindowGroup("Many", id: "many", for: Int.self) { number in Many(number: number.wrappedValue ?? 0) }
  }
}

private struct Many: View {
  let number: Int
  init(number: Int) { self.number = number }

  var body: some View {
    ScrollView { VStack { ForEach(0..<100) { Text("Row \($0) of \(number)") } } }.frame(width: 300, height: 200)
  }
}

private struct Driver: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack {
      Button("Open") { for number in 0..<50 { openWindow(id: "many", value: number) } }.keyboardShortcut("o")
      Button("Dismiss") { for number in 0..<50 { dismissWindow(id: "many", value: number) } }.keyboardShortcut("d")
      Button("Memory") { print("memory \(kilobytes)") }.keyboardShortcut("m")
    }
  }

  private var kilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }.flatMap { Int($0) } ?? 0
  }
}
