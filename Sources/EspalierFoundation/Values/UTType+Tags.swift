// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers

// Core Services' functions for kinds of data, which `UTType` replaced.

/// The extension of a file's name.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: NSString = "public.filename-extension"
/// The kind in the terms of the network.
nonisolated(unsafe) public let kUTTagClassMIMEType: NSString = "public.mime-type"

/// The identifier of the kind with a tag; nil for an unknown class of tags.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: NSString, _ inTag: NSString, _ inConformingToUTI: NSString?
) -> Unmanaged<NSString>? {
  let general = inConformingToUTI.flatMap { UTType("\($0)") }
  let type =
    switch inTagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: "\(inTag)", conformingTo: general ?? .data)
    case kUTTagClassMIMEType: UTType(mimeType: "\(inTag)", conformingTo: general ?? .data)
    default: UTType?.none
    }
  return type.map { .passRetained(NSString(string: $0.identifier)) }
}

/// A tag of the kind with an identifier; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: NSString) -> Unmanaged<NSString>? {
  let type = UTType("\(inUTI)")
  let tag =
    inTagClass == kUTTagClassFilenameExtension
    ? type?.preferredFilenameExtension
    : inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : nil
  return tag.map { .passRetained(NSString(string: $0)) }
}

/// Whether a kind is one of a more general kind.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: NSString) -> Bool {
  guard let type = UTType("\(inUTI)"), let general = UTType("\(inConformsToUTI)") else { return false }
  return type.conforms(to: general)
}

/// Pictures in the form JPEG.
nonisolated(unsafe) public let kUTTypeJPEG: NSString = "public.jpeg"
/// Pictures in the form PNG.
nonisolated(unsafe) public let kUTTypePNG: NSString = "public.png"
/// Pictures in the form GIF.
nonisolated(unsafe) public let kUTTypeGIF: NSString = "com.compuserve.gif"
/// Pictures of any form.
nonisolated(unsafe) public let kUTTypeImage: NSString = "public.image"
/// Films of any form.
nonisolated(unsafe) public let kUTTypeMovie: NSString = "public.movie"
/// Text of any form.
nonisolated(unsafe) public let kUTTypeText: NSString = "public.text"
/// Text without a form.
nonisolated(unsafe) public let kUTTypePlainText: NSString = "public.plain-text"
/// Documents in the form PDF.
nonisolated(unsafe) public let kUTTypePDF: NSString = "com.adobe.pdf"
/// Addresses.
nonisolated(unsafe) public let kUTTypeURL: NSString = "public.url"
/// Addresses of files.
nonisolated(unsafe) public let kUTTypeFileURL: NSString = "public.file-url"
/// Data of any form.
nonisolated(unsafe) public let kUTTypeData: NSString = "public.data"
