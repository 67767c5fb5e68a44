// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierContent
import EspalierCore
import EspalierFiles
import EspalierHosting
import EspalierInteraction
import EspalierNumbers
import EspalierPictures
import EspalierPrimitives
import EspalierServices
import Foundation

/// Runs a program until its last window is closed, and returns the exit status.
///
/// Found by its symbol: `SwiftUI` does not import this module, so a program that imports SwiftUI loads none of GTK's headers.
@_silgen_name("espalier_run_windows")
@MainActor
package func runWindows(_ program: WindowProgram) -> Int32 {
  cgtk_print_by_line()
  // Desktops find the program's .desktop file and its icon by this name.
  g_set_prgname(program.name)
  AssistiveTechnology.prepare()
  let urls = program.arguments.compactMap(OpenedWords.url)
  let instance = program.keepsScenes ? SingleInstance(name: program.name, executable: executablePath) : nil
  if let instance, instance.handOver(urls) { return 0 }
  guard GraphicsCard.startGTK() else {
    FileHandle.standardError.write(Data((AppStart.noDisplay(program.name) + "\n").utf8))
    return AppStart.unavailable
  }
  ToolkitStyle.apply()
  gtk_window_set_default_icon_name(program.name)
  return DesktopProgram(program, instance).run(opening: urls)
}

private var executablePath: String {
  (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
}

/// An app on the desktop: its graph, its windows, its commands.
@MainActor
final class DesktopProgram: WindowOpener {
  let program: WindowProgram
  private(set) var windows: [DesktopWindow] = []
  /// The window that has the user's attention, or had it last.
  private(set) weak var frontWindow: DesktopWindow?
  private let clock = FrameTime()
  private let desktop = DesktopSource()
  private var status: Int32 = 0
  /// The app's documents; empty without a document group.
  private(set) lazy var documents = OpenDocuments(sources, in: ProgramState.folder(of: program.name))
  private(set) lazy var app: (graph: ViewGraph, windows: WindowList) = program.start(environment)
  /// The dialog of a program that has no window yet.
  var chooser: FileChooser?
  private var menus: [MenuEntry] = []
  private var showsMenus = false
  private var menuBar = MenuBarItems()
  private var phase = ScenePhase.background
  /// Whether the program ends although its delegate keeps it without windows.
  private var isQuitting = false

  var name: String { program.name }
  var sources: [any WindowSource] { app.windows.sources }

  private let instance: SingleInstance?

  /// - Parameter instance: Receives the arguments of further starts; nil if each start is a program by itself.
  init(_ program: WindowProgram, _ instance: SingleInstance?) {
    self.program = program
    self.instance = instance
    PictureDecoder.decodesWhenDrawn = true
    MemoryPressure.watch { PictureMemory.release() }
    OpenURLAction.system = { DesktopSource.open($0) }
    ProgramLife.shared.program = self
    ProgramActivity.setPresentation { [weak self] in self?.frontWindow?.present() }
    desktop.changed = { [weak self] settings in
      for window in self?.windows ?? [] { window.settingsChanged(settings) }
      self?.changeEnvironment { settings.apply(to: &$0) }
    }
  }

  /// The environment of the app itself and of its commands.
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    desktop.settings.apply(to: &environment)
    environment.scenePhase = .background
    environment.openWindow = OpenWindowAction(self)
    environment.openSettings = OpenSettingsAction(self)
    environment.openDocument = OpenDocumentAction(self)
    environment.newDocument = NewDocumentAction(self)
    environment.dismissWindow = DismissWindowAction(self) { [weak self] in self?.frontWindow?.close() }
    return environment
  }

  /// - Parameter urls: The files and addresses that the program was started with. A missing file is opened if it would be a
  ///   document: its window reports the error. Otherwise it is an argument of the program's own.
  func run(opening urls: [URL]) -> Int32 {
    let urls = urls.filter { !$0.isFileURL || OpenedWords.isThere($0) || documents.takes($0) }
    let wakeUp = WakeUp { [weak self] in self?.update() }
    app.graph.work.onWork = { wakeUp() }
    app.graph.offersUndo = false
    let presented = sources.presentedAtLaunch
    updateMenus()
    Signals.received = { [weak self] signal in
      self?.status = 128 + signal
      self?.quit(asks: false)
    }
    followRecentDocuments()
    instance?.started = { [weak self] in self?.startedAgain($0) }
    // An app whose scenes have no window may open one itself, when it has started.
    let first = presented.first
    if first is any DocumentSource {
      openFirstDocuments(urls)
    } else if let first {
      open(first, value: nil, size: program.size)
    }
    for source in presented.dropFirst() where !(source is any DocumentSource) { open(source) }
    menuBar = MenuBarItems(sources)
    for url in urls where !(first is any DocumentSource && documents.takes(url)) { open(url) }
    ProgramLife.shared.windowsOpened()
    guard first != nil || !windows.isEmpty else {
      FileHandle.standardError.write(Data((AppStart.noWindow(program.name) + "\n").utf8))
      return 1
    }
    let defaults = UserDefaults.standard
    MainLoop.run {
      // Saves the settings of the app's own code: Foundation on Linux writes them to the disk only here. 0.3 µs if none is set.
      defaults.synchronize()
      return !windows.isEmpty || !app.graph.fileDialogs.pending.isEmpty
        || !isQuitting && !ProgramLife.shared.endsWithLastWindow
    }
    MainLoop.finish(SceneWork.program)
    if SceneWork.program.isUnfinished {
      SceneWork.program.expire()
      Diagnostics.warn(SceneWork.unfinished(name), subject: "scenePhase")
    }
    ProgramLife.shared.end()
    defaults.synchronize()
    return status
  }

  /// Updates the app after a write to its own state. Its windows read it.
  private func update() {
    guard app.graph.work.isPending else { return }
    app.graph.clock.set(clock.now)
    app.graph.update()
    updateMenus()
    menuBar.update(sources, in: self)
    for window in windows { window.requestFrame() }
  }

  private func changeEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    app.graph.changeEnvironment(change)
  }

  // MARK: - Commands

  private func updateMenus() {
    let commands = app.graph.preference(MenuEntriesKey.self)
    menus = MenuEntry.menus(commands) { standardCommands(at: $0) }
    showsMenus = !commands.isEmpty
    for window in windows { showMenus(in: window) }
  }

  /// Updates the menus after their documents have changed.
  func documentsChanged() { updateMenus() }

  private func showMenus(in window: DesktopWindow) {
    window.showMenus(showsMenus && !window.source.isSettings ? menus(of: window) : nil)
  }

  private func menus(of window: DesktopWindow?) -> [MenuEntry] {
    guard window?.isBehindDialog == true else { return menus }
    return MenuEntry.menus(app.graph.preference(MenuEntriesKey.self), isBehindDialog: true) { standardCommands(at: $0) }
  }

  func perform(_ entry: MenuEntry) {
    app.graph.whileCurrent { entry.perform?() }
    update()
  }

  /// Handles a key that the window itself does not handle. Returns whether a command has it.
  func key(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    if let entry = MenuEntry.target(of: KeyboardShortcut(key, modifiers: modifiers), in: menus(of: frontWindow)) {
      perform(entry)
      return true
    }
    if frontWindow?.keyAfterCommands(key, modifiers) == true { return true }
    // Another key for redo that many desktop programs have.
    guard key == "y", modifiers == .command, let window = frontWindow else { return false }
    return window.redo()
  }

  // MARK: - Windows

  func open(id: String?, value: AnyHashable?) {
    let type = value.map { Swift.type(of: $0.base) as Any.Type }
    let found = sources.first { source in
      !source.isSettings && (id == nil || source.id == id)
        && source.valueType.map(ObjectIdentifier.init) == type.map(ObjectIdentifier.init)
    }
    guard let source = found else {
      let name = id.map { "\"\($0)\"" } ?? type.map { "values of \($0)" } ?? "this"
      return Diagnostics.warn("openWindow: no scene of the app has windows for \(name).", subject: "openWindow")
    }
    open(source, value: value)
  }

  /// Opens a window, or brings the one to the front that presents the same value.
  func open(_ source: any WindowSource, value: AnyHashable? = nil) {
    if source.isSingle || value != nil, let open = windows.first(where: { $0.source === source && $0.value == value }) {
      return open.present()
    }
    open(source, value: value, size: nil)
  }

  func openSettings() {
    guard let source = sources.first(where: \.isSettings) else {
      return Diagnostics.warn("openSettings: the app has no Settings scene.", subject: "openSettings")
    }
    open(source)
  }

  func dismiss(id: String?, value: AnyHashable?) {
    for window in windows where (id == nil || window.source.id == id) && (value == nil || window.value == value) {
      window.close()
    }
  }

  /// Closes all windows, unless a sheet or a dialog waits for an answer, as on macOS. A window whose document is not saved
  /// asks, and stays until its user has answered.
  func quit(asks: Bool = true) {
    if asks, let waiting = windows.first(where: \.isBehindDialog) { return waiting.refuse() }
    if asks, !ProgramLife.shared.mayEnd() { return }
    isQuitting = true
    for window in windows { window.close(asks: asks) }
    for dialog in app.graph.fileDialogs.pending { dialog.cancel() }
  }

  @discardableResult
  func open(_ source: any WindowSource, value: AnyHashable?, size: CGSize?) -> DesktopWindow {
    let taken = windows.filter { $0.source === source }.map(\.number)
    let number = (0...taken.count).first { !taken.contains($0) }!
    let window = DesktopWindow(
      source, of: program, value: value, size: size, desktop: desktop.settings,
      store: value == nil ? store(for: source, number) : nil, number: number, opener: self)
    window.onClose = { [weak self] closed in self?.closed(closed) }
    window.onPhase = { [weak self] window in self?.phaseChanged(window) }
    window.onKey = { [weak self] key, modifiers in self?.key(key, modifiers: modifiers) ?? false }
    window.onColorScheme = { [weak self] in self?.colorSchemeChanged($0) }
    window.onDialog = { [weak self] in self?.showMenus(in: $0) }
    window.onCommand = { [weak self] entry in self?.perform(entry) }
    window.graph.focusedValues.follow(in: window.graph) { [weak self, weak window] values in
      guard let self, let window, window === frontWindow else { return }
      app.graph.partIfMade(WindowFocusedValues.self)?.receive(values)
    }
    // The undo stack changes with every typed word: the menus follow once for each event.
    let wakeUp = WakeUp { [weak self, weak window] in
      if let self, window === frontWindow { updateMenus() }
    }
    window.graph.undoManager.observe { wakeUp() }
    window.document?.onChange = { [weak window] in
      window?.requestFrame()
      wakeUp()
    }
    windows.append(window)
    if frontWindow == nil { frontWindow = window }
    colorSchemeChanged(window)
    showMenus(in: window)
    window.present()
    return window
  }

  /// The store of a scene's window with a number, which restores the state of the former window with that number.
  private func store(for source: any WindowSource, _ number: Int) -> (any KeyedStore)? {
    guard program.keepsScenes, source.settings.restorationBehavior != .disabled,
      let place = sources.firstIndex(where: { $0 === source })
    else { return nil }
    let name = "\(source.id ?? "scene \(place)") \(number)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return SceneStore(file: SceneStore.standardFile(program: program.name, scene: String(name)))
  }

  private func colorSchemeChanged(_ window: DesktopWindow) {
    if window === frontWindow { desktop.showFrames(dark: window.shownScheme == .dark) }
  }

  private func closed(_ window: DesktopWindow) {
    windows.removeAll { $0 === window }
    if frontWindow === window { front(windows.last) }
    updatePhase()
  }

  private func front(_ window: DesktopWindow?) {
    frontWindow = window
    if let window { colorSchemeChanged(window) }
    updateMenus()
    app.graph.partIfMade(WindowFocusedValues.self)?.receive(
      window?.graph.focusedValues.values.peek() ?? FocusedValues())
  }

  private func phaseChanged(_ window: DesktopWindow) {
    if window.phase == .active, frontWindow !== window { front(window) }
    updatePhase()
  }

  /// Updates the app's phase, which is that of its most active window.
  private func updatePhase() {
    let new = windows.map(\.phase).max() ?? .background
    // The environment itself may be about to change.
    guard new != phase else { return }
    phase = new
    SceneWork.program.during {
      changeEnvironment { $0.scenePhase = new }
      update()
      ProgramLife.shared.changePhase(to: new)
    }
  }

  // MARK: - Addresses

  /// Handles another start of the program, which has ended and passed its files and addresses to this one.
  private func startedAgain(_ urls: [URL]) {
    if urls.isEmpty, windows.isEmpty, let first = sources.presentedAtLaunch.first { open(first) }
    if urls.isEmpty { frontWindow?.present() }
    for url in urls { open(url) }
  }

  /// Sends an address to the window that takes it, or to a new one. A file that is a document of the app's is
  /// opened as that.
  func open(_ url: URL) {
    if ProgramLife.shared.open([url]) { return }
    if documents.takes(url) { return openDocument(url) }
    let ordered = (frontWindow.map { [$0] } ?? []) + windows.filter { $0 !== frontWindow }
    let conditions = ordered.map { ($0, $0.graph.preference(ExternalEventsKey.self)) }
    func takes(_ window: DesktopWindow) -> Bool {
      window.source.settings.externalEvents.map { ExternalEventConditions.matches(url, $0) } ?? true
    }
    let window =
      conditions.first { ExternalEventConditions.matches(url, $0.1.preferred) }?.0
      ?? conditions.first { takes($0.0) && ($0.1.allowed.map { ExternalEventConditions.matches(url, $0) } ?? true) }?.0
      ?? sources.first { source in
        !source.isSettings && source.valueType == nil
          && source.settings.externalEvents.map { ExternalEventConditions.matches(url, $0) } ?? true
      }.map { open($0, value: nil, size: nil) }
    window?.present()
    if window?.open(url) != true {
      Diagnostics.warn(
        "\(name) is to open \(url), and no view of the window has onOpenURL(perform:).", subject: "onOpenURL")
    }
  }
}
