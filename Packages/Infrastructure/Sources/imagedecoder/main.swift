import ImageDecoding

// Decodes as every program does that decodes pictures: what tests start. By itself it does nothing.
ImageDecodingChild.runIfAsked(CommandLine.arguments)
