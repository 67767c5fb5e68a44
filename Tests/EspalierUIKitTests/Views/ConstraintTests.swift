// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import Testing

@MainActor @Suite("NSLayoutConstraint")
struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func child(_ view: UIView = UIView(), in parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private final class Content: UIView {
    var size = CGSize(width: 30, height: 10) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  @Test("Edges with distances place a view, and follow the size around it") func edgesDistancesPlaceView() {
    let view = child()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 87))
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 70, height: 37))
  }

  @Test("A centre with a width and a ratio places a view") func centreWidthRatioPlaces() {
    let view = child()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 36, width: 100, height: 28))
  }

  @Test("Content decides lengths that relations leave open") func contentDecidesLengthsOpen() {
    let view = Content()
    _ = child(view)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 85, y: 0, width: 30, height: 10))
    view.size.width = 50
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("A limit holds against content of less importance, and has no effect where it holds") func limitHoldsAgainst() {
    let view = Content()
    _ = child(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    view.size.width = 90
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test("The view that resists growing least takes the free length") func viewResistsGrowingLeast() {
    let (a, b) = (Content(), Content())
    for view in [a, b] {
      _ = child(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    a.setContentHuggingPriority(.init(251), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 30 && b.frame.width == 170)
  }

  @Test("Of two relations that contradict each other, the more important one holds") func twoRelationsContradict() {
    let view = child()
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let strong = view.widthAnchor.constraint(equalToConstant: 20)
    let weak = view.heightAnchor.constraint(equalToConstant: 5)
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([weak, view.heightAnchor.constraint(equalToConstant: 7)])
    strong.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 7))
  }

  @Test("A changed constant, and a relation that ends, lay out anew") func changedConstantRelationEnds() {
    let view = child()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test("The size that fits is that of the views in it") func sizeThatFitsViews() {
    let view = Content()
    _ = child(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 4),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 18))
  }

  @Test("A text of several lines is as high as its width requires") func textSeveralLinesHigh() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    _ = child(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 200 && label.frame.height > 60)
  }

  @Test("The content of a scroll view has the size that relations decide") func contentScrollViewSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = child(in: scroll)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: scroll.topAnchor), view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor), view.heightAnchor.constraint(equalToConstant: 300),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 300))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
  }

  @Test("A guide of the program's own places views beside it") func guideProgramOwnPlaces() {
    let (view, guide) = (child(), UILayoutGuide())
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 25 && view.frame.width == 175)
  }

  @Test("A mask divides a change among the lengths that may change") func maskDividesChangeAmong() {
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let stretched = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
    let centred = UIView(frame: CGRect(x: 90, y: 40, width: 20, height: 20))
    stretched.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    centred.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    for view in [fixed, stretched, centred] { root.addSubview(view) }
    root.frame.size = CGSize(width: 300, height: 200)
    #expect(fixed.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(stretched.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(centred.frame == CGRect(x: 140, y: 90, width: 20, height: 20))
  }
}
