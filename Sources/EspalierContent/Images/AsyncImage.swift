// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion
import Foundation

/// A picture that is loaded while a placeholder is shown.
///
/// Loading starts when the view appears and when the URL changes; it ends when the view disappears. File URLs are read, others
/// are loaded over the network. Loaded pictures are cached for a while.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded = LoadedPicture()

  /// - Parameters:
  ///   - scale: Pixels of the picture per point.
  ///   - transaction: The transaction in which the view changes from one phase to the next.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The picture; a gray area until it is loaded, or if it cannot be loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// - Parameters:
  ///   - content: Makes the view of the picture.
  ///   - placeholder: Shown until the picture is loaded, or if it cannot be loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public var body: some View {
    // A picture loaded for another URL is not shown.
    content(loaded.url == url ? loaded.phase : .empty)
      .task(id: url) {
        guard let url else {
          loaded = LoadedPicture()
          return
        }
        if loaded.url == url, loaded.phase.image != nil { return }
        let phase = await PictureLoader.shared.phase(of: url, scale: scale)
        if Task.isCancelled { return }
        withTransaction(transaction) { loaded = LoadedPicture(url: url, phase: phase) }
      }
  }
}

/// The result of loading, and the URL for which it was loaded.
private struct LoadedPicture {
  var url: URL?
  var phase = AsyncImagePhase.empty
}

/// The phase of loading a picture.
public enum AsyncImagePhase: Sendable {
  /// No picture yet.
  case empty
  /// The loaded picture.
  case success(Image)
  /// The error for which the picture could not be loaded.
  case failure(any Error)

  /// The picture, once it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, if the picture cannot be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
