// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import SwiftUI
import Testing
import ViewTesting

/// The state of a host, kept in files and compared with.
@MainActor
@Suite final class SnapshotTests {
  /// A folder like that of a test's file in a package.
  private let package = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
  private var source: String { package.appendingPathComponent("Tests/AppTests/PageTests.swift").path }

  init() throws {
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try Data().write(to: package.appendingPathComponent("Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: package) }

  private func host(_ text: String = "March", color: Color = .red) -> ViewHost<some View> {
    ViewHost(
      VStack {
        Text(text)
        color.frame(width: 20, height: 10)
      }, size: CGSize(width: 100, height: 60))
  }

  /// The thrown error as text; empty if there is none.
  private func failure(
    _ host: ViewHost<some View>, _ snapshot: Snapshot, named: String? = nil, _ recording: SnapshotRecording? = nil,
    line: Int = 1
  ) -> String {
    do {
      try assertSnapshot(
        of: host, as: snapshot, named: named, recording: recording, filePath: source, line: line, function: "page()")
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func kept(_ name: String) -> Data? {
    try? Data(contentsOf: package.appendingPathComponent("Tests/AppTests/__Snapshots__/PageTests/" + name))
  }

  @Test("A snapshot that is missing is written, and fails once; then it is compared with") func recording() throws {
    #expect(failure(host(), .views).contains("PageTests.swift:1: there was no snapshot; it is written now."))
    #expect(try String(decoding: #require(kept("page.1.views.txt")), as: UTF8.self).contains(#"Text "March""#))
    #expect(failure(host(), .views) == "")
    #expect(failure(host(), .image).contains("written now"))
    #expect(kept("page.1.png") == (try host().png()))
    #expect(failure(host(), .image) == "")
  }

  @Test("A snapshot that is a pipe, or anything but a file, is refused") func kinds() throws {
    let place = package.appendingPathComponent("Tests/AppTests/__Snapshots__/PageTests/page.1.views.txt")
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(mkfifo(place.path, 0o600) == 0)
    #expect(
      failure(host(), .views).hasSuffix(
        "PageTests.swift:1: the snapshot \(place.path) cannot be read. It is a pipe, not a file. Remove it, and run the test "
          + "again."))
  }

  @Test("The snapshots of a test have numbers in its order, or names", arguments: [false, true])
  func names(isNamed: Bool) {
    for line in [1, 2, 1] {
      _ = failure(host("\(line)"), .views, named: isNamed ? "first" : nil, .all, line: line)
    }
    #expect((kept("page.first.views.txt") != nil) == isNamed)
    #expect((kept("page.2.views.txt") != nil) == !isNamed)
    #expect(kept("page.3.views.txt") == nil, "a line keeps its number")
  }

  @Test("never writes nothing; failed takes over what differs; all writes everything") func modes() {
    #expect(failure(host(), .layout, .never).contains("there is no snapshot"))
    #expect(kept("page.1.layout.txt") == nil)
    #expect(failure(host(), .layout, .all) == "")
    let old = kept("page.1.layout.txt")
    #expect(failure(host("A longer month"), .layout, .never).contains("it is not as in"))
    #expect(kept("page.1.layout.txt") == old)
    #expect(failure(host("A longer month"), .layout, .failed) == "")
    #expect(kept("page.1.layout.txt") != old)
  }

  @Test("Each tree is a form; a failure has the lines that differ, with those around") func trees() throws {
    for snapshot in [Snapshot.views, .layout, .preferences, .accessibility, .displayList] {
      #expect(failure(host(), snapshot, .all) == "")
      #expect(failure(host(), snapshot, .never) == "")
    }
    let text = failure(host("April"), .accessibility, .never)
    #expect(text.contains(#"− text "March""#) && text.contains(#"+ text "April""#), "\(text)")
  }

  @Test("A picture that differs: how many pixels, by how much, where; a report with three pictures") func pictures()
    throws
  {
    #expect(failure(host(), .image, .all) == "")
    let text = failure(host(color: .blue), .image, .never)
    #expect(text.contains("200 of 6000 pixels differ, by up to 255 of 255, in ("), "\(text)")
    #expect(failure(host(color: .blue), .image(tolerance: 1), .never) == "")
    let report = package.appendingPathComponent(".build/snapshots")
    let page = try String(contentsOf: report.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
    #expect(text.contains(report.path + "/index.html"))
    for name in ["actual", "expected", "difference"] {
      #expect(FileManager.default.fileExists(atPath: report.appendingPathComponent("\(name)-1-page.1.png").path))
    }
  }

  @Test("A report has all failures of a run, also where its folder is made by the first one") func severalFailures()
    throws
  {
    for line in [1, 2] { _ = failure(host(), .views, named: "\(line)", .all) }
    for line in [1, 2] { #expect(failure(host("May"), .views, named: "\(line)").contains("it is not as in")) }
    let page = try String(
      contentsOf: package.appendingPathComponent(".build/snapshots/index.html"), encoding: .utf8)
    #expect(page.contains("<h1>Snapshots that differ: 2</h1>"), "\(page.prefix(900))")
  }

  @Test("Text of users does not break or script the report") func hostileText() throws {
    let hostile = "</script><img src=x onerror=\"alert(1)\"> & \u{202e}evil"
    #expect(failure(host(), .views, .all) == "")
    _ = failure(host(hostile), .views, .never)
    let page = try String(
      contentsOf: package.appendingPathComponent(".build/snapshots/index.html"), encoding: .utf8)
    #expect(!page.contains("<img src=x") && !page.contains("</script>") && !page.contains("\u{202e}"))
    #expect(page.contains("&lt;img src=x onerror="))
  }

  @Test("Forms of one's own") func ownForm() {
    let size = Snapshot(fileExtension: "size.txt") {
      Data("\($0.size)".utf8)
    } difference: {
      .text(expected: $0, actual: $1)
    }
    #expect(failure(host(), size, .all) == "")
    #expect(failure(host(), size, .never) == "")
    let other = ViewHost(Text("March"), size: CGSize(width: 10, height: 10))
    #expect(failure(other, size, .never).contains("− (100.0, 60.0)"))
  }
}
