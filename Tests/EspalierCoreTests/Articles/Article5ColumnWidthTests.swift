// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Article 5: columns that become as wide as the widest label, and 20 more (specification P51).
@MainActor @Suite struct Article5ColumnWidthTests {
  private func host(_ widths: [CGFloat], _ log: Record<[Column]> = Record(), isEqualised: Bool = true) -> ViewHost<
    LabelledFields
  > {
    ViewHost(LabelledFields(widths: widths, isEqualised: isEqualised, log: log), size: CGSize(width: 400, height: 300))
  }

  private func labels(_ host: ViewHost<LabelledFields>) throws -> [CGRect] {
    try (0..<3).map { try host.get(.identifier("label \($0)")).frame }
  }

  @Test("without the trick labels keep their own widths, and the fields start where those end") func natural() throws {
    let host = host([60, 80, 70], isEqualised: false)
    #expect(try labels(host).map(\.width) == [60, 80, 70])
    #expect(try (0..<3).map { try host.get(.identifier("field \($0)")).frame.minX } == [60, 80, 70])
  }

  @Test("labels with the trick have one width, and all fields start in one line") func equal() throws {
    let host = host([60, 90, 70])
    #expect(try labels(host).map(\.width) == [110, 110, 110])
    #expect(try Set((0..<3).map { try host.get(.identifier("field \($0)")).frame.minX }) == [110])
  }

  @Test("the width depends on the order: a label that fits the width requested by the one before adds nothing")
  func orderMatters() throws {
    #expect(try labels(host([60, 80, 70])).map(\.width) == [80, 80, 80])
    #expect(try labels(host([80, 60, 70])).map(\.width) == [100, 100, 100])
    #expect(try labels(host([60, 90, 70])).map(\.width) == [110, 110, 110])
  }

  @Test("two calls: the natural widths, then the equal ones; no third, no warning") func calls() throws {
    let log = Record<[Column]>()
    let host = host([60, 80, 70], log)
    #expect(log.values.map { $0.map(\.width) } == [[60, 80, 70], [80, 80, 80]])
    try host.settle()
    #expect(log.values.count == 2)
    #expect(host.warnings.isEmpty)
  }

  @Test("the widths are combined row by row: two calls of reduce for three rows, in each pass") func reduces() {
    let (_, work) = making(
      LabelledFields(widths: [60, 80, 70], isEqualised: true, log: Record()), size: CGSize(width: 400, height: 300))
    #expect(work.reduces(of: ColumnWidths.self) == 4)
  }

  @Test("the measured width is that of the frame: inside of it the label stays at its leading edge") func alignment()
    throws
  {
    let host = host([60, 90, 70])
    #expect(try (0..<3).map { try host.get(.identifier("text \($0)")).frame.minX } == [0, 0, 0])
    #expect(try (0..<3).map { try host.get(.identifier("text \($0)")).frame.width } == [60, 90, 70])
  }
}

private struct Column: Equatable { let width: CGFloat }

private enum ColumnWidths: PreferenceKey {
  static var defaultValue: [Column] { [] }
  static func reduce(value: inout [Column], nextValue: () -> [Column]) { value.append(contentsOf: nextValue()) }
}

private struct LabelledFields: View {
  let widths: [CGFloat]
  let isEqualised: Bool
  let log: Record<[Column]>
  @State private var width: CGFloat?

  var body: some View {
    VStack(spacing: 0) {
      row(0)
      row(1)
      row(2)
    }
    .modifier(Equaliser(width: $width, isOn: isEqualised, log: log))
  }

  private func row(_ index: Int) -> some View {
    HStack(spacing: 0) {
      leaf(widths[index], 20).accessibilityIdentifier("text \(index)")
        .frame(width: width, alignment: .leading)
        .background(
          GeometryReader { proxy in
            leaf.preference(key: ColumnWidths.self, value: [Column(width: proxy.frame(in: .global).width)])
          }
        )
        .accessibilityIdentifier("label \(index)")
      leaf.frame(height: 20).accessibilityIdentifier("field \(index)")
    }
  }
}

private struct Equaliser: ViewModifier {
  @Binding var width: CGFloat?
  let isOn: Bool
  let log: Record<[Column]>

  func body(content: Content) -> some View {
    content.onPreferenceChange(ColumnWidths.self) { columns in
      log.values.append(columns)
      for column in columns where isOn && column.width > (width ?? 0) { width = column.width + 20 }
    }
  }
}
