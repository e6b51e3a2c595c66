extension Double {
    /// To the nearest hundredth, as links keep how sure they are and how alike their rules.
    var roundedToHundredths: Double { (self * 100).rounded() / 100 }
}
