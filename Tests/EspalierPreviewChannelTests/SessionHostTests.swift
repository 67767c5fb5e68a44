// SPDX-License-Identifier: MIT

import EspalierFileRunner
import EspalierPreviewChannel
import Foundation
import SwiftUI
import Testing

@testable import EspalierPreviews

@MainActor @Suite("The host of a session answers requests") struct SessionHostTests {
  private struct Page: View {
    @State private var count = 0
    @State private var name = ""
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
        Button("Delete") {}.accessibilityIdentifier("first")
        Button("Delete") {}.disabled(true)
        TextField("Name", text: $name)
        Text(String(repeating: "long ", count: 40))
      }
    }
  }

  private struct Moving: View {
    @State private var isMoved = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("A wide line of text")
        Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 50 : 0)
        Button("Move") { withAnimation(.linear(duration: 0.5)) { isMoved.toggle() } }
        Button("Jump") { isMoved.toggle() }
      }
    }
  }

  private func session(_ scene: SessionScene = SessionScene(), _ view: some View = Page()) -> SessionHost {
    let preview = FilePreview(name: "Page", layout: .device, orientation: .portrait) { AnyView(EmptyView()) }
    return SessionHost(AnyView(view), of: preview, scene, state: nil)
  }

  private func tap(_ name: String) -> SessionRequest {
    .input(.tap(SessionPlace(element: name), count: 1, seconds: 0, isSecondary: false))
  }

  private func failure(_ session: SessionHost, _ request: SessionRequest) -> String? {
    #expect(throws: SessionFailure.self) { try session.answer(request) }?.description
  }

  // MARK: - Names

  @Test("Elements of one name are numbered, and states follow the frame") func names() throws {
    let text = try session().answer(.tree(kind: "accessibility", element: nil)).text
    #expect(text.contains(/group "first" \(.+\)\n  button "Delete#0" \(.+\)\n/))
    #expect(text.contains(/button "Delete#1" \(.+\) \[disabled\]/))
    #expect(text.contains("long long long long long long long long long long long long …\""))
  }

  @Test func anIdentifierIsAName() throws {
    let text = try session().answer(.tree(kind: "accessibility", element: "first")).text
    #expect(text.hasPrefix("group \"first\""))
  }

  @Test func unknownAndAmbiguousNamesListTheOthers() {
    let session = session()
    #expect(
      failure(session, tap("Subtract"))?.hasPrefix("No element is called \"Subtract\"; there is \"Count: 0\", \"Add\"")
        == true)
    #expect(
      failure(session, tap("Delete")) == "2 elements are called \"Delete\"; choose one of \"Delete#0\", \"Delete#1\".")
  }

  // MARK: - Input

  @Test func aTapIsAnsweredWithTheDifference() throws {
    let answer = try session().answer(tap("Add"))
    #expect(answer.text.contains("− text \"Count: 0\""))
    #expect(answer.text.contains("+ text \"Count: 1\""))
    #expect(try session().answer(tap("first")).text == "The elements are the same as before.")
  }

  @Test func textGoesToTheField() throws {
    let session = session()
    #expect(
      failure(session, .input(.type("a", element: nil)))?.hasPrefix("Nothing has the focus; name a text field") == true)
    _ = try session.answer(.input(.type("Ada", element: "Name")))
    _ = try session.answer(.input(.key("!", modifiers: 0)))
    let text = try session.answer(.tree(kind: "accessibility", element: "Name")).text
    #expect(text.contains("= \"Ada!\""), "\(text)")
    #expect(text.contains("[focused]"))
    #expect(
      failure(session, .input(.key("enter", modifiers: 0)))?.hasPrefix(
        "There is no key \"enter\"; a key is one character, or delete") == true)
  }

  @Test func anAnswerHasTheTimeOfTheMotion() throws {
    let session = session(SessionScene(), Moving())
    let moved = try session.answer(tap("Move")).text
    #expect(moved.hasPrefix("The motion took 0.5"), "\(moved)")
    let jumped = try session.answer(tap("Jump")).text
    #expect(!jumped.contains("The motion took"), "\(jumped)")
  }

  @Test("Updates are those of the last input, also after the motion that follows it") func updatesOfTheInput() throws {
    let session = session(SessionScene(), Moving())
    _ = try session.answer(tap("Move"))
    let moved = try session.answer(.explain(.update(nil))).text
    #expect(moved.hasPrefix("The last input:\nframe "), "\(moved)")
    #expect(moved.contains("writes Moving.isMoved: false → true") && moved.contains("\nThe last frame:\n"), "\(moved)")
    _ = try session.answer(tap("Jump"))
    let jumped = try session.answer(.explain(.update(nil))).text
    #expect(jumped.hasPrefix("frame ") && jumped.contains("writes Moving.isMoved: true → false"), "\(jumped)")
  }

  @Test func aPointOutsideOfTheWindowIsRefused() {
    let place = SessionPlace(element: nil, offset: CGSize(width: 5000, height: 5))
    #expect(
      failure(session(), .input(.scroll(place, .zero)))
        == "The point 5000, 5 is outside of the window of 480 × 600 points; `scroll` brings content into it.")
  }

  // MARK: - Pictures and environment

  private func pixels(_ answer: SessionAnswer) throws -> (width: Int, height: Int) {
    let bytes = try #require(answer.picture).prefix(24).suffix(8)
    let numbers = bytes.reduce(into: [UInt8]()) { $0.append($1) }.map(Int.init)
    return (
      numbers[0] << 24 | numbers[1] << 16 | numbers[2] << 8 | numbers[3],
      numbers[4] << 24 | numbers[5] << 16 | numbers[6] << 8 | numbers[7]
    )
  }

  @Test func picturesHaveTheWindowsSizeOrAnElements() throws {
    let session = session()
    #expect(try pixels(session.answer(.picture(element: nil, scale: 1, marks: .none))) == (480, 600))
    let part = try session.answer(.picture(element: "Add", scale: 2, marks: .names))
    #expect(try pixels(part).width < 300)
    #expect(part.text.contains("1: button \"Add\""))
  }

  @Test func largePicturesAreScaledDown() {
    #expect(SessionPicture.scale(2, CGSize(width: 100, height: 100)) == 2)
    let scale = SessionPicture.scale(8, CGSize(width: 16384, height: 16384))
    #expect(scale < 0.2 && scale * 16384 * scale * 16384 <= 8_000_001)
  }

  @Test func anotherSceneKeepsTheState() throws {
    let session = session()
    _ = try session.answer(tap("Add"))
    var scene = session.scene
    (scene.size, scene.isDark, scene.look) = (CGSize(width: 300, height: 200), true, .phone)
    _ = try session.answer(.change(scene))
    let picture = try session.answer(.picture(element: nil, scale: 1, marks: .none))
    #expect(try pixels(picture) == (300, 200))
    #expect(try session.answer(.tree(kind: "accessibility", element: nil)).text.contains("Count: 1"))
  }

  // MARK: - Trees and reasons

  @Test("An open window is mirrored, and back") func direction() throws {
    var scene = SessionScene()
    let session = session(scene, Moving())
    let before = try session.answer(.tree(kind: "accessibility", element: nil)).text
    scene.isRightToLeft = true
    let mirrored = try session.answer(.change(scene)).text
    #expect(mirrored.contains("− button \"Move\"") && mirrored.contains("+ button \"Move\""), "\(mirrored)")
    scene.isRightToLeft = false
    _ = try session.answer(.change(scene))
    #expect(try session.answer(.tree(kind: "accessibility", element: nil)).text == before)
  }

  @Test(arguments: ["accessibility", "views", "layout", "preferences", "displayList"]) func everyTreeHasLines(
    _ kind: String
  ) throws {
    #expect(try !session().answer(.tree(kind: kind, element: nil)).text.isEmpty)
  }

  @Test func aTreeOfOneType() throws {
    let session = session()
    #expect(try session.answer(.tree(kind: "views", element: "VStack")).text.hasPrefix("VStack"))
    #expect(
      failure(session, .tree(kind: "views", element: "Nothing"))?.hasPrefix(
        "No node of the tree views is called \"Nothing\"") == true)
    #expect(
      failure(session, .tree(kind: "wood", element: nil))
        == "There is no tree \"wood\"; there is views, layout, preferences, accessibility, displayList.")
  }

  @Test func reasonsNameTheirSubject() throws {
    let session = session()
    _ = try session.answer(tap("Add"))
    #expect(try !session.answer(.explain(.layout("Add"))).text.isEmpty)
    #expect(try session.answer(.explain(.update(nil))).text.contains("count"))
    #expect(failure(session, .explain(.layout("Nothing")))?.contains("Types are ") == true)
    #expect(
      failure(session, .explain(.preference("Nothing")))?.hasPrefix(
        "No view writes or reads a preference key \"Nothing\"") == true)
  }

  @Test func aPictureIsComparedWithAFormerOne() throws {
    let session = session()
    let picture = try #require(session.answer(.picture(element: nil, scale: 1, marks: .none)).picture)
    let elements = try session.answer(.tree(kind: "accessibility", element: nil)).text
    let compare = SessionRequest.compare(picture: picture, elements: elements, tolerance: 0)
    #expect(try session.answer(compare).text == "The pictures are equal.\nThe elements are the same as before.")
    _ = try session.answer(tap("Add"))
    let changed = try session.answer(compare)
    #expect(changed.text.contains("pixels differ") && changed.text.contains("+ text \"Count: 1\""))
    #expect(changed.picture != nil)
  }
}
