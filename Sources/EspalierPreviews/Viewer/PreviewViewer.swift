// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierNumbers
import EspalierPreviewChannel
import Foundation
import SwiftUI

/// The process that owns the window, or the page, of `espalier preview` and `espalier run --watch`. It never runs the user's
/// code, so nothing in that code ends it.
@MainActor
enum PreviewViewer {
  /// Runs until the window is closed, or the command has ended.
  /// - Parameter environment: `ESPALIER_LIVE_TITLE` is the window's title; `ESPALIER_LIVE_WINDOW` has words: `app` for a window
  ///   that is an app's, `page` for a page instead of a window, `desktop`, `phone`, `light`, `dark`, `WxH` for the initial
  ///   choices.
  /// - Returns: the exit status, if there can be no page.
  static func run(_ channel: MessageChannel, _ environment: [String: String]) -> Int32 {
    let title = environment["ESPALIER_LIVE_TITLE"] ?? "Previews"
    let words = (environment["ESPALIER_LIVE_WINDOW"] ?? "").split(separator: " ").map(String.init)
    let model = PreviewModel(channel, isApp: words.contains("app"))
    for word in words { apply(word, to: model) }
    channel.start(
      { message in DispatchQueue.main.async { MainActor.assumeIsolated { model.receive(message) } } },
      ended: { _exit(0) })
    if words.contains("page") { return serve(model, title) }
    var program = WindowProgram(name: title) { PreviewWindow(model: model) }
    program.size = model.isApp ? model.windowSize ?? CGSize(width: 480, height: 360) : CGSize(width: 1080, height: 760)
    WindowHost.run(program)
  }

  /// Serves the page until the command has ended.
  private static func serve(_ model: PreviewModel, _ title: String) -> Int32 {
    let page = PreviewPage(model, title: title)
    guard let address = page.address else {
      FileHandle.standardError.write(Data("espalier: no port is free for the page of the previews\n".utf8))
      return 71
    }
    FileHandle.standardError.write(Data("espalier: the previews are at \(address)\n".utf8))
    withExtendedLifetime(page) { RunLoop.main.runForever() }
  }

  private static func apply(_ word: String, to model: PreviewModel) {
    if let look = PreviewModel.Looks(rawValue: word) { model.looks = look }
    if let appearance = PreviewModel.Appearances(rawValue: word) { model.appearances = appearance }
    let sides = word.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return }
    let size = CGSize(width: PreviewBounds.side(sides[0]), height: PreviewBounds.side(sides[1]))
    if model.isApp {
      model.windowSize = size
    } else {
      model.size = PreviewSize(name: "\(Int(clamping: size.width)) × \(Int(clamping: size.height))", size: size)
    }
  }
}
