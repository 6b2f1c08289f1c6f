import Boundaries
