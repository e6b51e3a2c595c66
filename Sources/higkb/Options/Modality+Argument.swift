import ArgumentParser
import HIGModel

extension Modality: ExpressibleByArgument {
    public init?(argument: String) { self.init(named: argument) }
}
