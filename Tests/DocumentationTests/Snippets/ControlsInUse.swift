import SwiftUI
import Testing
import ViewTesting

struct SoundSettings: View {
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var device = "Speakers"

  var body: some View {
    Form {
      Toggle("Sound", isOn: $isOn)
      Slider(value: $volume) { Text("Volume") }.disabled(!isOn)
      Picker("Device", selection: $device) {
        ForEach(["Speakers", "Headphones"], id: \.self) { Text($0) }
      }
    }
  }
}

@MainActor @Test func controlsWork() throws {
  let host = ViewHost(SoundSettings(), size: CGSize(width: 360, height: 300))
  try host.get(.role(.toggle, name: "Sound")).tap()

  let volume = try host.get(.role(.slider, name: "Volume"))
  try volume.key(.rightArrow)
  #expect(volume.value == "60%")

  // The menu is a layer above everything else; choosing an option closes it.
  let device = try host.get(.role(.button, name: "Device"))
  try device.tap()
  try host.get(.text("Headphones")).tap()
  #expect(device.value == "Headphones")
}
