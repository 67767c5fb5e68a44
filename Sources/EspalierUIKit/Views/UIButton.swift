// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A button of UIKit.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// The kinds.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross.
    case close = 7
  }
  /// The kind.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  /// The view of the title, whose font the title has.
  open private(set) lazy var titleLabel: UILabel? = ButtonLabel(self)
  /// The view of the picture, whose mode the picture has.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The distances of the content from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changedContent() } }
  /// The displacement of the picture; stored.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The displacement of the title; stored.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The content and the look, in place of those by state.
  open var configuration: Configuration? { didSet { changedContent() } }
  /// Changes the configuration with the state; called before the button is shown.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// The menu of the button.
  open var menu: UIMenu? { didSet { noteChange() } }
  /// Whether a touch shows the menu.
  open var showsMenuAsPrimaryAction = false { didSet { noteChange() } }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system: break
    }
  }
  /// A button with an action, whose title and picture it has.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  /// A button of a look, with an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  func changedContent() {
    invalidateIntrinsicContentSize()
    noteChange()
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    changedContent()
  }
  /// The title in a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title.
  open var currentTitle: String? { title(for: state) }
  /// Sets the title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    changedContent()
  }
  /// The title with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    noteChange()
  }
  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    changedContent()
  }
  /// The picture in a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Sets the picture behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    noteChange()
  }
  /// The picture behind the content in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  /// Sets the size of a symbol in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard let configuration, let image = image(for: state) else { return }
    setImage(image.withConfiguration(configuration), for: state)
  }
  /// Calls the handler of the configuration.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    noteChange()
  }

  /// The size of the content in points.
  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuration.contentSize }
    let font = titleLabel?.font ?? .systemFont(ofSize: 15)
    let text =
      attributedTitle(for: state)?.size() ?? title(for: state)?.size(withAttributes: [.font: font]) ?? .zero
    let picture = image(for: state)?.size ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: (text.width + picture.width).rounded(.up) + insets.left + insets.right,
      height: max(text.height, picture.height).rounded(.up) + insets.top + insets.bottom)
  }
  /// The size of the content in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var isTappedControl: Bool { false }
  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(UIButtonContent(button: self, subviews: subviews))
  }
}

/// The view of a button's title, whose values change the button.
@MainActor
private final class ButtonLabel: UILabel {
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }
  nonisolated required init?(coder: NSCoder) { return nil }
  override func noteChange() { button?.changedContent() }
}

/// A button of UIKit as one of SwiftUI.
private struct UIButtonContent: View {
  let button: UIButton
  let subviews: UIViewSubviews

  var body: some View {
    if let menu = button.menu, button.showsMenuAsPrimaryAction {
      Menu {
        UIMenuEntries(elements: menu.children)
      } label: {
        label
      }.buttonStyle(.plain)
        .disabled(!button.isEnabled)
    } else {
      Button {
        button.touched()
      } label: {
        label
      }
      .buttonStyle(UIButtonStyle(button: button)).disabled(!button.isEnabled)
    }
  }

  private var label: some View {
    ZStack(alignment: .topLeading) {
      UIButtonLabel(button: button).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .background(UIButtonGround(button: button))
      subviews
    }
    .contentShape(Rectangle())
  }

  private var alignment: Alignment {
    switch button.contentHorizontalAlignment {
    case .center, .fill: .center
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    }
  }
}

/// Pressed buttons are pale.
private struct UIButtonStyle: ButtonStyle {
  let button: UIButton

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : button.isEnabled ? 1 : 0.4)
  }
}
