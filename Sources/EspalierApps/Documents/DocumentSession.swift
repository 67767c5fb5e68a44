// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierFiles
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// What a document consists of: a value or an object.
@MainActor
protocol DocumentContents: AnyObject {
  /// What keeps its file; set once.
  var session: DocumentSession? { get set }
  var writableTypes: [UTType] { get }
  /// Another number after each change, and the one before when it is undone; nil where the undo manager alone has it.
  var version: Int? { get }
  /// What is to be written.
  func makeWrapper(as type: UTType, existing: FileWrapper?) throws -> FileWrapper
  /// The document becomes what was read.
  func read(_ file: FileWrapper, as type: UTType) throws
}

/// A document that is open: what its window edits, where its file is, and what of it is not saved.
///
/// The document's file is written only as a whole and at once. It is not written where another program changed it or took
/// it away: the user is asked then. What cannot go to the file goes to a draft.
@MainActor
package final class DocumentSession: ObservableObject {
  /// What is edited.
  let contents: any DocumentContents
  /// Nil before the document is saved for the first time.
  @Published package private(set) var fileURL: URL?
  /// A question or a message that the window shows.
  @Published package var alert: DocumentAlert?
  /// What the document is called as long as it has no file.
  package let untitledName: String
  package private(set) var type: UTType
  /// What the document can be saved as.
  package let writableTypes: [UTType]
  /// Whether the window changes the document at all.
  package let isEditable: Bool
  /// Called when the title, or what can be done, may be different.
  package var onChange: (@MainActor () -> Void)?
  /// Called when the user has saved the document somewhere.
  package var onSave: (@MainActor (URL) -> Void)?
  /// Where the document is kept as long as it cannot go to its file.
  package var draft: DocumentDraft?

  private(set) weak var undoManager: UndoManager?
  /// The file as it was read or written last.
  private var status: FileStatus?
  /// What the file has, as far as this process knows.
  private var file: FileWrapper?
  /// What the user opened or saved last.
  private var kept: FileWrapper?
  /// The undo manager's state when the document was written last.
  private var savedState = 0
  /// The contents' version when the document was written last.
  private var savedVersion: Int?
  /// Whether something changed that cannot be undone.
  private var hasOtherChanges = false
  /// The trouble that was shown already.
  private var shownTrouble: DocumentTrouble?
  private var alarm: Alarm?
  /// Why there is not even a draft of what is not saved; nil where there is one, or nothing to keep.
  package private(set) var reasonOfLoss: String?
  /// The time of the first change that is neither in the file nor in the draft.
  private var firstUnsaved: Double?
  private(set) weak var window: ViewGraph?

  /// - Parameters:
  ///   - url: Of the file that `file` was read from; nil for a new document.
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

  /// - Parameter status: Of the file as it was before it was read: what was changed meanwhile counts as a change of another
  ///   program's.
  func wasRead(_ status: FileStatus) { self.status = status }

  /// The window that shows the document undoes its changes and keeps its time.
  package func attach(to window: ViewGraph) {
    guard self.window == nil else { return }
    self.window = window
    undoManager = window.undoManager
    savedState = window.undoManager.state
    alarm = Alarm(window)
    window.undoManager.observe { [weak self] in self?.changed() }
    changed()
  }

  // MARK: - What is not saved

  /// What the document is called.
  package var name: String { fileURL?.lastPathComponent ?? untitledName }

  /// Whether there is something that its file does not have.
  package var isEdited: Bool {
    guard isEditable else { return false }
    if hasOtherChanges { return true }
    // What is typed elsewhere in the window is undone, too, and is no change of the document.
    if let version = contents.version { return version != savedVersion }
    return undoManager.map { $0.state != savedState } ?? false
  }

  /// Whether the document differs from what the user opened or saved last.
  package var canRevert: Bool { isEditable && kept != nil && (isEdited || file !== kept) }

  /// Something changed without an action that undoes it.
  package func changedWithoutUndo() {
    hasOtherChanges = true
    changed()
  }

  /// Seconds between a change and its being written, if no other change comes.
  package static let autosaveDelay = 2.0
  /// Seconds between the first change that is not written and its being written, whatever comes: time to write is left of five.
  package static let autosaveLimit = 4.0

  /// The document, or its place in the changes, is another one.
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
      // What was changed was taken back.
      draft?.remove()
    }
  }

  // MARK: - The file

  /// What stands between the document and its file; nil if it can be written.
  package var trouble: DocumentTrouble? {
    guard let fileURL else { return nil }
    guard let now = FileStatus(fileURL) else { return .isGone }
    if let status, now.kind != status.kind { return .isAnotherKind(now.kind) }
    if now != status { return .changedElsewhere }
    return now.isWritable(at: fileURL.path) ? nil : .isReadOnly
  }

  /// Writes the document.
  /// - Parameter expected: What may be replaced.
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

  /// Writes what is not saved: to its file where that is as this program knows it, else to a draft.
  /// - Returns: Whether the file has everything now.
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

  /// What has no other place is there again when the program is started the next time, however it ended.
  package func keepDraft() {
    firstUnsaved = nil
    guard isEdited, let draft else { return }
    do {
      let file = try contents.makeWrapper(as: type, existing: nil)
      try draft.write(file, type: type, name: name, original: fileURL)
      reasonOfLoss = nil
    } catch {
      reasonOfLoss = error.reason
      // More urgent than what the window may be showing of the file.
      if alert != nil, shownTrouble != .cannotBeKept(error.reason) { alert = nil }
      show(.cannotBeKept(error.reason))
    }
  }

  /// The file as it was read or written last, and nothing else.
  var asRead: FileReplacement.Expectation { status.map { .only($0) } ?? .nothing }

  /// The document was read from a draft: no file has it.
  package func adopt(_ draft: DocumentDraft) {
    self.draft = draft
    hasOtherChanges = true
    changed()
  }

  /// Looks whether another program changed the file. Without changes of its own the document follows.
  package func checkFile() {
    guard let trouble, trouble != .isReadOnly else { return }
    if trouble == .changedElsewhere, !isEdited, (try? readFile()) != nil { return }
    noticeLoss(trouble)
    show(trouble)
    changed()
  }

  /// A document whose file is gone, or no file any more, is nowhere but here, whether it was changed or not.
  func noticeLoss(_ trouble: DocumentTrouble?) {
    switch trouble {
    case .isGone, .isAnotherKind: if isEditable { hasOtherChanges = true }
    default: break
    }
  }

  /// Reads the file again; what was changed since is lost.
  package func readFile() throws {
    guard let fileURL else { return }
    guard let status = FileStatus(fileURL) else { throw CocoaError(.fileReadNoSuchFile, path: fileURL.path) }
    if let known = self.status, status.kind != known.kind { throw RegularFile.Refusal.notAFile(status.kind) }
    // A link's own wrapper would have no content.
    let new = try FileWrapper(url: fileURL.resolvingSymlinksInPath())
    try contents.read(new, as: type)
    (file, kept, self.status) = (new, new, status)
    undoManager?.removeAllActions()
    wasWritten()
  }

  /// The document becomes what the user opened or saved last. That can be undone where the document is a value.
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

/// What stands between a document and its file.
package enum DocumentTrouble: Equatable {
  case changedElsewhere
  case isGone
  /// A folder is in the place of a file, or the other way round: neither is read nor replaced.
  case isAnotherKind(FileKind)
  case isReadOnly
  case cannotBeWritten(String)
  /// There is no draft, either.
  case cannotBeKept(String)
}

extension Error {
  /// Why something failed, in a sentence for the user.
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
