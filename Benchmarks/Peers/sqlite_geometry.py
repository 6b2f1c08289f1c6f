"""The box round a circle, for R*Trees."""
import math

from peer import RADIUS

# More than half the Earth's circumference, in kilometres: no two points are farther apart.
WHOLE_GLOBE = 20_100


def box(latitude, longitude, radius):
    """In degrees; a circle that holds a pole or crosses the date line gets a band round the Earth."""
    angle = radius / RADIUS * 1.000001
    north, south = latitude + math.degrees(angle), latitude - math.degrees(angle)
    everywhere = {"north": min(north, 90), "south": max(south, -90), "east": 180, "west": -180}
    if north >= 90 or south <= -90:
        return everywhere
    half = math.degrees(math.asin(min(1, math.sin(angle) / math.cos(math.radians(latitude)))))
    if longitude - half < -180 or longitude + half > 180:
        return everywhere
    return {"north": north, "south": south, "east": longitude + half, "west": longitude - half}
