// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// `espalier render FILE --preview`, with files of users.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class PreviewEndToEndTests {
  private let folder = TemporaryFolder()

  private static let source = """
    import SwiftUI

    extension EnvironmentValues { @Entry var title: String = "none" }
    extension Transaction { @Entry var isQuick = false }

    @Animatable struct Wave: Shape {
      var phase: Double
      @AnimatableIgnored var isOn = false
      func path(in rect: CGRect) -> Path { Path(rect) }
    }

    struct Row: View {
      @Environment(\\.title) private var title
      var body: some View { Text(title).frame(width: 20, height: 10) }
    }

    struct Sample: PreviewModifier {
      static func makeSharedContext() async throws -> String { "sample" }
      func body(content: Content, context: String) -> some View { content.environment(\\.title, context) }
    }

    #Preview { Row() }
    #Preview("Wide one", traits: .fixedLayout(width: 40, height: 30)) { Row() }
    #Preview("Both/Ways", traits: .sizeThatFitsLayout, .modifier(Sample())) {
      @Previewable @State var isOn = true
      Wave(phase: isOn ? 1 : 0).frame(width: 7, height: isOn ? 8 : 9)
    }
    #Preview("Turned", traits: .landscapeLeft) { Row() }

    struct Row_Previews: PreviewProvider {
      static var previews: some View {
        Row().previewLayout(.sizeThatFits).previewDisplayName("Old")
        Row().previewLayout(.fixed(width: 50, height: 60))
      }
    }
    """

  private func write() throws -> String {
    let path = try folder.file(Self.source)
    return path
  }

  @Test func everyPreviewIsAPictureWithItsName() throws {
    let path = try write()
    let out = folder.place("x.png").path
    let result = try Command.run(["render", path, "--preview", "--out", out])
    let base = folder.place("x").path
    #expect(
      result.output == """
        \(base)-Old.png  Old  20 × 10
        \(base)-Row_Previews.png  Row_Previews  50 × 60
        \(base)-Preview.png  Preview  393 × 852
        \(base)-Wide-one.png  Wide one  40 × 30
        \(base)-Both-Ways.png  Both/Ways  7 × 8
        \(base)-Turned.png  Turned  852 × 393

        """)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 6)
  }

  @Test func onePreviewByName() throws {
    let path = try write()
    let out = folder.place("one.png").path
    let result = try Command.run(["render", "--preview", "Wide one", path, "--out", out])
    #expect(result.output == "\(out)  Wide one  40 × 30\n")
    let wrong = try Command.run(["render", path, "--preview", "Wide", "--out", out])
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("no preview is called \"Wide\"; there is \"Old\", \"Row_Previews\", \"Preview\""))
  }

  @Test func previewsForDebuggingAreThere() throws {
    let path = folder.place("File.swift").path
    try """
    import SwiftUI
    struct Row: View { let title: String; var body: some View { Text(title) } }
    #if DEBUG
    struct Row_Previews: PreviewProvider {
      static var previews: some View { Row(title: "a").previewLayout(.fixed(width: 50, height: 60)) }
    }
    #endif
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let out = folder.place("x.png").path
    let result = try Command.run(["render", path, "--preview", "--out", out])
    #expect(result.output == "\(folder.path)/x-Row_Previews.png  Row_Previews  50 × 60\n")
    let alone = try Command.run(["render", path, "--out", out])
    #expect(alone.status == 1)
    #expect(
      alone.output == """
        espalier: the view Row cannot be made as Row(): missing argument for parameter 'title' in call; \
        there are previews: draw them with `espalier render … --preview`, or see them with `espalier preview`

        """)
  }

  @Test("A program finds in its environment that it shows previews") func previewVariable() throws {
    let path = try folder.file(
      """
      import SwiftUI
      let isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
      struct Page: View { var body: some View { Color.red.frame(width: isPreview ? 10 : 20, height: 10) } }
      #Preview(traits: .sizeThatFitsLayout) { Page() }
      """)
    let out = folder.place("x.png").path
    #expect(try Command.run(["render", path, "--preview", "--out", out]).output.hasSuffix("  Preview  10 × 10\n"))
    #expect(try Command.run(["dump", path, "--tree", "layout"]).output.contains("20 × 10"))
  }

  @Test func aFileWithoutPreviewsIsReported() throws {
    let path = folder.place("File.swift").path
    try "import SwiftUI\nstruct A: View { var body: some View { Color.red } }"
      .write(toFile: path, atomically: true, encoding: .utf8)
    let result = try Command.run(["render", path, "--preview", "--out", folder.path + "/x.png"])
    #expect(result.status == 1)
    #expect(result.output == "espalier: the file has no preview: no #Preview and no PreviewProvider\n")
  }

  @Test func macrosExpandInChecks() throws {
    let result = try Command.run(["check", try write()])
    #expect(result.output.hasSuffix("1 of 1 files compile\n"), "\(result.output)")
  }

  @Test func theVersionIsOneLine() throws {
    let result = try Command.run(["--version"])
    #expect(result.status == 0)
    #expect(result.output.contains(/^espalier \d+\.\d+.*\n$/))
  }
}
