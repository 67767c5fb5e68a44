// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// `espalier audit`, with files of users.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class AuditEndToEndTests {
  private let folder = TemporaryFolder()

  private static let source = """
    import SwiftUI

    struct ContentView: View {
      @State private var volume = 0.5
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
          if isOpen { Slider(value: $volume) }
        }
      }
    }

    #Preview("Faint") { Text("Faint").foregroundStyle(Color(white: 0.8)).background(Color.white) }
    #Preview("Clear") { Text("Clear") }
    """

  @Test func aViewWithoutDefectsPrintsNothing() throws {
    let path = try folder.file(Self.source)
    let result = try Command.run(["audit", path])
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  @Test("Defects after a tap are printed, and the status is 1") func defects() throws {
    let path = try folder.file(Self.source)
    let result = try Command.run(["audit", path, "--tap", "Open", "--size", "200x200"])
    #expect(result.status == 1)
    #expect(result.output.contains(/name: slider \(.+\): it has no name for screen readers\. Give it a title/))
    #expect(result.output.hasSuffix("espalier: the audit has one finding\n"), "\(result.output)")
  }

  @Test func aPhonesTargetsAreLarger() throws {
    let path = try folder.file(Self.source)
    let result = try Command.run(["audit", path, "--target-size", "44"])
    #expect(result.status == 1 && result.output.contains("target: button \"Open\" ("), "\(result.output)")
  }

  @Test("All previews are examined, also those after one with defects") func previews() throws {
    let path = try folder.file(Self.source)
    let result = try Command.run(["audit", path, "--preview"])
    #expect(result.status == 1)
    #expect(result.output.contains("# Faint\ncontrast: text \"Faint\" ("), "\(result.output)")
    #expect(result.output.contains("# Clear\n"))
    #expect(result.output.hasSuffix("espalier: the audit has findings in 1 of 2 previews\n"))
  }
}
