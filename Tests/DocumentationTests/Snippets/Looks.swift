import SwiftUI
import Testing
import ViewTesting

@MainActor @Test func looks() throws {
  let form = Form { Toggle("Sound", isOn: .constant(true)) }
  let desktop = ViewHost(form, size: CGSize(width: 400, height: 200))
  let phone = ViewHost(form, size: CGSize(width: 400, height: 200), look: .phone)
  #expect(try desktop.get(.role(.toggle)).frame.height < phone.get(.role(.toggle)).frame.height)
}
