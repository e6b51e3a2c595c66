import ArgumentParser
import HIGModel

extension Modality: ExpressibleByArgument {}
