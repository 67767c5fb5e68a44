// SPDX-License-Identifier: MIT

import EspalierPictures
import EspalierTestSupport
import Foundation
import Testing

/// The programs of the articles: those of `Examples`, or of the folder that `ESPALIER_ARTICLES` names.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct ArticleTests {
  @Test("The articles' programs side by side on one screen; each window is what `espalier render` draws")
  func articles() throws {
    let named = ProcessInfo.processInfo.environment["ESPALIER_ARTICLES"]
    let folder = named ?? Repository.root.appendingPathComponent("Examples").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    #expect(files.count == 7)
    let (width, height) = (390, 480)
    // A window is larger than its view by a frame and a bar.
    let (outerWidth, outerHeight) = (width + 20, height + 64)
    let display = try Display(width: 4 * outerWidth, height: (files.count + 3) / 4 * outerHeight)
    var programs: [RunningProgram] = []
    defer { for program in programs { program.stop() } }
    for file in files {
      programs.append(try RunningProgram(folder + "/" + file, "--size", "\(width)x\(height)", on: display))
    }
    let pictures = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: pictures) }

    var contents: [WindowContent] = []
    var seen: Set<String> = []
    for index in files.indices {
      // The windows come in any order, and each is known by what it shows alone.
      let id = try wait(for: "a window of \(files)") {
        let all = try? display.xdotool("search", "--onlyvisible", "--name", ".").split(separator: "\n").map(
          String.init)
        return all?.first { !seen.contains($0) }
      }
      seen.insert(id)
      try display.move(id, toX: index % 4 * outerWidth, y: index / 4 * outerHeight)
      contents.append(WindowContent(try #require(try display.window(withID: id)), width: width, height: height))
    }
    try display.xdotool("mousemove", "\(4 * outerWidth - 1)", "\(2 * outerHeight - 1)")
    for file in files {
      let picture = try rendered(folder + "/" + file, width, height, into: pictures)
      try wait(until: "a window with \(file)") {
        try contents.contains { try $0.shot(display).difference(from: picture).isRounding }
      }
    }
    if let shots = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] {
      try display.shot().write(shots + "/articles.ppm")
    }
  }

  /// The picture that `espalier render` draws of a file's view: the same that `espalier run` shows.
  private func rendered(_ file: String, _ width: Int, _ height: Int, into folder: URL) throws -> Shot {
    let out = folder.appendingPathComponent(UUID().uuidString + ".png")
    let arguments = ["render", file, "--size", "\(width)x\(height)", "--scale", "1", "--out", out.path]
    var result = try Tool.run(BuiltProducts.command.path, arguments)
    // If a file has several views, `run` takes the first; `render` requires a name.
    if result.status == 64, let view = result.output.firstMatch(of: #/--view (\S+)/#)?.1 {
      result = try Tool.run(BuiltProducts.command.path, arguments + ["--view", String(view)])
    }
    guard result.status == 0 else { throw Missing(what: "a picture of \(file): \(result.output)") }
    let decoded = try PictureDecoder.decode(Data(contentsOf: out), name: out.path)
    guard let pixels = decoded.pixels else { throw Missing(what: "the pixels of \(file)") }
    return Shot(width: pixels.width, height: pixels.height) { pixels.pixel(x: $0, y: $1) & 0xFFFFFF }
  }
}
