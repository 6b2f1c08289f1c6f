"""The invented shelters of the sample catalogue, in real cities.

Streets are invented. Telephone numbers come from the ranges that each country sets aside for fiction (NANP 555-01xx,
Ofcom, ComReg, Bundesnetzagentur, ARCEP, ACMA); where a country has none, there is no number. Addresses on the web are
under `.example` (RFC 2606).
"""

# id, name, street, city, state, postcode, country, latitude, longitude, what it takes in, how many animals
# What it takes in: g = dogs and cats and a few others, c = cats, d = dogs, h = horses and barnyard, s = small animals,
# r = reptiles, fish and birds.
SHELTERS = [
    ("PA01", "Woodland Walk Animal Haven", "411 Chestnut Terrace", "Philadelphia", "PA", "19104", "US", 39.9566, -75.1937, "g", 13),
    ("PA02", "South Street Cat Parlour", "27 Lamplighter Row", "Philadelphia", "PA", "19147", "US", 39.9363, -75.1525, "c", 9),
    ("NJ01", "Cooper River Second Chances", "88 Ferry Bend", "Camden", "NJ", "08102", "US", 39.9503, -75.1199, "g", 9),
    ("MA01", "Back Bay Paws & Tails", "16 Cobbler Lane", "Boston", "MA", "02118", "US", 42.3364, -71.0729, "g", 11),
    ("TX01", "Bluebonnet Rescue Ranch", "902 Pecan Hollow Road", "Austin", "TX", "78702", "US", 30.2650, -97.7186, "g", 13),
    ("NY01", "Brownstone Buddies", "340 Stoop Street", "Brooklyn", "NY", "11215", "US", 40.6681, -73.9831, "g", 9),
    ("IL01", "Lakefront Tails", "1207 Windward Avenue", "Chicago", "IL", "60622", "US", 41.9019, -87.6776, "g", 9),
    ("WA01", "Drizzle & Drool Dog Rescue", "55 Fernhill Way", "Seattle", "WA", "98118", "US", 47.5432, -122.2721, "d", 8),
    ("CO01", "Mile High Whiskers", "710 Aspen Row", "Denver", "CO", "80205", "US", 39.7590, -104.9640, "g", 7),
    ("GA01", "Peachtree Porch Pets", "19 Magnolia Swing", "Atlanta", "GA", "30312", "US", 33.7444, -84.3758, "g", 8),
    ("CA01", "Pacific Burrow Small Pet House", "64 Sandpiper Court", "San Diego", "CA", "92104", "US", 32.7454, -117.1271, "s", 9),
    ("MN01", "North Star Hounds", "230 Birch Landing", "Minneapolis", "MN", "55408", "US", 44.9469, -93.2860, "d", 7),
    ("KY01", "Bluegrass Hoofprints", "3 Long Fence Road", "Lexington", "KY", "40511", "US", 38.0923, -84.5005, "h", 9),
    ("NM01", "High Desert Scales & Feathers", "480 Adobe Loop", "Albuquerque", "NM", "87102", "US", 35.0818, -106.6482, "r", 8),
    ("HI01", "Plumeria Animal 'Ohana", "12 Trade Wind Place", "Honolulu", "HI", "96817", "US", 21.3247, -157.8497, "g", 5),
    ("ON01", "Maple Mutts & Mousers", "77 Streetcar Lane", "Toronto", "ON", "M5V 2T6", "CA", 43.6453, -79.3950, "g", 9),
    ("BC01", "False Creek Friends", "301 Cedar Steps", "Vancouver", "BC", "V5T 1A1", "CA", 49.2642, -123.1008, "g", 7),
    ("QC01", "Refuge Patte Blanche", "18, rue des Tilleuls-Gris", "Montréal", "QC", "H2T 2S3", "CA", 45.5230, -73.5960, "g", 7),
    ("GB01", "Hackney Hearth Cats & Dogs", "9 Lantern Mews", "London", "England", "E8 1EA", "GB", 51.5465, -0.0551, "g", 9),
    ("GB02", "Arthur's Seat Animal Home", "41 Thistle Close", "Edinburgh", "Scotland", "EH8 9YL", "GB", 55.9445, -3.1836, "g", 7),
    ("GB03", "Avonside Feathers & Fur", "2 Ropemaker Yard", "Bristol", "England", "BS1 4QA", "GB", 51.4500, -2.5950, "s", 6),
    ("IE01", "Liffey Lights Animal Rescue", "63 Quayman's Walk", "Dublin", "Leinster", "D08 X8A1", "IE", 53.3400, -6.2760, "g", 7),
    ("IE02", "Claddagh Donkey & Pony Rest", "Turf Road", "Galway", "Connacht", "H91 R2K1", "IE", 53.2740, -9.0510, "h", 6),
    ("DE01", "Tierheim Lindenhof", "Kastanienweg 14", "Berlin", "Berlin", "10999", "DE", 52.4990, 13.4180, "g", 9),
    ("DE02", "Kölner Samtpfoten", "Am Alten Brunnen 3", "Köln", "Nordrhein-Westfalen", "50674", "DE", 50.9330, 6.9360, "c", 6),
    ("FR01", "Le Coussin Rouge", "5, passage des Moineaux", "Paris", "Île-de-France", "75011", "FR", 48.8580, 2.3790, "c", 7),
    ("FR02", "Les Amis de la Croix-Rousse", "22, montée des Vieilles-Lunes", "Lyon", "Auvergne-Rhône-Alpes", "69004", "FR", 45.7780, 4.8270, "g", 6),
    ("ES01", "Huellas de Lavapiés", "Calle del Farol Azul, 8", "Madrid", "Comunidad de Madrid", "28012", "ES", 40.4090, -3.7020, "g", 7),
    ("ES02", "Galgos del Guadalquivir", "Calle Naranjo Viejo, 31", "Sevilla", "Andalucía", "41010", "ES", 37.3830, -6.0060, "d", 5),
    ("MX01", "Patitas de Coyoacán", "Callejón del Colibrí 17", "Ciudad de México", "CDMX", "04000", "MX", 19.3500, -99.1620, "g", 8),
    ("BR01", "Abrigo Quatro Patas", "Rua das Jabuticabas, 210", "São Paulo", "SP", "05435-000", "BR", -23.5560, -46.6910, "g", 7),
    ("BR02", "Lar dos Bichos do Capibaribe", "Rua do Sol Nascente, 45", "Recife", "PE", "50030-000", "BR", -8.0630, -34.8730, "g", 4),
    ("JP01", "ねこの縁側", "世田谷区梅花町1-2-3", "東京", "東京都", "154-0001", "JP", 35.6440, 139.6710, "c", 7),
    ("JP02", "鴨川アニマルホーム", "左京区小川通7", "京都", "京都府", "606-8001", "JP", 35.0280, 135.7780, "g", 5),
    ("IN01", "Garden City Indies", "14 Rain Tree Cross", "Bengaluru", "Karnataka", "560038", "IN", 12.9780, 77.6400, "d", 7),
    ("IN02", "मोहल्ला पशु घर", "6 Neem Chowk", "Pune", "Maharashtra", "411004", "IN", 18.5140, 73.8400, "g", 5),
    ("KE01", "Ngong Road Animal Friends", "Jacaranda Close", "Nairobi", "Nairobi", "00505", "KE", -1.2990, 36.7820, "g", 6),
    ("ZA01", "Table Bay Animal Lodge", "38 Fynbos Lane", "Cape Town", "Western Cape", "7925", "ZA", -33.9280, 18.4570, "g", 5),
    ("AU01", "Yarra Bend Rehoming", "120 Wattle Parade", "Melbourne", "VIC", "3067", "AU", -37.8050, 144.9980, "g", 8),
    ("AU02", "Mangrove Lane Reptile & Bird Care", "7 Mangrove Lane", "Brisbane", "QLD", "4101", "AU", -27.4800, 153.0120, "r", 6),
    ("NZ01", "Windy Hill Companions", "51 Kōwhai Steps", "Wellington", "Wellington", "6011", "NZ", -41.2960, 174.7740, "g", 7),
]

# For each country: the pattern of a telephone number that nobody has, and the currency.
COUNTRIES = {
    "US": ("({area}) 555-01{n:02d}", "USD"),
    "CA": ("({area}) 555-01{n:02d}", "CAD"),
    "GB": ("020 7946 0{n:03d}", "GBP"),
    "IE": ("020 910 0{n:03d}", "EUR"),
    "DE": ("030 23125 {n:03d}", "EUR"),
    "FR": ("01 99 00 {n:02d} {m:02d}", "EUR"),
    "ES": (None, "EUR"),
    "MX": (None, "MXN"),
    "BR": (None, "BRL"),
    "JP": (None, "JPY"),
    "IN": (None, "INR"),
    "KE": (None, "KES"),
    "ZA": (None, "ZAR"),
    "AU": ("(03) 5550 0{n:03d}", "AUD"),
    "NZ": (None, "NZD"),
}

# What an adoption costs compared with one in dollars.
FEE_RATE = {
    "USD": 1, "CAD": 1.3, "GBP": 0.8, "EUR": 0.9, "MXN": 8, "BRL": 2, "JPY": 100, "INR": 20, "KES": 60, "ZAR": 8,
    "AUD": 1.5, "NZD": 1.6,
}

AREA_CODES = {
    "PA01": "215", "PA02": "215", "NJ01": "856", "MA01": "617", "TX01": "512", "NY01": "718", "IL01": "312",
    "WA01": "206", "CO01": "303", "GA01": "404", "CA01": "619", "MN01": "612", "KY01": "859", "NM01": "505",
    "HI01": "808", "ON01": "416", "BC01": "604", "QC01": "514",
}

HOURS = [
    {"monday": None, "tuesday": "12pm-6pm", "wednesday": "12pm-6pm", "thursday": "12pm-7pm", "friday": "12pm-6pm",
     "saturday": "10am-5pm", "sunday": "10am-4pm"},
    {"monday": "2pm-6pm", "tuesday": "2pm-6pm", "wednesday": None, "thursday": "2pm-6pm", "friday": "2pm-8pm",
     "saturday": "11am-4pm", "sunday": None},
    {"monday": None, "tuesday": None, "wednesday": "3pm-7pm", "thursday": None, "friday": "3pm-7pm",
     "saturday": "10am-3pm", "sunday": "by appointment"},
]

MISSIONS = [
    "A small house with a big garden, run by volunteers. Nobody here has a number, everybody has a name.",
    "We take in who has nowhere else to go, and keep them until the right person comes through the door.",
    "Foster homes all over the city, one kettle that is always on, and time to talk before you decide.",
    "Founded by three neighbours and a borrowed van. We match people and animals slowly, and stay in touch.",
    "We look after those who wait the longest: the old, the shy and the pairs who cannot be parted.",
]
POLICIES = [
    "Come and meet, sleep on it, come again. A chat about your home, then a week's trial with our help.",
    "Two visits and a short form. We ask everybody in the household to meet their new friend first.",
    "We do home visits within an hour's travel and answer the telephone for the whole life of the animal.",
]
