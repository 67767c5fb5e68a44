/// What a field said before its last edits, to go back to.
struct EditHistory {
  struct State: Equatable {
    var text: String
    /// In characters.
    var caret: Int
  }

  enum Kind: Equatable {
    case typing(String)
    case deleting
  }

  /// How many edits can be undone.
  static let limit = 100

  private var past: [State] = []
  private var future: [State] = []
  private var continuesWord = false

  /// Remembers the state before an edit. Letters that are typed one after the other are one edit, up to the next space.
  mutating func record(_ state: State, _ kind: Kind) {
    future = []
    if case .typing(let text) = kind, text.count == 1, !text.allSatisfy(\.isWhitespace) {
      if !continuesWord { past.append(state) }
      continuesWord = true
    } else {
      past.append(state)
      continuesWord = false
    }
    if past.count > Self.limit { past.removeFirst() }
  }

  /// What is typed next is an edit of its own.
  mutating func endTyping() { continuesWord = false }

  mutating func undo(_ current: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(current)
    continuesWord = false
    return state
  }

  mutating func redo(_ current: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(current)
    continuesWord = false
    return state
  }
}
