import HIGModel
import LibXML

extension XMLWriter.Failure {
    /// What is said of it.
    var problem: Problem { Problem(.inputOutput, "no memory to write XML") }
}
