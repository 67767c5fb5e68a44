import SwiftUI
import Testing
import ViewTesting

@Observable final class Party {
  var guests = ["Ada", "Grace"]
}

struct Guest: View {
  let name: String
  @State private var drinks = 0

  var body: some View {
    Text("\(name): \(drinks)").onTapGesture { drinks += 1 }
  }
}

struct GuestList: View {
  let party: Party
  var body: some View {
    VStack { ForEach(party.guests, id: \.self) { Guest(name: $0) } }
  }
}

@MainActor @Test func stateFollowsIdentity() throws {
  let party = Party()
  let host = ViewHost(GuestList(party: party))
  func shown() -> [String?] { host.all(.role(.text)).map(\.text) }

  try host.get(.text("Ada: 0")).tap()
  #expect(shown() == ["Ada: 1", "Grace: 0"])

  party.guests = ["Grace", "Ada"]  // moved: the same identities
  #expect(shown() == ["Grace: 0", "Ada: 1"])

  party.guests = ["Grace"]  // Ada's identity ends, and her state with it
  #expect(shown() == ["Grace: 0"])

  party.guests = ["Grace", "Ada"]  // a new identity
  #expect(shown() == ["Grace: 0", "Ada: 0"])
}
