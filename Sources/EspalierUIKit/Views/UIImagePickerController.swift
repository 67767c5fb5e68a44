// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierControls
import EspalierCore
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import Foundation
import UniformTypeIdentifiers

/// The choice of a picture: the desktop's dialog for files. Desktops have no camera that programs share.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// The places of pictures.
  public enum SourceType: Int, Sendable {
    /// The user's pictures, a camera, or the newest pictures.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// Values of a choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture, which is not edited on a desktop.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The picture's file.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// The kind of the file.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The film's file; absent.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The place of the pictures; the dialog for files is the same for all of them.
  open var sourceType = SourceType.photoLibrary
  /// Whether the picture is edited; not on a desktop.
  open var allowsEditing = false
  /// The kinds of files.
  open var mediaTypes = [UTType.image.identifier]

  /// Whether there is such a place: not a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  fileprivate func choose(ended: @escaping @MainActor () -> Void) {
    var dialog = ProgramFileDialog(.open)
    dialog.dialog.types = mediaTypes.map { UTType(importedAs: $0) }
    dialog.begin { [self] urls in
      let receiver = delegate as? any UIImagePickerControllerDelegate
      ended()
      guard let url = urls?.first, let image = UIImage(contentsOfFile: url.path) else {
        return receiver?.imagePickerControllerDidCancel(self) ?? ()
      }
      receiver?.imagePickerController(
        self, didFinishPickingMediaWithInfo: [.originalImage: image, .editedImage: image, .imageURL: url])
    }
  }
}

extension UIImagePickerController: DesktopPresentable {
  func show(ended: @escaping @MainActor () -> Void) { choose(ended: ended) }
}

extension UIImagePickerController: ShownInSwiftUI {
  var shown: AnyView { AnyView(PickerSheet(controller: self)) }
}

/// The sheet behind the dialog.
private struct PickerSheet: View {
  let controller: UIImagePickerController
  @Environment(\.dismiss) private var dismiss
  @State private var hasAsked = false

  var body: some View {
    ProgressView().padding(40).onAppear {
      guard !hasAsked else { return }
      hasAsked = true
      controller.choose { dismiss() }
    }
  }
}

/// An object that receives a chosen picture. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Writes a picture into the user's folder for pictures, as a PNG file.
/// - Parameters:
///   - completionTarget: An object with a method for the end.
///   - completionSelector: The method, whose first arguments are the picture and the error.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  var failure: (any Error)?
  do {
    let folder = try FileManager.default.url(
      for: .picturesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let name = "Picture \(Int(clamping: Date().timeIntervalSince1970 * 1000)).png"
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: folder.appendingPathComponent(name), options: .withoutOverwriting)
  } catch { failure = error }
  if let completionTarget, let completionSelector {
    completionSelector.perform(on: completionTarget as AnyObject, with: image, with: failure)
  }
}
