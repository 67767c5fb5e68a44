nonisolated(unsafe) var rulesRun = 0
/// Tells the runs apart.
nonisolated(unsafe) private var lastRun: UInt32 = 0
/// A rule of this native stack was read while it ran, and gave its old value: what read it is not up to date.
nonisolated(unsafe) private var metRunning = false

/// What waits on the native stack: running rules, and nodes of a pull whose dependencies come first.
struct Frame {
  var node: NodeID
  /// The next dependency to look at, in a pull.
  var edge: EdgeID
}

nonisolated(unsafe) var frames: UnsafeMutablePointer<Frame>! = nil
nonisolated(unsafe) var frameCount = 0

/// Runs the rule of a node that is not queued.
@MainActor
func run(_ id: NodeID) {
  let node = nodes + Int(id)
  let hadValue = node.pointee.flags.contains(.hasValue)
  node.pointee.flags.insert(.running)
  let outerRunning = runningNode
  let outerTracking = trackingNode
  let outerRun = currentRun
  let outerRequired = requiredHeight
  let changesBefore = changes
  let raisesBefore = raises
  runningNode = id
  trackingNode = id
  lastRun &+= 1
  currentRun = lastRun
  requiredHeight = 0
  rulesRun &+= 1
  node.pointee.lastDependency = 0
  frames[frameCount] = Frame(node: id, edge: 0)
  frameCount &+= 1
  _ = node.pointee.type.pointee.rule._update(node.pointee.storage, hadValue, id)
  frameCount &-= 1
  let required = requiredHeight
  runningNode = outerRunning
  trackingNode = outerTracking
  currentRun = outerRun
  requiredHeight = outerRequired
  if node.pointee.flags.contains(.dead) { return finishDestroying(id, hasValue: true) }
  // What this run did not read again is no longer a dependency.
  let last = node.pointee.lastDependency
  let rest = last != 0 ? edges[Int(last)].nextDependency : node.pointee.firstDependency
  if rest != 0 {
    releaseDependencies(from: rest)
    if last != 0 { edges[Int(last)].nextDependency = 0 } else { node.pointee.firstDependency = 0 }
  }
  let disturbed = node.pointee.flags.contains(.disturbed)
  node.pointee.flags = node.pointee.flags.subtracting([.running, .disturbed]).union(.hasValue)
  // Nobody can have read a node that had no value: it may lie as low as it can.
  let height = raises == raisesBefore ? required : heightAboveDependencies(id)
  var circles: [[NodeID]] = []
  if node.pointee.height == unknownHeight {
    node.pointee.height = height
  } else if height > node.pointee.height {
    circles = raise(id, to: height)
  }
  if metRunning {
    changes &+= 1
    metRunning = outerRunning != 0
  } else if changes == changesBefore {
    node.pointee.verified = changes
  }
  if disturbed { enqueue(id) }
  for circle in circles { reportCycle(circle) }
}

/// A read came back to a rule that is still running. With an old value the read gets that.
@MainActor
func meetRunning(_ id: NodeID) {
  if nodes[Int(id)].flags.contains(.hasValue) {
    metRunning = true
    changes &+= 1
    return
  }
  let chain = runningChain(to: id)
  reportCycle(chain)
  fatalError("Graph: \(cycleMessage(chain))")
}

/// The rules that wait for each other on the native stack, from the outermost run of `id` in.
private func runningChain(to id: NodeID) -> [NodeID] {
  var chain: [NodeID] = [id]
  var index = frameCount
  while index > 0 {
    index -= 1
    chain.append(frames[index].node)
    if frames[index].node == id { break }
  }
  return chain.reversed()
}
