// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import EspalierHosting
import Foundation
import SwiftUI
import ViewTesting

/// The moving picture of the page about preferences and anchors: the month picker of article 1b, and beside it the flow of the
/// bounds of its months. The content of the boxes is read from the host that shows the picker, after each tap.
@MainActor
enum FlowPicture {
  private static let pickerSize = CGSize(width: 300, height: 412)
  private static let size = CGSize(width: 1050, height: 460)
  /// The months that are tapped; the last is the first, so that the picture can start again.
  private static let taps = [7, 2, 10, 0]

  /// - Returns: an animated WebP.
  static func webp() throws -> Data {
    let picker = ViewHost(MonthPicker(), size: pickerSize)
    var frames: [(list: DisplayList, duration: Duration)] = []
    func add(_ month: Int, _ duration: Duration) throws {
      frames.append((try frame(picker, month), duration))
    }
    try add(0, .seconds(1))
    for month in taps {
      try picker.get(.text(MonthPicker.names[month])).tap()
      for _ in 0..<20 {
        try picker.advance(by: .seconds(0.04))
        try add(month, .seconds(0.04))
      }
      try add(month, .seconds(1.2))
    }
    return try CairoRenderer.webp(frames: frames, size: size, scale: 2)
  }

  /// The picker as its host draws it, and the diagram of its graph.
  private static func frame(_ picker: ViewHost<MonthPicker>, _ month: Int) throws -> DisplayList {
    guard let reader = picker.graph.preferenceFlow(of: MonthBounds.self)?.roots.first else {
      throw FlowMissing()
    }
    let root = FlowNode(reader, name: { name(of: $0) }, detail: { detail(of: $0, month) })
    let stage = ViewHost(
      FlowStage(root: root, chosen: root.path(toWriter: month), pickerSize: pickerSize), size: size)
    let place = try stage.get(.identifier(FlowStage.picker)).frame
    let shown = DisplayItem(
      .effect(.transform(CGAffineTransform(translationX: place.minX, y: place.minY)), picker.displayList))
    return DisplayList(stage.displayList.items + [shown])
  }

  private static func name(of flow: PreferenceFlow) -> String {
    switch flow.role {
    case .writes: String(flow.whereabouts.split(separator: "\"").dropFirst().first ?? "")
    case .reads: flow.label ?? "reader"
    default: String(flow.whereabouts.split(separator: " ").dropFirst().first ?? "")
    }
  }

  private static func detail(of flow: PreferenceFlow, _ month: Int) -> String {
    func rectangle(_ value: String) -> String {
      let numbers = value.split(separator: "(").last?.split(separator: ")").first ?? ""
      return String(numbers).replacing(#/\d+\.\d+/#) { String(Int((Double($0.output) ?? 0).rounded())) }
    }
    switch flow.role {
    case .writes: return rectangle(flow.value ?? "")
    case .reads:
      var writers: [PreferenceFlow] = []
      func collect(_ flow: PreferenceFlow) {
        if flow.parts.isEmpty { writers.append(flow) } else { flow.parts.forEach(collect) }
      }
      collect(flow)
      return "bounds[\(month)]: \(rectangle(writers[month].value ?? ""))"
    default: return "reduce ×\(flow.steps.count)"
    }
  }

  private struct FlowMissing: Error {}
}

private struct FlowStage: View {
  let root: FlowNode
  let chosen: Set<[Int]>
  let pickerSize: CGSize

  static let picker = "picker"

  var body: some View {
    HStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 16).fill(.white)
        .frame(width: pickerSize.width, height: pickerSize.height)
        .accessibilityElement()
        .accessibilityIdentifier(Self.picker)
      FlowDiagram(root: root, chosen: chosen)
        .frame(maxWidth: .infinity)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.955, green: 0.96, blue: 0.965), in: RoundedRectangle(cornerRadius: 20))
  }
}
