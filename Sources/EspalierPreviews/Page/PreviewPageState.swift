// SPDX-License-Identifier: MIT

import EspalierNumbers
import EspalierPreviewChannel
import Foundation

/// The page's state, as JSON. Pictures are numbers: the page requests those that it lacks.
struct PreviewPageState: Encodable {
  struct Choice: Encodable {
    let name: String
    let label: String
    let selection: String
    let options: [Option]
  }

  struct Option: Encodable {
    let value: String
    let label: String
  }

  struct Stage: Encodable {
    let id: String
    let preview: String
    let caption: String
    let isPhone: Bool
    /// The picture's number; 0 for none yet.
    let number: Int
    /// Points of the page.
    let width: CGFloat?
    let height: CGFloat?
    /// Points of the page per point of the stage.
    let zoom: Double
    let scrolls: Bool
    let pointerStyle: String?
  }

  let title: String
  let choices: [Choice]
  let isCompiling: Bool
  let problem: PreviewProblem?
  let stages: [Stage]

  @MainActor
  init(_ model: PreviewModel, title: String) {
    self.title = title
    isCompiling = model.isCompiling
    problem = model.problem
    choices = [
      Choice(
        name: "preview", label: "Preview", selection: model.chosen ?? "",
        options: [Option(value: "", label: "All previews")]
          + model.previews.map { Option(value: $0.name, label: $0.name) }),
      Choice(
        name: "look", label: "Look", selection: model.looks.rawValue,
        options: PreviewModel.Looks.allCases.map { Option(value: $0.rawValue, label: $0.label) }),
      Choice(
        name: "appearance", label: "Appearance", selection: model.appearances.rawValue,
        options: PreviewModel.Appearances.allCases.map { Option(value: $0.rawValue, label: $0.label) }),
      Choice(
        name: "size", label: "Size", selection: model.size.name,
        options: model.sizes.map { Option(value: $0.name, label: $0.name) }),
      Choice(
        name: "zoom", label: "Zoom", selection: model.zoom.map { "\($0)" } ?? "",
        options: [Option(value: "", label: "Fit width")]
          + PreviewSize.zooms.map { Option(value: "\($0)", label: "\(Int(clamping: $0 * 100)) %") }),
    ]
    stages = model.stages.map { picture in
      let stage = picture.stage
      let zoom = model.zoom(of: stage.size)
      // A stage whose size the view has chosen is as large as its picture.
      let size = stage.size.map { CGSize(width: $0.width * zoom, height: $0.height * zoom) } ?? picture.bitmap?.size
      return Stage(
        id: stage.id, preview: stage.preview, caption: model.caption(stage), isPhone: stage.look == .phone,
        number: picture.number, width: size?.width, height: size?.height, zoom: zoom, scrolls: picture.scrolls,
        pointerStyle: picture.pointerStyle)
    }
  }
}
