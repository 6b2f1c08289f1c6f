// What a person keeps.
