// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierNumbers
import EspalierPreviewChannel
import EspalierPrimitives
import Foundation
import SwiftUI

/// The window: the pickers, the pictures, and the problem above them.
struct PreviewWindow: View {
  let model: PreviewModel
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    content
      .overlay(alignment: .bottom) {
        if let problem = model.problem { ProblemBanner(problem: problem, model: model) }
      }
      .onChange(of: displayScale, initial: true) { model.displayScale = displayScale }
  }

  @ViewBuilder private var content: some View {
    if model.isApp {
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          Color.clear
          ForEach(model.stages) { StageView(picture: $0, model: model) }
        }
        .onChange(of: geometry.size, initial: true) { model.windowSize = geometry.size }
      }
    } else {
      VStack(spacing: 0) {
        PreviewBar(model: model)
        Divider()
        PreviewBoard(model: model)
      }
    }
  }
}

/// The pickers.
private struct PreviewBar: View {
  @Bindable var model: PreviewModel

  var body: some View {
    HStack(spacing: 12) {
      Picker("Preview", selection: $model.chosen) {
        Text("All previews").tag(String?.none)
        ForEach(model.previews, id: \.name) { Text($0.name).tag(Optional($0.name)) }
      }
      .labelsHidden()
      .fixedSize()
      Picker("Look", selection: $model.looks) {
        ForEach(PreviewModel.Looks.allCases, id: \.self) { Text($0.label) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .fixedSize()
      Picker("Appearance", selection: $model.appearances) {
        ForEach(PreviewModel.Appearances.allCases, id: \.self) { Text($0.label) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .fixedSize()
      Picker("Size", selection: $model.size) {
        ForEach(model.sizes, id: \.self) { Text($0.name).tag($0) }
      }
      .labelsHidden()
      .fixedSize()
      Picker("Zoom", selection: $model.zoom) {
        Text("Fit width").tag(Double?.none)
        ForEach(PreviewSize.zooms, id: \.self) { Text("\(Int(clamping: $0 * 100)) %").tag(Optional($0)) }
      }
      .labelsHidden()
      .fixedSize()
      Button("Reset") { model.restart() }
        .help("Begins the previews anew, with the state that the code makes")
      Spacer(minLength: 0)
      // No moving indicator: the compiler needs the processor.
      if model.isCompiling { Text("Compiling…").font(.caption).foregroundStyle(.secondary) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }
}

/// A row for each preview, a picture for each of its stages.
private struct PreviewBoard: View {
  let model: PreviewModel

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading, spacing: 28) {
        ForEach(rows, id: \.name) { row in
          VStack(alignment: .leading, spacing: 10) {
            Text(row.name).font(.headline)
            let arrangement = arrangement(of: row.pictures)
            arrangement { ForEach(row.pictures) { StageCard(picture: $0, model: model) } }
          }
        }
      }
      .padding(Self.margin)
    }
    .defaultScrollAnchor(.topLeading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.quaternary.opacity(0.5))
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width - 2 * Self.margin
    } action: {
      model.boardWidth = $0
    }
  }

  private static let margin: CGFloat = 20
  private static let spacing: CGFloat = 24

  /// The layout of pictures: one below the other if they are too wide to be side by side.
  private func arrangement(of pictures: [StagePicture]) -> AnyLayout {
    let widths = pictures.map { ($0.stage.size?.width ?? 0) * model.zoom(of: $0.stage.size) }
    let width = widths.reduce(0, +) + Self.spacing * CGFloat(pictures.count - 1)
    return model.zoom == nil && width > model.boardWidth ?? .infinity
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: Self.spacing))
      : AnyLayout(HStackLayout(alignment: .top, spacing: Self.spacing))
  }

  private var rows: [(name: String, pictures: [StagePicture])] {
    model.previews.compactMap { preview in
      let pictures = model.stages.filter { $0.stage.preview == preview.name }
      return pictures.isEmpty ? nil : (preview.name, pictures)
    }
  }
}

/// A picture under its name.
private struct StageCard: View {
  let picture: StagePicture
  let model: PreviewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(model.caption(picture.stage)).font(.caption).foregroundStyle(.secondary)
      StageView(picture: picture, model: model)
        .clipShape(RoundedRectangle(cornerRadius: picture.stage.look == .phone ? 18 : 6))
        .overlay {
          RoundedRectangle(cornerRadius: picture.stage.look == .phone ? 18 : 6)
            .stroke(.primary.opacity(0.15))
            .allowsHitTesting(false)
        }
        .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
    }
  }
}
