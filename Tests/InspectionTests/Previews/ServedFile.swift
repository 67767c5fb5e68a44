// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Glibc
import Synchronization
import Testing

/// A file whose previews `espalier preview --serve` shows in the browser.
final class ServedFile: Sendable {
  private let process = Process()
  private let folder: URL
  private let path: String
  private let output = Mutex("")

  /// Starts the command.
  init(_ text: String, _ options: String...) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("Board.swift").path
    try save(text)
    process.executableURL = BuiltProducts.command
    process.arguments = ["preview", path, "--serve"] + options
    // A page needs no display.
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["DISPLAY", "WAYLAND_DISPLAY"].contains($0.key)
    }
    let pipe = Pipe()
    process.standardError = pipe
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { return handle.readabilityHandler = nil }
      self?.output.withLock { $0 += String(decoding: data, as: UTF8.self) }
    }
    try process.run()
  }

  func save(_ text: String) throws { try text.write(toFile: path, atomically: true, encoding: .utf8) }

  /// The command's output so far.
  var printed: String { output.withLock { $0 } }

  /// The process of the command.
  var command: Int32 { process.processIdentifier }

  /// The address that the command prints.
  func address() async throws -> String {
    var address: String?
    for _ in 0..<3000 where address == nil {
      address = printed.firstMatch(of: /the previews are at (http:\/\/127\.0\.0\.1:\d+\/\?token=\w+)\n/).map {
        String($0.1)
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    return try #require(address, "\(printed)")
  }

  /// Opens it.
  func open() async throws -> Page {
    let address = try await address()
    let page = Page(browser: try #require(Browser.current))
    // Reports of the page before, such as the end of its command, do not belong to this one.
    try await page.browser.send("POST", "/url", ["url": "about:blank"])
    _ = try await page.console()
    try await page.browser.send("POST", "/url", ["url": .string(address)])
    return page
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

extension Page {
  /// The number of pixels of a colour in the newest pictures, one count for each stage.
  private func pixels(of color: UInt32) async throws -> [Int] {
    let counts = try await script(
      """
      return [...document.querySelectorAll(".surface img")].map((picture) => {
        if (!picture.complete || !picture.naturalWidth) return 0;
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
        const context = canvas.getContext("2d");
        context.drawImage(picture, 0, 0);
        const bytes = context.getImageData(0, 0, canvas.width, canvas.height).data;
        let count = 0;
        for (let at = 0; at < bytes.length; at += 4) {
          if ((bytes[at] << 16 | bytes[at + 1] << 8 | bytes[at + 2]) === arguments[0]) count += 1;
        }
        return count;
      });
      """, .number(Double(color)))
    return (counts.array ?? []).compactMap { $0.number.map { Int($0) } }
  }

  /// Waits until the pictures have as many pixels of a colour, one count for each stage.
  func wait(
    for counts: [Int], of color: UInt32, after deed: String, in file: ServedFile,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var last: [Int] = []
    for _ in 0..<1500 {
      last = try await pixels(of: color)
      if last == counts { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(last == counts, "after \(deed): \(file.printed.suffix(800))", sourceLocation: sourceLocation)
  }

  /// Chooses an option of a menu, as a person does by keys.
  func choose(_ option: String, in menu: String) async throws {
    try await script(
      """
      const menu = document.getElementById(arguments[0]);
      menu.value = [...menu.options].find((option) => option.text === arguments[1]).value;
      menu.dispatchEvent(new Event("change"));
      """, .string("choice-" + menu), .string(option))
  }
}
