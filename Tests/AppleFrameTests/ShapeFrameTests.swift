// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Shapes as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct ShapeFrameTests {
  @Test("shape/layout") func layout() {
    ProbedWindow(300, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().fill(.red).probed("c1")
          Ellipse().fill(.red).probed("e1")
          Capsule().fill(.red).probed("cap1")
          Circle().stroke(lineWidth: 2).probed("strokedFlex")
        }
        .frame(height: 40)
        .probed("row1")
        HStack(spacing: 4) {
          Rectangle().fill(.red).probed("r1")
          Rectangle().fill(.red).frame(width: 40).probed("r2")
          Capsule().fill(.red).frame(width: 20).probed("capsuleFixedWidth")
          RoundedRectangle(cornerRadius: 4).fill(.red).frame(maxWidth: 50).probed("maxWidth")
        }
        .frame(width: 200, height: 30)
        .probed("row2")
        HStack(spacing: 4) {
          Rectangle().fill(.red).fixedSize().probed("ideal")
          Circle().fill(.red).fixedSize().probed("circleIdeal")
          Circle().strokeBorder(lineWidth: 2).fixedSize().probed("strokedIdeal")
          VStack(spacing: 0) {
            Circle().fill(.red).probed("vCircle")
            Rectangle().fill(.red).probed("vRect")
          }
          .frame(width: 60, height: 100)
          .probed("column")
        }
        .probed("row3")
      }
      .probed("stack")
    }
    .expect(
      """
      c1 0 7 40 40, cap1 150 7 110 40, capsuleFixedWidth 176 55 20 30, circleIdeal 113 138 10 10
      column 141 93 60 100, e1 40 7 110 40, ideal 99 138 10 10, maxWidth 200 55 50 30, r1 50 55 78 30
      r2 132 55 40 30, row1 0 7 300 40, row2 50 55 200 30, row3 99 93 102 100, stack 0 7 300 186
      strokedFlex 260 7 40 40, strokedIdeal 127 138 10 10, vCircle 146 93 50 50, vRect 141 143 60 50
      """)
  }

  private static let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)

  @Test("shape/modifiers") func modifiers() {
    ProbedWindow(340, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Circle().scale(0.5).fill(.red).probed("scaled").frame(width: 60, height: 40)
          Circle().offset(x: 10, y: 5).fill(.red).probed("offset").frame(width: 60, height: 40)
          Rectangle().rotation(.degrees(30)).fill(.red).probed("rotated").frame(width: 60, height: 40)
          Rectangle().transform(Self.shear).fill(.red).probed("sheared").frame(width: 60, height: 40)
          Rectangle().size(width: 30, height: 20).fill(.red).probed("sized").frame(width: 60, height: 40)
        }
        .probed("row1")
        HStack(spacing: 8) {
          Circle().trim(from: 0.25, to: 1).stroke(.blue, lineWidth: 4).probed("trimmed").frame(width: 60, height: 40)
          RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.red).probed("inset").frame(width: 60, height: 40)
          Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.red).probed("strokedOffset")
            .frame(width: 60, height: 40)
          Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.red).probed("anchored").frame(width: 60, height: 40)
          Ellipse().inset(by: 4).stroke(.blue, lineWidth: 2).probed("insetStroke").frame(width: 60, height: 40)
        }
        .probed("row2")
        HStack(spacing: 8) {
          Circle().offset(x: 5).fill(.red).probed("offsetIdeal")
          Rectangle().size(width: 30, height: 20).fill(.red).probed("sizedIdeal")
          Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.red).probed("pathIdeal")
          Circle().trim(from: 0, to: 0.5).fill(.red).probed("trimIdeal")
        }
        .fixedSize()
        .probed("row3")
      }
      .probed("stack")
    }
    .expect(
      """
      anchored 208 95 60 40, inset 72 95 60 40, insetStroke 276 95 60 40, offset 72 47 60 40
      offsetIdeal 138 143 10 10, pathIdeal 174 143 10 10, rotated 140 47 60 40, row1 4 47 332 40, row2 4 95 332 40
      row3 138 143 64 10, scaled 4 47 60 40, sheared 208 47 60 40, sized 276 47 60 40, sizedIdeal 156 143 10 10
      stack 4 47 332 106, strokedOffset 140 95 60 40, trimIdeal 192 143 10 10, trimmed 14 95 40 40
      """)
  }
}
