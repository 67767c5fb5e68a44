// SPDX-License-Identifier: MIT

import EspalierDrawing
import SwiftUI
import Testing
import ViewTesting

/// The colour of the icons of labels in rows (documentation of `listItemTint(_:)`).
@MainActor
@Suite struct ListItemTintTests {
  private final class Log { var icon, title: ResolvedColor? }

  private struct Probe: View {
    let report: (ResolvedColor) -> Void
    @Environment(\.self) private var environment
    init(_ report: @escaping (ResolvedColor) -> Void) { self.report = report }
    var body: some View {
      let _ = report(environment.textColor)
      Color.clear.frame(width: 5, height: 5)
    }
  }

  private let log = Log()

  private var row: some View {
    Label {
      Probe { log.title = $0 }
    } icon: {
      Probe { log.icon = $0 }
    }
  }

  /// The colours of the icon and the title of a label.
  private func colors(in view: some View) -> [ResolvedColor?] {
    let host = ViewHost(view, size: CGSize(width: 300, height: 300))
    _ = host.displayList
    return [log.icon, log.title]
  }

  private func resolved(_ icon: Color, _ title: Color = .primary) -> [ResolvedColor?] {
    [icon, title].map { $0.resolve(in: EnvironmentValues()) }
  }

  @Test("Icons have the item's tint, else the tint; the innermost counts, nil leaves it") func icons() {
    #expect(colors(in: List { row }) == resolved(.blue))
    #expect(colors(in: List { row.listItemTint(.red) }) == resolved(.red))
    #expect(colors(in: List { row }.tint(.green)) == resolved(.green))
    #expect(colors(in: List { Section { row }.listItemTint(.red) }.tint(.green)) == resolved(.red))
    #expect(
      colors(in: Form { row.listItemTint(.fixed(.red)).listItemTint(.orange) }.formStyle(.grouped)) == resolved(.red))
    #expect(colors(in: List { row.listItemTint(Color?.none).listItemTint(.preferred(.orange)) }) == resolved(.orange))
    #expect(colors(in: List { row.listItemTint(.monochrome) }) == resolved(.secondaryLabel))
  }

  @Test("A foreground around the label comes first; outside of rows icons are as the titles") func others() {
    #expect(colors(in: List { row.listItemTint(.red).foregroundStyle(.green) }) == resolved(.green, .green))
    #expect(colors(in: VStack { row.listItemTint(.red) }) == resolved(.primary))
  }
}
