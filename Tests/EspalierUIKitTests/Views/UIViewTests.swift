// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierUIKit
import Foundation
import Testing

@MainActor @Suite("UIView", .serialized)
struct UIViewTests {
  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test("A view has one superview, and a rectangle in it") func viewOneSuperviewRectangle() {
    let (a, b, child) = (UIView(), UIView(), UIView(frame: CGRect(x: 2, y: 4, width: 10, height: 20)))
    a.addSubview(child)
    b.addSubview(child)
    #expect(a.subviews.isEmpty && b.subviews == [child] && child.superview === b)
    #expect(child.center == CGPoint(x: 7, y: 14))
    child.frame.origin.x = 0
    #expect(child.center.x == 5)
  }

  @Test("A layout runs once for a request") func layoutRunsOnceFor() {
    let view = Counting()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("A control calls the methods of its targets") func controlCallsMethodsTargets() {
    @MainActor final class Target: NSObject {
      var count = 0
      func pressed(_ sender: UIButton) { count += 1 }
    }
    let (button, target) = (UIButton(type: .system), Target())
    button.addTarget(target, action: Selector("pressed:", Target.pressed), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(target.count == 1)
  }

  @Test("A view for all of a class's has its values, without effect") func viewForAllClass() {
    UITableView.appearance().backgroundColor = .clear
    #expect(UITableView().backgroundColor == nil)
  }

  @Test("The choice of an alert runs its handler") func choiceAlertRunsHandler() async {
    ProgramAlert.answers = [1]
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let chosen = await withCheckedContinuation { continuation in
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in continuation.resume(returning: "cancel") })
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in continuation.resume(returning: "delete") })
      UIViewController().present(alert, animated: true)
    }
    #expect(chosen == "delete")
  }

  @Test("Animations that are turned off change the view at once, and end") func animationsTurnedOff() {
    defer { UIView.setAnimationsEnabled(true) }
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    let view = UIView()
    var ends: [Bool] = []
    UIView.animate(withDuration: 60, animations: { view.alpha = 0.5 }, completion: { ends.append($0) })
    #expect(view.alpha == 0.5 && ends == [true])
  }
}
