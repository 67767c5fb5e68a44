// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierPrimitives
import Foundation

/// An entry of a menu of UIKit.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The title.
  open internal(set) var title: String
  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// The mark of an entry.
  public enum State: Int, Sendable {
    /// None, a mark, or a mark for a part.
    case off, on, mixed
  }
  /// Properties of an entry.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without effect.
    public static let disabled = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// Not shown.
    public static let hidden = Self(rawValue: 4)
  }
}

/// An entry that is chosen: the common part of actions and commands, which a program may change.
@MainActor @preconcurrency
open class _UIMenuChoice: UIMenuElement {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Properties of the entry.
  open var attributes: UIMenuElement.Attributes
  /// The mark of the entry.
  open var state: UIMenuElement.State

  init(title: String, image: UIImage?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State) {
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  func choose() {}
}

/// An action of a control or a menu, as a closure.
@MainActor @preconcurrency
public final class UIAction: _UIMenuChoice {
  /// A name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of an action.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action.
  public let identifier: Identifier
  /// The control that performs the action.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// An action. Without an identifier it has one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, image: image, attributes: attributes, state: state)
  }

  override func choose() { perform(from: nil) }

  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

/// A menu of UIKit, or a group of one.
@MainActor @preconcurrency
public final class UIMenu: UIMenuElement {
  /// Form of a menu in another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its entries stand in the other menu.
    public static let displayInline = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
  }
  /// The entries.
  public let children: [UIMenuElement]
  /// Form of the menu in another one.
  public let options: Options

  /// A menu with entries.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}

/// The entries of a menu of UIKit.
struct UIMenuEntries: View {
  let elements: [UIMenuElement]

  var body: some View {
    ForEach(elements.indices, id: \.self) { index in
      if let menu = elements[index] as? UIMenu {
        if menu.options.contains(.displayInline) {
          AnyView(
            Group {
              if index > 0 { Divider() }
              UIMenuEntries(elements: menu.children)
              if index + 1 < elements.count { Divider() }
            })
        } else {
          AnyView(Menu(menu.title) { UIMenuEntries(elements: menu.children) })
        }
      } else if let choice = elements[index] as? _UIMenuChoice, !choice.attributes.contains(.hidden) {
        Button(role: choice.attributes.contains(.destructive) ? .destructive : nil) {
          choice.choose()
        } label: {
          if choice.state == .on { Text(verbatim: "✓ \(choice.title)") } else { Text(verbatim: choice.title) }
        }
        .disabled(choice.attributes.contains(.disabled))
      }
    }
  }
}
