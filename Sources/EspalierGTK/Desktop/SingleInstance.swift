// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierNumbers
import EspalierServices
import Foundation

/// One process of a program in a session of the desktop: a second start hands its files and addresses to the first one, over
/// the session's D-Bus. Without a bus every start is a program by itself.
@MainActor
final class SingleInstance {
  /// Called in the first process when the program is started again.
  /// - Parameter urls: The files and addresses it was started with; may be empty.
  var started: (_ urls: [URL]) -> Void = { _ in }
  private let application: UnsafeMutablePointer<GApplication>

  /// - Parameters:
  ///   - name: The program's name.
  ///   - executable: The program's path: programs of the same name are not the same program.
  /// - Returns: nil without a bus.
  init?(name: String, executable: String) {
    guard SessionBus.exists else { return nil }
    let letters = name.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "_" }
    let identifier = "app.Espalier.\(String(letters)).x\(String(Self.number(of: executable), radix: 16))"
    guard g_application_id_is_valid(identifier) != 0 else { return nil }
    application = g_application_new(identifier, G_APPLICATION_HANDLES_OPEN)
    let activated: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: SingleInstance.self).started([]) }
    }
    connect(UnsafeMutableRawPointer(application), "activate", to: self, activated)
    typealias Open =
      @convention(c) (
        gpointer?, UnsafeMutablePointer<OpaquePointer?>?, gint, UnsafePointer<CChar>?, gpointer?
      ) -> Void
    let opened: Open = { _, files, count, _, data in
      onMain((files, count, data)) { files, count, data in
        let urls = (0..<Int(count)).compactMap { index -> URL? in
          guard let file = files?[index], let uri = g_file_get_uri(file) else { return nil }
          defer { g_free(uri) }
          return URL(string: String(cString: uri))
        }
        owner(data, as: SingleInstance.self).started(urls)
      }
    }
    connect(UnsafeMutableRawPointer(application), "open", to: self, opened)
    guard g_application_register(application, nil, nil) != 0 else { return nil }
  }

  /// FNV-1a: the same in every process.
  private static func number(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Passes everything to the process that runs already.
  /// - Returns: Whether such a process exists.
  func handOver(_ urls: [URL]) -> Bool {
    guard g_application_get_is_remote(application) != 0 else { return false }
    if urls.isEmpty {
      g_application_activate(application)
    } else {
      var files = urls.map { g_file_new_for_uri($0.absoluteString) }
      g_application_open(application, &files, gint(files.count), "")
      for file in files { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
    }
    // The call must be sent before this process ends.
    g_dbus_connection_flush_sync(g_application_get_dbus_connection(application), nil, nil)
    return true
  }
}
