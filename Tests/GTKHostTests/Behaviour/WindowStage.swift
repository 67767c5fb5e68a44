// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierTestSupport
import Foundation
import ViewTesting

/// A window of a program on a display, with a mouse, a keyboard, and a client of the accessibility bus.
///
/// A headless host goes the same steps: it has the places of elements, the number of keys up to one, and the state that the
/// window has to come to. So each step compares the two hosts.
@MainActor
final class WindowStage: Stage {
  private let display: Display
  private let bus: AccessibilityBus
  let program: RunningProgram
  private let reader: ScreenReader
  private let content: WindowContent
  private let thread: MainThread
  private let twin = HeadlessStage()
  private var number = 0
  private var time = 0.0

  private static let screen = (width: 900, height: 700)

  private static var files: [String] {
    let folder = Repository.root.appendingPathComponent("Tests/GTKHostTests/Behaviour")
    return ["Table", "Program"].flatMap { name in
      let inside = folder.appendingPathComponent(name)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: inside.path)) ?? []
      return names.sorted().map { inside.appendingPathComponent($0).path }
    }
  }

  init() throws {
    display = try Display(width: Self.screen.width, height: Self.screen.height)
    bus = try AccessibilityBus(display)
    // A caret that blinks would never let the window rest.
    let settings = display.folder.appendingPathComponent("gtk-4.0")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try "[Settings]\ngtk-cursor-blink=0\n"
      .write(to: settings.appendingPathComponent("settings.ini"), atomically: true, encoding: .utf8)
    program = try RunningProgram(
      files: Self.files, [], on: display,
      variables: bus.variables.merging(["XDG_CONFIG_HOME": display.folder.path]) { $1 }, takesInput: true)
    let window = try display.window("Stand")
    content = WindowContent(window, width: Page.width, height: Page.height)
    thread = MainThread(of: program.windowProcess!)
    try display.focus(window)
    reader = try ScreenReader(bus)
  }

  func stop() {
    reader.stop()
    program.stop()
  }

  func show(_ entry: Case, in surroundings: Surroundings) throws {
    // Nothing lies under the pointer when the entry comes.
    try display.xdotool("mousemove", "899", "699")
    try twin.show(entry, in: surroundings)
    // Panels of the window may leave it, as far as the screen goes.
    var area = PopupArea(screen: CGSize(width: Self.screen.width, height: Self.screen.height))
    area.limits = CGRect(x: -content.x, y: -content.y, width: Self.screen.width, height: Self.screen.height)
    twin.host.graph.changeEnvironment { $0.popupArea = area }
    try twin.host.settle()
    number += 1
    try program.write("\(number)\t\(surroundings)\t\(entry.name)")
    _ = try wait(for: "the state of a new view", insteadOf: program.output) { state }
    try thread.waitUntilAsleep()
    time = twin.host.time
  }

  /// The state that the window has written last; nil before the first.
  private var state: String? {
    let start = "state \(number) "
    return program.lines.dropLast().last { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  func perform(_ step: Step) throws {
    let naps = try thread.naps
    switch step {
    case .click(let target, let x, let y, let times, let key):
      let point = try twin.point(target, x, y)
      let click = ["click", "--repeat", "\(times)", "--delay", "20", "1"]
      try mouse(point, key.map { ["keydown", $0] + click + ["keyup", $0] } ?? click)
    case .secondaryClick(let target): try mouse(twin.point(target), ["click", "3"])
    case .drag(let target, let x, let y, let right, let down):
      let start = try twin.point(target, x, y)
      var words = ["mousedown", "1"]
      for part in 1...HeadlessStage.dragSteps {
        words += position(HeadlessStage.place(start, right, down, part)) + ["sleep", "0.02"]
      }
      try mouse(start, words + ["sleep", "0.2", "mouseup", "1"])
    case .wheel(let target, let right, let down):
      let count = max(abs(right), abs(down))
      let button = down > 0 ? "5" : down < 0 ? "4" : right > 0 ? "7" : "6"
      try mouse(twin.point(target), ["click", "--repeat", "\(count)", "--delay", "20", button])
    case .hover(let target): try mouse(twin.point(target), [])
    case .tab(let target):
      let count = try twin.tabs(to: target)
      if count > 0 { try display.xdotool(["key", "--repeat", "\(count)", "--delay", "20", "Tab", "getmouselocation"]) }
    case .keys(let names): try display.xdotool(["key", "--delay", "20"] + names + ["getmouselocation"])
    case .type(let text): try display.xdotool("type", "--delay", "20", text)
    case .act(let action, let target): try ask("do", target, ["action": action])
    case .setValue(let value, let target): try ask("set value", target, ["value": value])
    case .setText(let text, let target): try ask("set text", target, ["text": text])
    case .focus(let target): try ask("do", target, ["action": "activate"])
    case .see(let target):
      try wait(until: "\(target)", insteadOf: try reader.windows()) { find(target) }
    case .miss(let target):
      try wait(until: "no \(target)", insteadOf: try reader.windows()) { !find(target) }
    case .state: break
    }
    try twin.perform(step)
    // Where the twin's state changes, the window's has to follow; where something moves, it has to come to rest.
    try wait(until: "the state “\(twin.state)”", insteadOf: state as Any) { state == twin.state }
    let moves = twin.host.time > time
    time = twin.host.time
    if moves, !step.isQuestion {
      try wait(until: "an answer to \(step)") { try thread.naps > naps }
      try thread.waitUntilAsleep()
    }
  }

  private func find(_ target: Target) -> Bool { reader.element(target.name, role: target.role) != nil }

  /// On the display: a number below zero would be an option.
  private func position(_ point: CGPoint) -> [String] {
    ["mousemove", "\(max(content.x + Int(point.x), 0))", "\(max(content.y + Int(point.y), 0))"]
  }

  /// The last word waits for the display's answer to those before.
  private func mouse(_ point: CGPoint, _ words: [String]) throws {
    try display.xdotool(position(point) + words + ["getmouselocation"])
  }

  /// Asks for something that an element does, once it is there.
  private func ask(_ question: String, _ target: Target, _ values: [String: Any]) throws {
    try wait(until: "\(target)", insteadOf: try reader.windows()) { find(target) }
    try reader.act(question, target.name, values.merging(["role": target.role]) { $1 })
  }
}

extension Step {
  fileprivate var isQuestion: Bool {
    switch self {
    case .see, .miss, .state: true
    default: false
    }
  }
}
