// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// Labels of an axis that overlap.
@MainActor @Suite struct LabelCollisionTests {
  /// The texts that are drawn, of labels 20 points apart that are wider.
  private func shown(
    _ resolution: @escaping (Int) -> AxisValueLabelCollisionResolution, width: CGFloat = 80
  ) -> [Int] {
    let host = ViewHost(
      Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
        .chartXScale(domain: 0...5).chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [1, 2, 3, 4]) { value in
            AxisValueLabel("label \(value.index)", collisionResolution: resolution(value.index))
          }
        }
        .frame(width: width, height: 100))
    let text = host.dump(.displayList)
    return (0..<4).filter { text.contains("label \($0)") }
  }

  @Test("labels that overlap others are not shown")
  func greedy() {
    #expect(shown { _ in .greedy } == [0, 3])
    #expect(shown { _ in .automatic } == [0, 3])
  }

  @Test("labels that do not take part are all shown")
  func disabled() {
    #expect(shown { _ in .disabled } == [0, 1, 2, 3])
    #expect(shown { $0 == 1 ? .disabled : .greedy } == [1])
  }

  @Test("labels of a higher priority are placed first")
  func priority() {
    #expect(shown { .greedy(priority: $0 == 1 ? 1 : 0) } == [1])
  }

  @Test("labels keep a distance")
  func spacing() {
    #expect(shown({ _ in .greedy(minimumSpacing: 0) }, width: 400) == [0, 1, 2, 3])
    #expect(shown({ _ in .greedy(minimumSpacing: 60) }, width: 400) == [0, 2])
  }

  @Test("labels that are shortened all have a place")
  func truncated() throws {
    let host = ViewHost(
      Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
        .chartXScale(domain: 0...5).chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [1, 2, 3, 4]) { value in
            AxisValueLabel("a long label \(value.index)", collisionResolution: .truncate)
          }
        }
        .frame(width: 200, height: 100))
    let frames = try (0..<4).map { try host.get(.text("a long label \($0)")).frame }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    #expect(frames.allSatisfy { $0.width > 10 })
  }

  @Test("a hidden label appears when the chart becomes wider")
  func resized() throws {
    let host = ViewHost(
      Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
        .chartXScale(domain: 0...5).chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: [1, 2, 3, 4]) { AxisValueLabel("label \($0.index)") } },
      size: CGSize(width: 80, height: 100))
    #expect(!host.dump(.displayList).contains("label 1"))
    host.size = CGSize(width: 500, height: 100)
    #expect(host.dump(.displayList).contains("label 1"))
    host.size = CGSize(width: 80, height: 100)
    #expect(!host.dump(.displayList).contains("label 1"))
  }

  @Test("labels in different rows do not collide")
  func rows() {
    let host = ViewHost(
      Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
        .chartXScale(domain: 0...2).chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [1]) { AxisValueLabel("first row") }
          AxisMarks(values: [1]) { AxisValueLabel("second row", verticalSpacing: 30) }
        }
        .frame(width: 200, height: 100))
    #expect(host.dump(.displayList).contains("first row"))
    #expect(host.dump(.displayList).contains("second row"))
  }
}
