// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// Button that signs the user in with an account of Apple. Linux has no service for that: a tap fails with
/// `ASAuthorizationError.notHandled`.
///
/// It fills the proposed size, at least 140 × 30 points. It has Apple's words and colours, without the company's mark.
public struct SignInWithAppleButton: View {
  /// The words of the button.
  public struct Label: Hashable, Sendable {
    let words: String
    /// "Sign in with Apple".
    public static let signIn = Label(words: "Sign in with Apple")
    /// "Sign up with Apple".
    public static let signUp = Label(words: "Sign up with Apple")
    /// "Continue with Apple".
    public static let `continue` = Label(words: "Continue with Apple")
  }

  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    enum Kind { case black, white, whiteOutline }
    let kind: Kind
    /// White words on black.
    public static let black = Style(kind: .black)
    /// Black words on white.
    public static let white = Style(kind: .white)
    /// Black words on white, with a black outline.
    public static let whiteOutline = Style(kind: .whiteOutline)
  }

  private let label: Label
  private let press: @MainActor () -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// - Parameters:
  ///   - label: The words.
  ///   - onRequest: Runs at a tap, with the request, and sets the details that the program asks for.
  ///   - onCompletion: Runs after that, with the error.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    nonisolated(unsafe) let onCompletion = onCompletion
    press = {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      ASAuthorizationController.warn()
      DispatchQueue.main.async { onCompletion(.failure(ASAuthorizationError(.notHandled))) }
    }
  }

  public var body: some View {
    Button(action: press) { SignInLabel(words: label.words, kind: style.kind) }.buttonStyle(BrandButtonStyle())
  }
}

/// The appearance of a button that signs the user in with an account of Apple, for UIKit and AppKit, too.
package struct SignInLabel: View {
  let words: String
  let kind: SignInWithAppleButton.Style.Kind
  private let radius: CGFloat

  init(words: String, kind: SignInWithAppleButton.Style.Kind, radius: CGFloat = 6) {
    (self.words, self.kind, self.radius) = (words, kind, radius)
  }

  package init(_ type: ASAuthorizationAppleIDButtonType, _ style: ASAuthorizationAppleIDButtonStyle, radius: CGFloat) {
    let label: SignInWithAppleButton.Label =
      switch type {
      case .signIn: .signIn
      case .signUp: .signUp
      case .continue: .continue
      }
    let kind: SignInWithAppleButton.Style.Kind =
      switch style {
      case .black: .black
      case .white: .white
      case .whiteOutline: .whiteOutline
      }
    self.init(words: label.words, kind: kind, radius: radius)
  }

  package var body: some View {
    BrandButtonLabel(
      words, isBlack: kind == .black, isOutlined: kind == .whiteOutline, radius: radius, minWidth: 140)
  }
}

private enum SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the buttons inside that sign the user in with an account of Apple; black without it.
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
