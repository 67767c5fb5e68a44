// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierApps
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierHosting
import EspalierInteraction
import EspalierNavigation
import EspalierNumbers
import EspalierPrimitives
import EspalierServices
import Foundation

/// A window of the desktop with a view tree in it: gives the tree its size, its events, the time and the desktop's
/// settings, and shows what it draws.
@MainActor
final class DesktopWindow: CanvasContent, CanvasWindow {
  let source: any WindowSource
  /// The window's number among those of its scene, from zero.
  let number: Int
  /// The value that the window presents.
  let value: AnyHashable?
  /// The document that the window presents.
  var document: DocumentSession? { value?.base as? DocumentSession }
  var fileWatch: FileWatch?
  let graph: ViewGraph
  var onClose: (DesktopWindow) -> Void = { _ in }
  var onPhase: (DesktopWindow) -> Void = { _ in }
  /// Called with a key that no view takes; returns whether it was handled.
  var onKey: (KeyEquivalent, EventModifiers) -> Bool = { _, _ in false }
  /// Called with a chosen item of the window's menus.
  var onCommand: (MenuEntry) -> Void = { _ in }
  /// Called when the content has become dark, or light.
  var onColorScheme: (DesktopWindow) -> Void = { _ in }
  /// Called when the window begins to wait for an answer, and when it has one.
  var onDialog: (DesktopWindow) -> Void = { _ in }
  /// Whether a sheet, an alert or a dialog is in front of the content: the menus' commands wait as well.
  private(set) var isBehindDialog = false
  /// The behaviours that the content sets for the window.
  var behaviors = WindowBehaviors()
  /// Whether the window has the size of its content alone, unless a behaviour of the content allows others.
  private(set) var hasFixedSize = false
  /// The presentations, the front one last.
  private var presentedLayers: [Int] = []
  var phase = ScenePhase.inactive

  let program: WindowProgram
  let window: UnsafeMutablePointer<GtkWindow>
  let frame: WindowFrame
  let canvas: CanvasWidget
  let widgets: ForeignWidgets
  private let clock = FrameTime()
  var frames: FrameSchedule?
  var keyboard: KeyboardInput?
  private(set) var pointer: PointerInput?
  var gathered = GatheredScroll()
  private(set) var popups: PopupSurfaces?
  var accessibility: WindowAccessibility?
  private var dragAndDrop: DragAndDrop?
  var fileChooser: FileChooser?
  private var sizing: WindowSizing
  private var size = (width: Int32(0), height: Int32(0))
  private var scale: Int32 = 1
  /// The least size that GTK knows, in points, and whether it is going to be compared with that of the content.
  private var leastSize = CGSize.zero
  private var isComparingSizes = false
  let store: (any KeyedStore)?
  /// The size while the window is not maximized.
  private(set) var ownSize: (width: Int32, height: Int32)?
  private let picture = WindowPicture()
  private let log: FrameLog?
  private var title: WindowTitle
  private(set) var shownScheme: ColorScheme?
  var isClosed = false
  /// The window as the inspector sees it, if the program has an inspector.
  private var inspected: InspectedWindow?

  /// - Parameters:
  ///   - size: points, of the content; nil leaves it to what the store has kept, to the scene and the content.
  ///   - store: The state that the window keeps from one run to the next; nil for a window that keeps nothing.
  init(
    _ source: any WindowSource, of program: WindowProgram, value: AnyHashable?, size: CGSize?,
    desktop settings: DesktopSettings, store: (any KeyedStore)?, number: Int, opener: any WindowOpener
  ) {
    self.source = source
    self.value = value
    self.program = program
    self.number = number
    self.store = store
    window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    canvas = CanvasWidget()
    widgets = ForeignWidgets(canvas.widget)
    log = FrameLog(canvas.widget)
    var environment = EnvironmentValues()
    environment.openWindow = OpenWindowAction(opener)
    environment.windowValue = value
    environment.openSettings = OpenSettingsAction(opener)
    environment.openDocument = OpenDocumentAction(opener as? any DocumentOpener)
    environment.newDocument = NewDocumentAction(opener as? any DocumentOpener)
    environment.scenePhase = .inactive
    settings.apply(to: &environment)
    AssistiveTechnology.shared.apply(to: &environment)
    environment.foreignWidgets = widgets
    environment.dialogBars = .ofToolbars
    if settings.isRightToLeft { environment.layoutDirection = .rightToLeft }
    let close = Reference<DesktopWindow>()
    environment.dismissWindow = DismissWindowAction(opener) { close.object?.close() }
    environment.dismiss = DismissAction({ close.object?.close() }, closesWindow: true)
    environment.moveWindow = MoveWindowAction { close.object?.pointer?.moveWindow() }
    program.environment(&environment)
    if environment.look == .desktop { environment.popupArea = PopupSurfaces.area }
    title = WindowTitle(source.title?.plainString(in: environment) ?? program.displayName)
    if WindowFrame.hasOwnBars(source.settings.style, environment) { environment.windowTitle = title }
    frame = WindowFrame(window, around: canvas.widget, style: source.settings.style, in: environment) {
      close.object?.isHandle(at: $0) ?? false
    }
    graph = ViewGraph(
      root: WindowRoot(source), environment: environment,
      size: Proposal(size ?? source.settings.defaultSize ?? CGSize(width: 480, height: 360)),
      isTraced: program.inspector != nil)
    sizing = WindowSizing(of: source, graph, requested: size)
    graph.focus.startsInFields = environment.look == .desktop
    graph.events.pointerScrolls = environment.look == .phone
    graph.events.hasStandardKeys = false
    if let store { graph.sceneStore = store }
    graph.adopt(PreferredColorSchemeKey.self) { if let scheme = $0 { $1.colorScheme = scheme } }
    close.object = self
    widgets.window = self
    chooseSize()
    canvas.content = self
    picture.pictures.redraw(canvas)
    graph.update()
    graph.focus.startInField()
    graph.update()
    followAddedBar()
    if sizing.followBars() { frame.chooseSize(forContentOf: sizing.natural.width) }
    graph.resize(Proposal(sizing.whole))
    connectWindow()
    frames = FrameSchedule(canvas.widget, graph, clock) { [weak self] in self?.frame(at: $0) }
    keyboard = KeyboardInput(self, widgets)
    graph.clipboard = DesktopClipboard(gtk_widget_get_clipboard(canvas.widget))
    graph.primarySelection = DesktopClipboard(gtk_widget_get_primary_clipboard(canvas.widget))
    pointer = PointerInput(self, widgets, in: canvas)
    popups = PopupSurfaces(self, widgets)
    accessibility = WindowAccessibility(self, widgets)
    dragAndDrop = DragAndDrop(self)
    graph.fileDialogs.show = { [weak self] in self?.show($0) }
    inspected = program.inspector.map { inspector in
      InspectedWindow(
        graph, inspector,
        size: { [unowned self] in CGSize(width: Int(self.size.width), height: Int(self.size.height)) },
        background: { [unowned self] in graph.backgroundColor },
        redraw: { [weak self] in self.map { gtk_widget_queue_draw($0.canvas.widget) } })
    }
    updated()
  }

  private final class Reference<Object: AnyObject> { weak var object: Object? }

  private func chooseSize() {
    let (isMaximized, isFixed) = sizing.choose(from: store, on: display)
    if isMaximized { gtk_window_maximize(window) }
    hasFixedSize = isFixed
    if isFixed { gtk_window_set_resizable(window, 0) }
    frame.chooseSize(forContentOf: sizing.natural.width)
    graph.resize(Proposal(sizing.natural))
  }

  private func connectWindow() {
    typealias Notice = @convention(c) (gpointer?, gpointer?, gpointer?) -> Void
    let activity: Notice = { _, _, data in onMain(data) { owner($0, as: DesktopWindow.self).activityChanged() } }
    connect(window, "notify::is-active", to: self, activity)
    let scale: Notice = { _, _, data in onMain(data) { owner($0, as: DesktopWindow.self).checkScale() } }
    connect(canvas.widget, "notify::scale-factor", to: self, scale)
    let close: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      onMain(data) { owner($0, as: DesktopWindow.self).closeRequested() }
      return 1
    }
    connect(window, "close-request", to: self, close)
    frame.followCorners { [weak self] in self?.cornersChanged($0) }
    frame.connectKeys { [weak self] in self?.onKey($0, $1) ?? false }
    let wakeUp = WakeUp { [weak self] in self?.workArrived() }
    graph.work.onWork = { wakeUp() }
  }

  // MARK: - Life

  func present() {
    gtk_window_present(window)
    gtk_widget_grab_focus(canvas.widget)
  }

  private func activityChanged() {
    guard !isClosed else { return }
    let before = phase
    phase = gtk_window_is_active(window) != 0 ? .active : .inactive
    ProgramActivity.record(ObjectIdentifier(self), isActive: phase == .active)
    if phase == .active { checkFile() }
    if phase != .active {
      keepSize()
      popups?.dismiss()
    }
    frame.fade(to: phase == .active ? 1 : graph.environment.values.edgeBarInactive)
    onPhase(self)
    let phase = phase
    guard phase != before else { return }
    guard phase != .active else {
      return graph.changeEnvironment {
        $0.scenePhase = phase
        $0.appearsActive = true
      }
    }
    // Work that begins now is finished if the program ends next.
    graph.changeEnvironment { $0.appearsActive = false }
    if let frames { graph.clock.set(frames.now) }
    graph.enter(phase, .program)
    updated()
  }

  private func checkScale() {
    let now = gtk_widget_get_scale_factor(canvas.widget)
    guard now != scale else { return }
    scale = now
    graph.changeEnvironment { $0.displayScale = CGFloat(now) }
    gtk_widget_queue_draw(canvas.widget)
  }

  func settingsChanged(_ settings: DesktopSettings) {
    let program = program
    graph.changeEnvironment { environment in
      settings.apply(to: &environment)
      program.environment(&environment)
    }
  }

  // MARK: - Frames

  func requestFrame() { frames?.request() }

  /// Requests a frame for work from elsewhere; an event's own writes were handled with it.
  private func workArrived() {
    if graph.work.isPending { requestFrame() }
  }

  private func frame(at time: Double) {
    guard !isClosed else { return }
    log.measure(.tree) {
      graph.clock.set(time)
      if let step = gathered.take() { graph.whileCurrent { graph.events.scroll(by: step.delta, at: step.point) } }
      pointer?.frame(at: time)
      popups?.frame(at: time)
      graph.update()
      updated()
    }
  }

  func pointerPressed() { keyboard?.pointerPressed() }

  @discardableResult
  func send<Result>(_ event: (EventDispatcher) -> Result) -> Result? {
    deliverScroll()
    guard !isClosed, let frames else { return nil }
    graph.clock.set(frames.now)
    let result = graph.whileCurrent { event(graph.events) }
    graph.update()
    updated()
    return result
  }

  private func updated() {
    followAddedBar()
    followContent()
    followLeastSize()
    widgets.updatePlaces()
    popups?.follow()
    if !picture.shows(shownList, background: graph.backgroundColor) { gtk_widget_queue_draw(canvas.widget) }
    followTitle()
    if graph.environment.values.colorScheme != shownScheme {
      shownScheme = graph.environment.values.colorScheme
      frame.show(shownScheme == .dark ? .dark : .light)
      onColorScheme(self)
    }
    if graph.presentedLayers != presentedLayers {
      presentedLayers = graph.presentedLayers
      let before = isBehindDialog
      isBehindDialog = graph.showsDialog
      if before != isBehindDialog {
        allowActions()
        onDialog(self)
      }
    }
    followBehaviors()
    keyboard?.treeChanged()
    accessibility?.treeChanged()
    frames?.schedule()
    inspected?.updated()
  }

  private func followTitle() {
    let (own, subtitle) = graph.contentTitle
    let new =
      document?.windowTitle(own, subtitle: subtitle)
      ?? WindowTitle(
        own ?? source.title?.plainString(in: graph.environment.values) ?? program.displayName, subtitle: subtitle)
    watchFile()
    guard new != title || gtk_window_get_title(window) == nil else { return }
    title = new
    gtk_window_set_title(window, [new.title, new.subtitle].compactMap { $0 }.joined(separator: " – "))
    guard let shown = graph.environment.values.windowTitle, shown != new else { return }
    graph.changeEnvironment { $0.windowTitle = new }
  }

  // MARK: - The bar at the edge

  private func followAddedBar() {
    if sizing.followAddedBar() { measureAgain() }
  }

  private func followContent() {
    guard !isClosed, sizing.followContent() else { return }
    measureAgain()
    frame.chooseSize(forContentOf: sizing.natural.width)
  }

  /// Makes GTK measure the content again, after the present call, in which it may be laying the window out.
  private func measureAgain() {
    DispatchQueue.main.async { [weak self] in
      if let self, !isClosed { gtk_widget_queue_resize(canvas.widget) }
    }
  }

  /// Lets the window's least size follow its content, in which any change may need more or less space. Not in each frame: an
  /// animation that changes the layout would measure everything twice.
  private func followLeastSize() {
    guard !isComparingSizes else { return }
    isComparingSizes = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      guard let self, !isClosed else { return }
      isComparingSizes = false
      if leastSize != sizing.measure().minimum { gtk_widget_queue_resize(canvas.widget) }
    }
  }

  private func cornersChanged(_ corners: WindowCorners) {
    guard !isClosed else { return }
    graph.window.corners.set(corners)
    graph.update()
    updated()
    // The buttons are part of the window's minimum width.
    measureAgain()
  }

  private func isHandle(at point: CGPoint) -> Bool {
    !isClosed && !widgets.take(point) && graph.movesWindow(at: point)
  }

  // MARK: - The program

  /// Shows menus above the content; nil removes the bar.
  func showMenus(_ menus: [MenuEntry]?) {
    frame.showMenus(menus) { [weak self] in self?.onCommand($0) }
  }

  // MARK: - Canvas

  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    let length = orientation == GTK_ORIENTATION_HORIZONTAL ? \CGSize.width : \.height
    let (minimum, natural) = sizing.measure()
    leastSize = minimum
    return (
      Int32(clamping: minimum[keyPath: length].rounded(.up)), Int32(clamping: natural[keyPath: length].rounded(.up))
    )
  }

  func resize(width: Int32, height: Int32) {
    guard !isClosed else { return }
    widgets.allocate()
    popups?.allocate()
    guard size != (width, height) else { return }
    size = (width, height)
    if gtk_window_is_maximized(window) == 0, gtk_window_is_fullscreen(window) == 0 {
      ownSize = (width, height - Int32(clamping: sizing.addedHeight))
    }
    allowActions()
    checkScale()
    graph.resize(Proposal(CGSize(width: Int(width), height: Int(height))))
    graph.update()
    updated()
  }

  private var shownList: DisplayList { inspected?.shownList ?? graph.displayList }

  func picks(at point: CGPoint, _ modifiers: EventModifiers) -> Bool { inspected?.picks(at: point, modifiers) ?? false }

  func snapshot(into snapshot: OpaquePointer) {
    log.measure(.drawing) {
      picture.draw(
        shownList, width: Int(clamping: size.width), height: Int(clamping: size.height), scale: Int(scale),
        background: graph.backgroundColor, isForCairo: RenderNode.isDrawnByCairo(canvas.widget))
      picture.append(to: snapshot)
    }
  }
}
