// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierFiles
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// The content of a document: a value or an object.
@MainActor
protocol DocumentContents: AnyObject {
  /// The session that owns the document's file; set once.
  var session: DocumentSession? { get set }
  var writableTypes: [UTType] { get }
  /// A number that changes with each change, and returns with undo to the number before; nil if only the undo manager counts
  /// changes.
  var version: Int? { get }
  /// The wrapper that is written to the file.
  func makeWrapper(as type: UTType, existing: FileWrapper?) throws -> FileWrapper
  /// Replaces the content by the file's.
  func read(_ file: FileWrapper, as type: UTType) throws
}

/// An open document: its content, its file, and its unsaved changes.
/// The document's file is written only as a whole and in one step. It is not written if another program changed or removed it;
/// the user is asked in that case. Changes that cannot be saved in the file are saved in a draft.
@MainActor
package final class DocumentSession: ObservableObject {
  /// The edited content.
  let contents: any DocumentContents
  /// The document's file; nil before the document is saved for the first time.
  @Published package private(set) var fileURL: URL?
  /// A question or a message that the window shows.
  @Published package var alert: DocumentAlert?
  /// The document's name as long as it has no file.
  package let untitledName: String
  package private(set) var type: UTType
  /// The types in which the document can be saved.
  package let writableTypes: [UTType]
  /// Whether the window may edit the document.
  package let isEditable: Bool
  /// Called when the title or the available commands may have changed.
  package var onChange: (@MainActor () -> Void)?
  /// Called when the user has saved the document.
  package var onSave: (@MainActor (URL) -> Void)?
  /// The draft of changes that cannot be saved in the file.
  package var draft: DocumentDraft?

  private(set) weak var undoManager: UndoManager?
  /// The file's status when it was last read or written.
  private var status: FileStatus?
  /// The file's content, as far as this process knows.
  private var file: FileWrapper?
  /// The state that the user last opened or saved.
  private var kept: FileWrapper?
  /// The undo manager's state when the document was last written.
  private var savedState = 0
  /// The contents' version when the document was last written.
  private var savedVersion: Int?
  /// Whether there was a change that cannot be undone.
  private var hasOtherChanges = false
  /// The trouble that was already shown.
  private var shownTrouble: DocumentTrouble?
  private var alarm: Alarm?
  /// The reason why unsaved changes have not even a draft; nil if there is a draft, or nothing to keep.
  package private(set) var reasonOfLoss: String?
  /// The time of the first change that is neither in the file nor in the draft.
  private var firstUnsaved: Double?
  private(set) weak var window: ViewGraph?

  /// - Parameters:
  ///   - url: The file that `file` was read from; nil for a new document.
  init(
    _ contents: any DocumentContents, _ url: URL?, file: FileWrapper?, type: UTType, isEditable: Bool,
    untitledName: String
  ) {
    self.contents = contents
    fileURL = url
    self.file = file
    kept = file
    self.type = type
    writableTypes = contents.writableTypes
    self.isEditable = isEditable
    self.untitledName = untitledName
    savedVersion = contents.version
    contents.session = self
  }

  /// - Parameter status: The file's status before it was read; changes during the reading count as changes of another program.
  func wasRead(_ status: FileStatus) { self.status = status }

  /// Attaches the document to the window that shows it: its undo manager undoes the document's changes, and its clock times the
  /// automatic saving.
  package func attach(to window: ViewGraph) {
    guard self.window == nil else { return }
    self.window = window
    undoManager = window.undoManager
    savedState = window.undoManager.state
    alarm = Alarm(window)
    window.undoManager.observe { [weak self] in self?.changed() }
    changed()
  }

  // MARK: - Unsaved changes

  /// The document's name.
  package var name: String { fileURL?.lastPathComponent ?? untitledName }

  /// Whether there are changes that are not in the file.
  package var isEdited: Bool {
    guard isEditable else { return false }
    if hasOtherChanges { return true }
    // The undo manager also counts typing elsewhere in the window, which does not change the document.
    if let version = contents.version { return version != savedVersion }
    return undoManager.map { $0.state != savedState } ?? false
  }

  /// Whether the document differs from the state that the user last opened or saved.
  package var canRevert: Bool { isEditable && kept != nil && (isEdited || file !== kept) }

  /// Records a change that no action undoes.
  package func changedWithoutUndo() {
    hasOtherChanges = true
    changed()
  }

  /// Seconds between a change and its automatic saving, if no other change follows.
  package static let autosaveDelay = 2.0
  /// The greatest time in seconds between the first unsaved change and its automatic saving; it leaves time for the writing, out
  /// of five seconds.
  package static let autosaveLimit = 4.0

  /// Updates the session after a change of the document, or after undo or redo.
  package func changed() {
    onChange?()
    guard let alarm, let window else { return }
    if isEdited {
      let now = window.clock.time.peek()
      let first = firstUnsaved ?? now
      firstUnsaved = first
      alarm.set(min(now + Self.autosaveDelay, first + Self.autosaveLimit)) { [weak self] in self?.autosave() }
    } else {
      firstUnsaved = nil
      alarm.cancel()
      // All changes were undone.
      draft?.remove()
    }
  }

  // MARK: - The file

  /// The reason why the file cannot be written; nil if it can.
  package var trouble: DocumentTrouble? {
    guard let fileURL else { return nil }
    guard let now = FileStatus(fileURL) else { return .isGone }
    if let status, now.kind != status.kind { return .isAnotherKind(now.kind) }
    if now != status { return .changedElsewhere }
    return now.isWritable(at: fileURL.path) ? nil : .isReadOnly
  }

  /// Writes the document.
  /// - Parameter expected: The existing content that may be replaced.
  package func write(
    to url: URL, as type: UTType, replacing expected: FileReplacement.Expectation, isAutomatic: Bool = false
  ) throws {
    let new = try contents.makeWrapper(as: type, existing: url == fileURL ? file : nil)
    status = try new.write(to: url, expecting: expected)
    file = new
    self.type = type
    if fileURL != url { fileURL = url }
    wasWritten()
    guard !isAutomatic else { return }
    kept = new
    onSave?(url)
  }

  private func wasWritten() {
    undoManager?.endContinuedEdit()
    savedState = undoManager?.state ?? 0
    savedVersion = contents.version
    hasOtherChanges = false
    shownTrouble = nil
    reasonOfLoss = nil
    draft?.remove()
    alarm?.cancel()
    firstUnsaved = nil
    onChange?()
  }

  /// Saves unsaved changes: in the file if it is in the state that this process knows, otherwise in a draft.
  /// - Returns: Whether the file now has all changes.
  @discardableResult
  package func autosave() -> Bool {
    let trouble = trouble
    noticeLoss(trouble)
    guard isEdited else { return true }
    if let fileURL, trouble == nil {
      do {
        try write(to: fileURL, as: type, replacing: asRead, isAutomatic: true)
        return true
      } catch { show(self.trouble ?? .cannotBeWritten(error.reason)) }
    } else if let trouble {
      show(trouble)
    }
    keepDraft()
    return false
  }

  /// Saves unsaved changes in the draft, from which the program restores them at its next start, however this run ends.
  package func keepDraft() {
    firstUnsaved = nil
    guard isEdited, let draft else { return }
    do {
      let file = try contents.makeWrapper(as: type, existing: nil)
      try draft.write(file, type: type, name: name, original: fileURL)
      reasonOfLoss = nil
    } catch {
      reasonOfLoss = error.reason
      // More urgent than another alert about the file.
      if alert != nil, shownTrouble != .cannotBeKept(error.reason) { alert = nil }
      show(.cannotBeKept(error.reason))
    }
  }

  /// An expectation of the file as it was last read or written, and of nothing else.
  var asRead: FileReplacement.Expectation { status.map { .only($0) } ?? .nothing }

  /// Records that the document was read from a draft and is in no file.
  package func adopt(_ draft: DocumentDraft) {
    self.draft = draft
    hasOtherChanges = true
    changed()
  }

  /// Checks whether another program has changed the file. A document without unsaved changes is read again.
  package func checkFile() {
    guard let trouble, trouble != .isReadOnly else { return }
    if trouble == .changedElsewhere, !isEdited, (try? readFile()) != nil { return }
    noticeLoss(trouble)
    show(trouble)
    changed()
  }

  /// Marks a document as unsaved whose file is gone, or is no file any more: it exists only in this process, whether changed or
  /// not.
  func noticeLoss(_ trouble: DocumentTrouble?) {
    switch trouble {
    case .isGone, .isAnotherKind: if isEditable { hasOtherChanges = true }
    default: break
    }
  }

  /// Reads the file again; later changes are lost.
  package func readFile() throws {
    guard let fileURL else { return }
    guard let status = FileStatus(fileURL) else { throw CocoaError(.fileReadNoSuchFile, path: fileURL.path) }
    if let known = self.status, status.kind != known.kind { throw RegularFile.Refusal.notAFile(status.kind) }
    // The wrapper of a symbolic link would have no content.
    let new = try FileWrapper(url: fileURL.resolvingSymlinksInPath())
    try contents.read(new, as: type)
    (file, kept, self.status) = (new, new, status)
    undoManager?.removeAllActions()
    wasWritten()
  }

  /// Reverts the document to the state that the user last opened or saved. If the document is a value, this can be undone.
  package func revert() throws {
    guard let kept else { return }
    try contents.read(kept, as: type)
    changed()
  }

  /// Shows a trouble with the file once.
  private func show(_ trouble: DocumentTrouble) {
    guard shownTrouble != trouble, alert == nil else { return }
    shownTrouble = trouble
    present(trouble)
  }
}

extension DocumentSession: Hashable {
  package nonisolated static func == (a: DocumentSession, b: DocumentSession) -> Bool { a === b }
  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The reasons why a document cannot be saved in its file.
package enum DocumentTrouble: Equatable {
  case changedElsewhere
  case isGone
  /// A folder in the place of a file, or the reverse; it is neither read nor replaced.
  case isAnotherKind(FileKind)
  case isReadOnly
  case cannotBeWritten(String)
  /// A failure to write even a draft.
  case cannotBeKept(String)
}

extension Error {
  /// The reason of the failure, in a sentence for the user.
  var reason: String {
    if let localized = self as? any LocalizedError, let text = localized.errorDescription { return text }
    guard let error = self as? CocoaError else { return localizedDescription }
    switch error.code {
    case .fileWriteNoPermission: return "The file or its folder must not be written."
    case .fileWriteVolumeReadOnly: return "The disk is read-only."
    case .fileWriteOutOfSpace: return "The disk is full."
    case .fileNoSuchFile: return "Its folder is not there any more."
    case .fileReadNoSuchFile: return "It is not there."
    case .fileReadNoPermission: return "It must not be read."
    case .fileWriteInvalidFileName: return "A file cannot be called so."
    case .fileReadCorruptFile: return "It is damaged, or of another kind."
    default: return localizedDescription
    }
  }
}
