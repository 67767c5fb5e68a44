// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierPictures
import EspalierPreviewChannel
import Observation
import SwiftUI

/// The picture of a stage. Each is observed separately, because most frames change one.
@MainActor @Observable
final class StagePicture: Identifiable {
  var stage: PreviewStage
  private(set) var bitmap: Bitmap?
  /// A number that changes with each picture.
  private(set) var number = 0
  private(set) var scrolls = false
  var pointerStyle: String?

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }

  init(_ stage: PreviewStage) { self.stage = stage }

  var image: Image? { bitmap.map { Image(.picture(PictureReference($0)), .decoration) } }

  func show(_ bitmap: Bitmap, scrolls: Bool) {
    self.bitmap = bitmap
    number += 1
    if self.scrolls != scrolls { self.scrolls = scrolls }
  }
}
