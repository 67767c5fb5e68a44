// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation
import Testing

@MainActor @Suite("Selectors")
struct SelectorTests {
  final class Model: NSObject, @unchecked Sendable {
    private(set) var calls: [String] = []
    func reload() { calls.append("reload") }
    func changed(_ notification: Notification) { calls.append(notification.name.rawValue) }
    @MainActor func tapped(_ sender: Any?) { calls.append("tapped \(sender.map { "\($0)" } ?? "nil")") }
    func sum(_ a: Int, _ b: Int) -> Int {
      calls.append("\(a) + \(b)")
      return a + b
    }
  }

  @Test("A selector calls the method that it was made with") func selectorCallsMethodWas() {
    let model = Model()
    #expect(Selector("reload", Model.reload).perform(on: model))
    #expect(Selector("tapped:", Model.tapped).perform(on: model, with: 3))
    #expect(Selector("tapped:", Model.tapped).perform(on: model))
    #expect(Selector("sum::", Model.sum).perform(on: model, with: 1, with: 2))
    #expect(model.calls == ["reload", "tapped 3", "tapped nil", "1 + 2"])
  }

  @Test("An object responds to the selectors of its class, and not to a name alone") func responds() {
    let model = Model()
    #expect(model.responds(to: Selector("reload", Model.reload)) && !model.responds(to: Selector("reload")))
    #expect(!NSObject().responds(to: Selector("reload", Model.reload)))
    #expect(model.perform(Selector("sum::", Model.sum), with: 1, with: 2).takeUnretainedValue() as? Int == 3)
  }

  @Test("A selector refuses other targets, and arguments of other types") func selectorRefusesOtherTargets() {
    let model = Model()
    #expect(!Selector("reload", Model.reload).perform(on: NSObject()))
    #expect(!Selector("sum::", Model.sum).perform(on: model, with: "one", with: 2))
    #expect(!Selector("reload").perform(on: model))
    #expect(model.calls.isEmpty)
  }

  @Test("Selectors are equal by their names") func selectorsEqualTheirNames() {
    #expect(Selector("reload", Model.reload) == "reload")
    #expect(Selector("reload") != "changed:")
  }

  @Test("A center calls a selector until the observer is removed") func centerCallsSelectorUntil() {
    let (model, center) = (Model(), NotificationCenter())
    center.addObserver(model, selector: Selector("changed:", Model.changed), name: Notification.Name("A"), object: nil)
    center.post(name: Notification.Name("A"), object: nil)
    center.post(name: Notification.Name("B"), object: nil)
    center.removeObserver(model)
    center.post(name: Notification.Name("A"), object: nil)
    #expect(model.calls == ["A"])
  }

  @Test("A center removes the observations of one name") func centerRemovesObservationsOne() {
    let (model, center) = (Model(), NotificationCenter())
    let selector = Selector("changed:", Model.changed)
    for name in ["A", "B"] { center.addObserver(model, selector: selector, name: .init(name), object: nil) }
    center.removeObserver(model, name: .init("A"), object: nil)
    center.post(name: .init("A"), object: nil)
    center.post(name: .init("B"), object: nil)
    #expect(model.calls == ["B"])
  }

  @Test("A center does not keep an observer alive") func centerDoesNotKeep() {
    let center = NotificationCenter()
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      center.addObserver(model, selector: Selector("changed:", Model.changed), name: .init("A"), object: nil)
    }
    center.post(name: .init("A"), object: nil)
    #expect(gone == nil)
  }

  @Test("A timer knows the value that it was made with") func timerKnowsValueWas() {
    let model = Model()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: model, selector: Selector("reload", Model.reload), userInfo: "value", repeats: false)
    #expect(timer.userInfo as? String == "value")
    timer.fire()
    timer.invalidate()
    #expect(model.calls == ["reload"])
  }

  @Test("An object returns the result of a performed method") func objectReturnsResultPerformed() {
    let model = Model()
    let sum = model.perform(Selector("sum::", Model.sum), with: 1, with: 2)
    #expect(sum?.takeUnretainedValue() as? Int == 3)
    #expect(model.perform(Selector("reload", Model.reload)) == nil)
  }
}
