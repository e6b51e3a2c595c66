import HIGLineage
import HIGModel
import HIGParsing

extension ChangeClassifier {
    /// The classifier that reads sentences of bodies as the splitter reads those of rules.
    static let reading = ChangeClassifier { Modality(of: $0) }
}
