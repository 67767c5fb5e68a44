// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Groups of content as Apple's SwiftUI lays them out (see `AppleFrames.swift`). Toggles and labels are boxes of Apple's
/// size; a toggle is 6 points below a text there.
@MainActor
@Suite struct GroupFrameTests {
  @Test("groupbox/basic") func groupBoxes() {
    ProbedWindow(320, 400) {
      VStack(spacing: 12) {
        GroupBox {
          VStack(alignment: .leading, spacing: 6) {
            AppleText(36.5).probed("inside")
            box(62, 18.5).probed("toggle")
          }
          .probed("content")
        } label: {
          AppleText(50)
        }
        .probed("titled")
        GroupBox { AppleText(79.5).probed("plainContent") }.probed("plain")
        GroupBox {
          AppleText(45)
        } label: {
          box(72.5, 24).probed("customLabel")
        }
        .probed("custom")
        GroupBox {
          AppleText(30).frame(maxWidth: .infinity).probed("wideContent")
        } label: {
          AppleText(30)
        }
        .probed("wide")
        GroupBox {
          GroupBox {
            AppleText(43.5).probed("nested")
          } label: {
            AppleText(30)
          }
          .probed("inner")
        } label: {
          AppleText(30)
        }
        .probed("outer")
      }
      .probed("stack")
    }
    .expect(
      """
      content 129 66.25 62 40.5, custom 118.75 161.75 82.5 53, customLabel 128.75 161.75 72.5 24
      inner 133.25 307.75 53.5 45, inside 129 66.25 36.5 16, nested 138.25 331.75 43.5 16
      outer 128.25 283.75 63.5 74, plain 115.25 123.75 89.5 26, plainContent 120.25 128.75 79.5 16
      stack 0 42.25 320 315.5, titled 124 42.25 72 69.5, toggle 129 88.25 62 18.5, wide 0 226.75 320 45
      wideContent 5 250.75 310 16
      """)
  }

  @Observable
  fileprivate final class Model { var isExpanded = false }

  private struct Disclosed: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        DisclosureGroup(isExpanded: $model.isExpanded) {
          VStack(spacing: 6) {
            AppleText(36.5).probed("inside")
            box(62, 18.5).probed("toggle")
          }
        } label: {
          AppleText(41)
        }
        .probed("group")
        DisclosureGroup(isExpanded: .constant(true)) {
          AppleText(41).probed("shownContent")
        } label: {
          box(83, 24).probed("customLabel")
        }
        .probed("expanded")
        DisclosureGroup(isExpanded: .constant(true)) {
          DisclosureGroup(isExpanded: .constant(true)) {
            AppleText(43.5).probed("nested")
          } label: {
            AppleText(30)
          }
          .probed("inner")
        } label: {
          AppleText(30)
        }
        .probed("outer")
      }
      .padding(20)
      .probed("stack")
    }
  }

  /// All frames but that of a label: arrows are behind their labels here.
  @Test("disclosure/basic") func disclosureGroups() throws {
    let model = Model()
    let window = ProbedWindow(320, 300) { Disclosed(model: model) }
    window.expect(
      """
      expanded 20 106 280 48, group 20 70 280 24, inner 20 190 280 40, nested 138.25 214 43.5 16, outer 20 166 280 64
      shownContent 139.5 138 41 16, stack 0 50 320 200
      """)
    try window.step { model.isExpanded = true }
    window.expect(
      """
      expanded 20 126.25 280 48, group 20 49.75 280 64.5, inner 20 210.25 280 40, inside 141.75 73.75 36.5 16
      nested 138.25 234.25 43.5 16, outer 20 186.25 280 64, shownContent 139.5 158.25 41 16, stack 0 29.75 320 240.5
      toggle 129 95.75 62 18.5
      """)
  }

  @Test("labeledcontent/basic") func labeledContent() {
    ProbedWindow(320, 260) {
      VStack(spacing: 12) {
        LabeledContent {
          AppleText(33.5)
        } label: {
          AppleText(38, 18.5)
        }
        .probed("value")
        LabeledContent {
          AppleText(8.5).probed("countContent")
        } label: {
          AppleText(36.5, 18.5)
        }
        .probed("count")
        LabeledContent {
          AppleText(47).probed("customContent")
        } label: {
          box(83, 24).probed("customLabel")
        }
        .probed("custom")
        LabeledContent {
          AppleText(41)
        } label: {
          AppleText(40, 18.5)
        }
        .labelsHidden().probed("hidden")
        LabeledContent {
          box(16, 16).probed("toggleContent")
        } label: {
          AppleText(41, 18.5)
        }
        .probed("toggle")
        LabeledContent {
          AppleText(33.5).probed("narrowContent")
        } label: {
          AppleText(44, 18.5).probed("narrowLabel")
        }
        .frame(width: 160).probed("narrow")
        LabeledContent {
          AppleText(33.5)
        } label: {
          AppleText(30, 18.5)
        }
        .frame(maxWidth: .infinity).probed("wide")
      }
      .padding(20)
      .probed("stack")
    }
    .expect(
      """
      count 133.5 58.25 53 18.5, countContent 178 59.5 8.5 16, custom 91 88.75 138 24, customContent 182 92.75 47 16
      customLabel 91 88.75 83 24, hidden 139.5 124.75 41 16, narrow 80 183.25 160 18.5
      narrowContent 169.25 184.5 33.5 16, narrowLabel 117.25 183.25 44 18.5, stack 0 7.75 320 244.5
      toggle 127.5 152.75 65 18.5, toggleContent 176.5 154 16 16, value 120.25 27.75 79.5 18.5
      wide 20 213.75 280 18.5
      """)
  }
}
