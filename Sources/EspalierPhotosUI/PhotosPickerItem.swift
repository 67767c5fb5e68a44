// SPDX-License-Identifier: MIT

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Picture or film that the user chose: a file.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The form of a picture.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// The system decides: the file as it is.
    public static let automatic = Self(name: "automatic")
    /// The file as it is.
    public static let current = Self(name: "current")
    /// A usual form: the file as it is.
    public static let compatible = Self(name: "compatible")
  }

  package let url: URL?
  /// The name of the picture in the library; nil for a file.
  public let itemIdentifier: String?

  /// A picture of the library, by its name. There is no library here: its values are nil.
  public init(itemIdentifier: String) { (url, self.itemIdentifier) = (nil, itemIdentifier) }
  package init(_ url: URL) { (self.url, itemIdentifier) = (url, nil) }

  /// The kinds of data of the file.
  public var supportedContentTypes: [UTType] {
    url.flatMap { UTType(filenameExtension: $0.pathExtension) }.map { [$0] } ?? []
  }

  /// Reads the file as a value.
  /// - Returns: nil if the type accepts no file of this kind.
  /// - Throws: An error if the file cannot be read, or if it has no such value.
  public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? {
    guard let provider = try provider(), provider.canLoadObject(ofClass: type) else { return nil }
    return try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  /// Reads the file as a value.
  /// - Parameter completionHandler: Receives the value, nil if the type accepts no file of this kind, or the error.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do { completionHandler(.success(try await loadTransferable(type: type))) } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  private func provider() throws -> NSItemProvider? {
    guard let url else { return nil }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    return NSItemProvider(contentsOf: url)
  }
}

/// The order of chosen pictures.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// The order of the dialog.
  public static let `default` = Self(name: "default")
  /// The order of the choice: that of the dialog here.
  public static let ordered = Self(name: "ordered")
  /// Changes while the user chooses: when the dialog ends here.
  public static let continuous = Self(name: "continuous")
  /// Both: when the dialog ends here.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}
