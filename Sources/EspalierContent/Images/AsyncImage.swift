// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion
import Foundation

/// A picture that is loaded while something else is shown.
///
/// Loading starts when the view appears and when the address changes; it ends when the view goes. An address of a file
/// is read, others are loaded over the network. What was loaded once is cached for a while.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded = LoadedPicture()

  /// - Parameters:
  ///   - scale: pixels of the picture per point.
  ///   - transaction: in which the view changes from one phase to the next.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The picture, and until it is there, or if it cannot be loaded, a gray area.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// - Parameters:
  ///   - content: what is made of the picture.
  ///   - placeholder: what is shown until it is there, or if it cannot be loaded.
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
    // A picture of another address is none.
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

/// What was loaded, and for which address.
private struct LoadedPicture {
  var url: URL?
  var phase = AsyncImagePhase.empty
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture was loaded.
  case success(Image)
  /// The picture could not be loaded, for this reason.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there will be none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
