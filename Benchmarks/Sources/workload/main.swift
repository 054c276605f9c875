import Workloads

// Does one work so many times, for a counter of instructions: nothing else runs, and no other thread.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let work = arguments.first.flatMap(Workload.init(rawValue:)),
  let count = arguments.last.flatMap({ Int($0) }), (0...100_000_000).contains(count)
else {
  let names = Workload.allCases.map(\.rawValue).joined(separator: " ")
  fatalError("usage: workload NAME COUNT; names: \(names); count: 0 to 100000000")
}
work.run(count)
