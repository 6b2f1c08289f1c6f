// The feature AnimalMap.
