// SPDX-License-Identifier: MIT

import Foundation

/// The work of a compiled program with its view. It reaches the program twice: as its command-line arguments, and in
/// the environment variable `ESPALIER_JOB`, the same arguments separated by newlines. `docs/command-line.md` has the form.
struct Job: Equatable {
  enum Output: Equatable {
    case picture(path: String, scale: Double)
    case tree(kind: String, isJSON: Bool)
    /// The words of each explanation.
    case explanation([[String]])
    /// The least width and height of a control, in points.
    case audit(targetSize: Double)
    case inspection(path: String)
    case window
  }

  var size: (width: Double, height: Double)?
  var taps: [String] = []
  var time: Double?
  var frames: (count: Int, seconds: Double)?
  var isDark = false
  var isRightToLeft = false
  /// Nil is the default, a desktop's look.
  var look: String?
  /// The covered lengths at the top, leading, bottom and trailing edge of the window, in points.
  var safeArea: [Double]?
  var preview: PreviewChoice?
  /// The arguments of the user's program: addresses and files that it shall open.
  var programArguments: [String] = []
  /// Whether the inspector's page is served while there is a window.
  var isInspected = false
  var output: Output

  /// The previews of the file that are shown instead of its root view.
  enum PreviewChoice: Equatable {
    case all
    case named(String)
  }

  static let variable = "ESPALIER_JOB"

  /// Xcode's variable, which programs read to show sample data in previews.
  static let previewVariables = ["XCODE_RUNNING_FOR_PREVIEWS": "1"]

  /// The variables of the program's environment in addition to the command's own.
  var variables: [String: String] {
    let own = [Self.variable: arguments.joined(separator: "\n")]
    return preview == nil ? own : own.merging(Self.previewVariables) { $1 }
  }

  /// In a fixed order, so that equal jobs are equal commands.
  var arguments: [String] {
    var list: [String] = []
    switch preview {
    case nil: break
    case .all: list += ["--previews"]
    case .named(let name): list += ["--preview", name]
    }
    if let size { list += ["--size", "\(Self.text(size.width))x\(Self.text(size.height))"] }
    if isDark { list += ["--dark"] }
    if isRightToLeft { list += ["--right-to-left"] }
    if let look { list += ["--look", look] }
    if let safeArea { list += ["--safe-area", safeArea.map(Self.text).joined(separator: ",")] }
    for tap in taps { list += ["--tap", tap] }
    if let time { list += ["--at", Self.text(time)] }
    if let frames { list += ["--frames", String(frames.count), "--over", Self.text(frames.seconds)] }
    switch output {
    case .picture(let path, let scale): list += ["--scale", Self.text(scale), "--out", path]
    case .tree(let kind, let isJSON): list += ["--tree", kind] + (isJSON ? ["--json"] : [])
    case .inspection(let path): list += ["--inspection", path]
    case .audit(let targetSize): list += ["--audit", Self.text(targetSize)]
    case .explanation(let words): list += words.flatMap { $0 }
    case .window: list += ["--window"] + (isInspected ? ["--inspected"] : [])
    }
    if !programArguments.isEmpty { list += ["--"] + programArguments }
    return list
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  static func == (left: Job, right: Job) -> Bool { left.arguments == right.arguments }
}

extension Job {
  /// Options that `render` and `dump` share.
  static let options =
    ["--view", "--size", "--safe-area", "--tap", "--at", "--look", TimeLimit.option] + ProjectChoice.options
  /// Flags that `render` and `dump` share.
  static let flags = ["--dark", "--right-to-left"]

  /// The number of frames and the seconds that they cover; nil without the options.
  static func frames(_ parsed: ParsedArguments) throws -> (count: Int, seconds: Double)? {
    let count = try parsed.number("--frames", "a whole number, 1 or more") { $0 >= 1 && $0 == $0.rounded() && $0 < 1e6 }
    let seconds = try parsed.number("--over", "a number of seconds above 0") { $0 > 0 }
    switch (count, seconds) {
    case (let count?, let seconds?): return (Int(count), seconds)
    case (nil, nil): return nil
    default: throw Stop.usage("--frames and --over go together: how many frames, over how many seconds")
    }
  }

  /// The value of `--size`.
  static func size(_ parsed: ParsedArguments) throws -> (width: Double, height: Double)? {
    guard let text = try parsed.single("--size") else { return nil }
    guard let match = text.wholeMatch(of: /([0-9.]+)[x×]([0-9.]+)/), let width = Double(match.1),
      let height = Double(match.2), width > 0, height > 0
    else { throw Stop.usage("--size takes WIDTHxHEIGHT in points, as in 400x500, not \"\(text)\"") }
    return (width, height)
  }

  init(_ parsed: ParsedArguments, output: Output) throws {
    self.init(output: output)
    size = try Self.size(parsed)
    taps = parsed.values["--tap"] ?? []
    if let broken = taps.first(where: { $0.contains("\n") }) {
      throw Stop.usage("--tap takes a text of one line, not \"\(broken)\"")
    }
    time = try parsed.number("--at", "a number of seconds, 0 or more") { $0 >= 0 }
    isDark = parsed.flags.contains("--dark")
    isRightToLeft = parsed.flags.contains("--right-to-left")
    look = try parsed.single("--look")
    if let look, !["desktop", "phone"].contains(look) {
      throw Stop.usage("--look takes desktop or phone, not \"\(look)\"")
    }
    if let text = try parsed.single("--safe-area") {
      let lengths = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
      guard lengths.count == 4, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
        throw Stop.usage("--safe-area takes TOP,LEADING,BOTTOM,TRAILING in points, as in 59,0,34,0, not \"\(text)\"")
      }
      safeArea = lengths
    }
  }
}

extension Job.PreviewChoice {
  /// The value of `--preview`; nil without the option.
  init?(_ parsed: ParsedArguments) throws {
    if let name = try parsed.single("--preview") {
      if name.contains("\n") { throw Stop.usage("--preview takes a name of one line") }
      self = .named(name)
    } else if parsed.flags.contains("--preview") {
      self = .all
    } else {
      return nil
    }
  }
}
