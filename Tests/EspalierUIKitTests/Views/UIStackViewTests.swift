// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import Testing

@MainActor @Suite("UIStackView")
struct UIStackViewTests {
  private final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(_ views: [UIView], width: CGFloat = 100, height: CGFloat = 40) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test("The content of a stack is as long as its views with their distances") func contentStackLongViews() {
    let stack = stack([Box(10, 8), Box(20, 16)])
    stack.spacing = 5
    #expect(stack.intrinsicContentSize == CGSize(width: 35, height: 16))
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == CGSize(width: 20, height: 29))
  }

  @Test("A view without a length of its own takes the free length") func viewWithoutLengthFree() {
    let (a, space, b) = (Box(10, 8), UIView(), Box(20, 16))
    let stack = stack([a, space, b])
    stack.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 10, height: 40))
    #expect(space.frame.width == 70 && b.frame.minX == 80)
  }

  @Test("Lengths are equal, or distances are, as the stack divides") func lengthsEqualDistancesAre() {
    let (a, b) = (Box(10, 8), Box(30, 16))
    let stack = stack([a, b])
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(a.frame.width == 45 && b.frame.minX == 55)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 16, width: 10, height: 8) && b.frame.minX == 70)
  }

  @Test("A hidden view takes no length") func hiddenViewTakesLength() {
    let (a, b) = (Box(10, 8), Box(30, 16))
    let stack = stack([a, b])
    stack.spacing = 4
    a.isHidden = true
    stack.layoutIfNeeded()
    #expect(b.frame.minX == 0 && b.frame.width == 100 && stack.intrinsicContentSize.width == 30)
  }

  @Test("A constant length of a view holds in a stack, and views in it are laid out") func constantLengthHoldsStack() {
    let (a, inner, b) = (UIView(), UIView(), UIView())
    a.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    a.widthAnchor.constraint(equalToConstant: 30).isActive = true
    inner.centerXAnchor.constraint(equalTo: a.centerXAnchor).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let stack = stack([a, b])
    stack.layoutIfNeeded()
    #expect(a.frame.width == 30 && b.frame.width == 70 && inner.frame.minX == 10)
  }
}
