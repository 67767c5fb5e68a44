// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierPreviewChannel
import EspalierPrimitives
import Foundation
import SwiftUI

/// The problem of the newest version, over the last good picture.
struct ProblemBanner: View {
  let problem: PreviewProblem
  let model: PreviewModel

  /// The greatest number of places; more would hide the picture.
  private static let mostPlaces = 3

  var body: some View {
    HStack(spacing: 0) {
      color.frame(width: 6)
      VStack(alignment: .leading, spacing: 8) {
        heading
        if !model.isProblemFolded {
          ForEach(problem.places.prefix(Self.mostPlaces), id: \.self) { PlaceView(place: $0) }
          if problem.places.count > Self.mostPlaces {
            Text("and \(problem.places.count - Self.mostPlaces) more").font(.caption).foregroundStyle(.secondary)
          }
          if let note = problem.note { Text(note).font(.caption).foregroundStyle(.secondary) }
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .fixedSize(horizontal: false, vertical: true)
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 10))
    .overlay { RoundedRectangle(cornerRadius: 10).stroke(color.opacity(0.6)).allowsHitTesting(false) }
    .shadow(color: .black.opacity(0.25), radius: 12, y: 4)
    .frame(maxWidth: 760)
    .padding(16)
  }

  private var heading: some View {
    HStack(spacing: 8) {
      Image(systemName: symbol).foregroundStyle(color)
      Text(problem.title).font(.headline)
      Spacer(minLength: 8)
      if problem.kind == .crash || problem.kind == .hang { Button("Start Again") { model.restart() } }
      Button(model.isProblemFolded ? "Show" : "Hide") { model.isProblemFolded.toggle() }
    }
  }

  private var symbol: String {
    switch problem.kind {
    case .compiler, .failure: "xmark.octagon.fill"
    case .crash: "exclamationmark.triangle.fill"
    case .hang: "hourglass"
    case .nothing: "info.circle.fill"
    }
  }

  /// A colour for each kind, the same in both appearances.
  private var color: Color {
    func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
      Color(red: red / 255, green: green / 255, blue: blue / 255)
    }
    return switch problem.kind {
    case .compiler, .failure: color(217, 51, 51)
    case .crash: color(230, 115, 0)
    case .hang: color(140, 77, 217)
    case .nothing: color(64, 128, 217)
    }
  }
}

/// A line of a file, and its error.
private struct PlaceView: View {
  let place: PreviewProblem.Place

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text("\(Text(position).foregroundStyle(.secondary))  \(place.message)")
      if let source = place.source {
        VStack(alignment: .leading, spacing: 0) {
          if let context = place.context { Text(context).foregroundStyle(.secondary) }
          Text(source)
          if let caret = place.caret { Text(caret).foregroundStyle(.red) }
        }
        .font(.system(.callout, design: .monospaced))
        .lineLimit(1)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 5))
      }
    }
  }

  private var position: String {
    let name = (place.file as NSString).lastPathComponent
    return "\(name):\(place.line)" + (place.column.map { ":\($0)" } ?? "")
  }
}
