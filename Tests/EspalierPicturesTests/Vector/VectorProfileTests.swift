// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierPictures

/// The SVG files that are drawn in this process: those whose cost can be determined.
@Suite("Plain drawings")
struct VectorProfileTests {
  private func reason(_ content: String, _ attributes: String = "") -> String? {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'\(attributes)>\(content)</svg>"
    do {
      _ = try VectorProfile(Data(text.utf8))
      return nil
    } catch { return error.what }
  }

  @Test(
    "icons, and what drawing programs write, are plain",
    arguments: [
      "<path d='M3 12a9 9 0 1018 0A9 9 0 003 12zM8.5 9h.01l2-1.5' fill='#1e1e12'/>", "<title>a &amp; b</title>",
      "<g transform='matrix(1.3333 0 0 -1.3333 0 793.7)'><rect width='3e-2' height='9'/></g>",
      "<linearGradient id='a'><stop stop-color='red'/></linearGradient><rect fill='url(#a)' style='stroke:url(#a)'/>",
      "<style>.st0{fill:#FF0000;} .st1,.st2{clip-path:url(#b);}</style><g class='st1'><path d='M0 0'/></g>",
      "<clipPath id='c'><rect width='9' height='9'/></clipPath><g clip-path=\"url('#c')\"><path d='M0 0h9'/></g>",
      "<symbol id='s' viewBox='0 0 24 24'><path d='M0 0h9'/></symbol><use href='#s' x='3'/><a href='https://a.b/'/>",
      "<inkscape:grid xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' units='px'/>",
      "<style><![CDATA[.a{fill:none}]]></style><text class='a'>Hello</text>",
    ])
  func plain(_ content: String) { #expect(reason(content) == nil) }

  @Test(
    "what costs more than its shapes, or hides what it is, is not",
    arguments: [
      ("<filter id='f'/>", "the element filter"), ("<image href='#a'/>", "the element image"),
      ("<pattern/>", "the element pattern"), ("<marker/>", "the element marker"), ("<svg/>", "the element svg"),
      ("<rect stroke-dasharray='1'/>", "the property stroke-dasharray"),
      ("<rect style='FILTER: url(#f)'/>", "the property filter"),
      ("<style>rect { marker: url(#m) }</style>", "the property marker"),
      ("<style>@import 'a'</style>", "@ in a style sheet"), ("<style>a[b]{}</style>", "a selector such as a[b]"),
      ("<style>a b c d{}</style>", "a selector such as a b c d"),
      ("<g style='fi\\6c ter: url(#f)'/>", "a style with escapes or comments"),
      ("<rect width='1000000'/>", "a number of a million or more"),
      ("<path d='M1e6 0'/>", "a number with an exponent"),
      ("<g transform='scale(1e+9)'/>", "a number with an exponent"),
      ("<g transform='skewX(89.99)'/>", "the transform skewX"),
      ("<g transform='" + String(repeating: "a", count: 500_000) + "'/>", "the transform aaaaaaaaaaaaaaaaaaaa"),
      (
        "<style>g{" + String(repeating: "mask:url(#a);", count: 65) + "}</style>",
        "more than 64 clips and masks of an element"
      ), ("<g class='" + String(repeating: "a ", count: 65) + "'/>", "an element of more than 64 classes"),
      ("<g transform='scale(99)'><g transform='scale(99)'/></g>", "an enlargement of more than 4096 times"),
      ("<symbol viewBox='0 0 .1 1'/>", "a view box of less than a point"),
      ("<g id='a'/><g id='a'/>", "an identifier twice"),
      ("<use href='a.svg#b'/>", "a reference to what is not in the file"),
      ("<g id='a'><use href='#a'/></g>", "elements nested more than 64 levels deep"),
      ("<g fill='&a;'/>", "a reference in an attribute"), ("<?php ?>", "a damaged mark"),
      ("<x:g xmlns:x='http://www.w3.org/2000/svg'/>", "another namespace"), ("</g>", "an end of another element"),
      ("<text>" + String(repeating: "a", count: 4001) + "</text>", "a text of more than 4000 bytes"),
      ("<path d='M0 0" + String(repeating: "L9 9 1 1", count: 4000) + "'/>", "paths of too many segments"),
      (String(repeating: "<g/>", count: 5000), "more than 5000 elements"),
      (
        String(repeating: "<g>", count: 64) + String(repeating: "</g>", count: 64),
        "elements nested more than 64 levels deep"
      ),
    ])
  func unusual(_ content: String, _ expected: String) { #expect(reason(content) == expected) }

  @Test func elementsCountAtEachUse() {
    let groups = (0..<12).map { "<g id='a\($0 + 1)'>" + String(repeating: "<use href='#a\($0)'/>", count: 3) + "</g>" }
    #expect(reason("<g id='a0'/>" + groups.joined()) == "more than 5000 elements")
  }

  @Test func otherEncodingsAndDocumentTypesAreNotPlain() {
    func what(_ data: Data) -> String? {
      do {
        _ = try VectorProfile(data)
        return nil
      } catch { return error.what }
    }
    let plain = "<svg xmlns='http://www.w3.org/2000/svg'/>"
    #expect(what(Data(plain.utf8)) == nil)
    #expect(what(Data(("<?xml version='1.0' encoding='utf-8'?><!DOCTYPE svg>" + plain).utf8)) == nil)
    #expect(what(Data(("<?xml version='1.0' encoding='latin1'?>" + plain).utf8)) == "another encoding")
    #expect(what(plain.data(using: .utf16)!) == "another encoding")
    #expect(what(Data("<!DOCTYPE svg [<!ENTITY a 'b'>]>\(plain)".utf8)) == "a document type with declarations")
    #expect(what(Data((plain + plain).utf8)) == "a second first element")
    #expect(what(Data("<svg>".utf8)) == "an end before all elements have theirs")
    #expect(what(Data(count: 1 << 21)) == "more than 1 MB")
  }
}
