// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierPictures

extension AwaitedPictures {
  /// Draws a canvas again as its pictures arrive, as long as it has content, and warns of those that cannot be decoded.
  func redraw(_ canvas: CanvasWidget) {
    onArrival = { [weak canvas] in
      if let canvas, canvas.content != nil { gtk_widget_queue_draw(canvas.widget) }
    }
    onFailure = { picture, error in
      let reason = "\(error)"
      Diagnostics.warnOnce(
        "The image '\(picture.name)' is not shown: \(reason)\(reason.hasSuffix(".") ? "" : ".")",
        subject: picture.name)
    }
  }
}
