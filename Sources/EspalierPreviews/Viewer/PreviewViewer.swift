// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import EspalierViews
import Foundation
import SwiftUI

/// The process that owns the window of `espalier preview` and `espalier run --watch`. It is never the user's code, so nothing
/// that the code does ends it.
@MainActor
enum PreviewViewer {
  /// Runs until the window is closed, or the command has ended.
  /// - Parameter environment: `ESPALIER_LIVE_TITLE` is the window's title; `ESPALIER_LIVE_WINDOW` has words: `app` for a window
  ///   that is an app's, `desktop`, `phone`, `light`, `dark`, `WxH` for what is chosen at first.
  static func run(_ channel: MessageChannel, _ environment: [String: String]) -> Int32 {
    let title = environment["ESPALIER_LIVE_TITLE"] ?? "Previews"
    let words = (environment["ESPALIER_LIVE_WINDOW"] ?? "").split(separator: " ").map(String.init)
    let model = PreviewModel(channel, isApp: words.contains("app"))
    for word in words { apply(word, to: model) }
    channel.start(
      { message in DispatchQueue.main.async { MainActor.assumeIsolated { model.receive(message) } } },
      ended: { _exit(0) })
    var program = WindowProgram(name: title) { PreviewWindow(model: model) }
    program.size = model.isApp ? model.windowSize ?? CGSize(width: 480, height: 360) : CGSize(width: 1080, height: 760)
    WindowHost.run(program)
  }

  private static func apply(_ word: String, to model: PreviewModel) {
    if let look = PreviewModel.Looks(rawValue: word) { model.looks = look }
    if let appearance = PreviewModel.Appearances(rawValue: word) { model.appearances = appearance }
    let sides = word.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return }
    let size = CGSize(width: sides[0], height: sides[1])
    if model.isApp {
      model.windowSize = size
    } else {
      model.size = PreviewSize(name: "\(Int(size.width)) × \(Int(size.height))", size: size)
    }
  }
}
