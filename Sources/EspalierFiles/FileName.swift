// SPDX-License-Identifier: MIT

/// A name in a folder as the file system stores it: bytes, which need not be text.
struct FileName: Hashable {
  /// The bytes with the zero at the end that the system's calls require.
  let bytes: [CChar]

  init(_ name: String) { bytes = Array(name.utf8CString) }

  /// - Parameter pointer: A string that ends with a zero.
  init(_ pointer: UnsafePointer<CChar>) {
    var end = 0
    while pointer[end] != 0 { end += 1 }
    bytes = Array(UnsafeBufferPointer(start: pointer, count: end + 1))
  }

  var isFolderItself: Bool { bytes == [46, 0] || bytes == [46, 46, 0] }
}

extension String {
  /// Whether the text can be the name of a file in a folder; a path would lead out of the folder. Compares bytes, as
  /// the system does: an accent after a slash forms another character with it.
  package var isFileName: Bool {
    let bytes = utf8
    return !bytes.isEmpty && !bytes.elementsEqual(".".utf8) && !bytes.elementsEqual("..".utf8)
      && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
  }

  /// Whether a path leads to a file in a folder, at any depth, apart from links.
  package var isPathWithin: Bool {
    !isEmpty && !utf8.contains(0)
      && utf8.split(separator: UInt8(ascii: "/")).allSatisfy { !$0.elementsEqual("..".utf8) }
  }

  /// The last component of a path that can be the name of a file; nil if there is none.
  package var lastFileName: String? {
    let part = utf8.split(separator: UInt8(ascii: "/")).last.map {
      String(decoding: $0.filter { $0 != 0 }, as: UTF8.self)
    }
    return part.flatMap { $0.isFileName ? $0 : nil }
  }
}
