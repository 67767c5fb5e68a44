// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierAuthenticationServices
import EspalierControls
import EspalierCore
import EspalierPrimitives
import Foundation

/// The window of the system's questions about accounts, of the module AuthenticationServices.
public typealias ASPresentationAnchor = UIWindow

/// Button that signs the user in with an account of Apple, of the module AuthenticationServices. A tap calls its targets.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
  /// The words.
  public typealias ButtonType = ASAuthorizationAppleIDButtonType
  /// The colours.
  public typealias Style = ASAuthorizationAppleIDButtonStyle
  private let type: ButtonType
  private let style: Style
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 6

  /// A button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
  }

  /// A button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Views of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }
  /// The least size of the button, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  override var isTappedControl: Bool { false }
  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(
      Button {
        self.sendActions(for: .touchUpInside)
      } label: {
        SignInLabel(type, style, radius: cornerRadius)
      }
      .buttonStyle(BrandButtonStyle())
      .disabled(!isEnabled))
  }
}
