// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierNumbers
import Foundation
import SwiftUI
import ViewTesting

/// The work with a view: the parsed words of the command line.
struct Job: Equatable {
  enum Output: Equatable {
    case picture(path: String, format: PictureFormat, scale: Double)
    case tree(TreeKind, isJSON: Bool)
    case explanation([Explanation])
    /// The defects of the view; the least width and height of a control, in points.
    case audit(targetSize: Double)
    /// A file with the inspector's page.
    case inspection(path: String)
    /// A window on the desktop, until it is closed.
    case window
  }

  /// Whether the inspector's page is served while there is a window.
  var isInspected = false

  /// The subject of an explanation: its kind, and a view or key.
  enum Explanation: Equatable {
    case update(String?)
    case layout(String)
    case preference(String)
    case anchor(String)
  }

  /// Points; nil is the view's ideal size.
  var size: CGSize?
  var isDark = false
  var isRightToLeft = false
  var look = Look.desktop
  /// Points; nil for a window that nothing covers.
  var safeArea: EdgeInsets?
  var taps: [String] = []
  /// Seconds that the clock moves after the taps.
  var time = 0.0
  var frames: (count: Int, seconds: Double)?
  var preview: PreviewChoice?
  /// The files and addresses that a program with windows opens.
  var programArguments: [String] = []
  var output: Output

  /// The previews of the file that are shown instead of its root view.
  enum PreviewChoice: Equatable {
    case all
    case named(String)
  }

  /// The longest time that a job may take on its clock: a day.
  static let longestTime = 86400.0

  /// Seconds for which one picture is shown.
  var frameInterval: Double { frames.map { $0.seconds / Double($0.count) } ?? 1 }

  /// The times of the pictures, in order. Their distance is such that each shows the beginning of its part of the time.
  var times: [Double] { (0..<(frames?.count ?? 1)).map { time + Double($0) * frameInterval } }

  /// Whether its output is text on standard output, which the program then cannot use.
  var printsText: Bool {
    switch output {
    case .tree, .explanation, .audit: true
    case .picture, .inspection, .window: false
    }
  }

  /// Whether its output contains the events of each frame.
  var isTraced: Bool {
    switch output {
    case .explanation, .inspection: true
    case .picture, .tree, .audit, .window: false
    }
  }

  static func == (a: Job, b: Job) -> Bool {
    a.size == b.size && a.isDark == b.isDark && a.isRightToLeft == b.isRightToLeft && a.look == b.look
      && a.safeArea == b.safeArea
      && a.taps == b.taps && a.time == b.time && a.output == b.output
      && a.preview == b.preview && a.programArguments == b.programArguments
      && a.isInspected == b.isInspected && a.frames?.count == b.frames?.count && a.frames?.seconds == b.frames?.seconds
  }
}

extension Job {
  static let form = """
    this program was made by espalier and takes a job:
      [--previews | --preview NAME] [--size WxH] [--dark] [--right-to-left] [--look LOOK] [--safe-area T,L,B,R] [--tap TEXT]... [--at SECONDS] [--frames N --over SECONDS]
      then --scale S --out PATH or --tree KIND [--json] or --explain-updates | --explain-update TEXT | --explain-layout TEXT | --explain-preference KEY
      | --explain-anchor KEY or --audit POINTS or --inspection PATH or --window [--inspected], and -- with words for the program
    """

  /// - Throws: a usage error with the wrong word and the expected form.
  init(_ words: [String]) throws {
    var words = Words(words)
    var job = Job(output: .tree(.views, isJSON: false))
    var path: String?
    var tree: TreeKind?
    var isJSON = false
    var explanations: [Explanation] = []
    var inspection: String?
    var audit: Double?
    var isWindow = false
    var scale = 1.0
    var count: Double?
    var seconds: Double?
    while let word = words.next() {
      switch word {
      case "--previews": job.preview = .all
      case "--preview": job.preview = .named(try words.value(of: word))
      case "--size": job.size = try words.size()
      case "--dark": job.isDark = true
      case "--right-to-left": job.isRightToLeft = true
      case "--look":
        let name = try words.value(of: word)
        guard let look = Look(rawValue: name) else {
          throw Stop.usage("no look \(name); there are \(Look.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        job.look = look
      case "--safe-area": job.safeArea = try words.insets()
      case "--tap": job.taps.append(try words.value(of: word))
      case "--at": job.time = try words.number(of: word, "0…86400 seconds") { 0...Self.longestTime ~= $0 }
      case "--frames":
        count = try words.number(of: word, "a whole number, 1 to 1000000") { 1...1e6 ~= $0 && $0 == $0.rounded() }
      case "--over": seconds = try words.number(of: word, "up to 86400 seconds") { $0 > 0 && $0 <= Self.longestTime }
      case "--scale": scale = try words.number(of: word, "a number above 0") { $0 > 0 }
      case "--out": path = try words.value(of: word)
      case "--tree":
        let kind = try words.value(of: word)
        guard let known = TreeKind(rawValue: kind) else {
          throw Stop.usage("no tree \(kind); there are \(TreeKind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        tree = known
      case "--json": isJSON = true
      case "--audit": audit = try words.number(of: word, "points, 1 to 1000") { 1...1000 ~= $0 }
      case "--inspection": inspection = try words.value(of: word)
      case "--explain-updates": explanations.append(.update(nil))
      case "--explain-update": explanations.append(.update(try words.value(of: word)))
      case "--explain-layout": explanations.append(.layout(try words.value(of: word)))
      case "--explain-preference": explanations.append(.preference(try words.value(of: word)))
      case "--explain-anchor": explanations.append(.anchor(try words.value(of: word)))
      case "--window": isWindow = true
      case "--inspected": job.isInspected = true
      case "--": while let word = words.next() { job.programArguments.append(word) }
      default: throw Stop.usage("unknown word \"\(word)\"; \(Self.form)")
      }
    }
    switch (path, tree, isWindow) {
    case (let path?, nil, false): job.output = .picture(path: path, format: try Self.format(of: path), scale: scale)
    case (nil, let tree?, false): job.output = .tree(tree, isJSON: isJSON)
    case (nil, nil, true): job.output = .window
    case (nil, nil, false) where audit != nil: job.output = .audit(targetSize: audit!)
    case (nil, nil, false) where inspection != nil: job.output = .inspection(path: inspection!)
    case (nil, nil, false) where !explanations.isEmpty: job.output = .explanation(explanations)
    default: throw Stop.usage("no job; " + Self.form)
    }
    if let count, let seconds { job.frames = (Int(clamping: count), seconds) }
    guard (count == nil) == (seconds == nil) else { throw Stop.usage("--frames and --over go together") }
    self = job
  }

  private static func format(of path: String) throws -> PictureFormat {
    let known = PictureFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
    guard let format = PictureFormat(rawValue: (path as NSString).pathExtension.lowercased()) else {
      throw Stop.usage("--out takes a file that ends in \(known), not \"\(path)\"")
    }
    return format
  }
}

/// The words of a command line, taken one by one.
private struct Words {
  private var rest: ArraySlice<String>

  init(_ words: [String]) { rest = words[...] }

  mutating func next() -> String? { rest.popFirst() }

  mutating func value(of option: String) throws -> String {
    guard let word = next() else { throw Stop.usage("\(option) needs a value") }
    return word
  }

  mutating func number(of option: String, _ expected: String, _ isFit: (Double) -> Bool) throws -> Double {
    let word = try value(of: option)
    guard let number = Double(word), number.isFinite, isFit(number) else {
      throw Stop.usage("\(option) takes \(expected), not \"\(word)\"")
    }
    return number
  }

  mutating func insets() throws -> EdgeInsets {
    let word = try value(of: "--safe-area")
    let sides = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard sides.count == 4, sides.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
      throw Stop.usage("--safe-area takes TOP,LEADING,BOTTOM,TRAILING in points, not \"\(word)\"")
    }
    return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  mutating func size() throws -> CGSize {
    let word = try value(of: "--size")
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      throw Stop.usage("--size takes WIDTHxHEIGHT in points, as in 400x500, not \"\(word)\"")
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
