extension SearchPhraseCase {
    static let places = table(
        #"""
        near boston → near=boston
        near Boston → near=Boston
        dogs near boston → type=Dog near=boston
        near boston within 50km → near=boston within=50.0km
        near boston young cats → type=Cat age=Young near=boston
        near 19104 → near=19104
        cats near 19104 within 10 miles → type=Cat near=19104 within=16.1km
        near 19104 50km → near=19104 within=50.0km
        near "New York, NY" → near=“New York, NY”
        near New York, NY → near=“New York, NY”
        near new york cats → type=Cat near=“new york”
        near 39.95,-75.16 → near=39.95,-75.16
        near 39.95, -75.16 dogs → type=Dog near=“39.95, -75.16”
        near Portland, OR → near=“Portland, OR”
        near portland, or → near=“portland, or”
        near Boston, no cats → near=Boston no-type=Cat
        near Orange, CA → near=“Orange, CA”
        near White Plains → near=“White Plains”
        near Boston MA big dogs → type=Dog size=Large near=“Boston MA”
        near Boston fluffy → near=Boston text=“fluffy”
        near M5V 2T6 → near=“M5V 2T6”
        near Stow on the Wold → near=“Stow on the Wold”
        around Paris → near=Paris
        near the Bronx → near=“the Bronx”
        near São Paulo → near=“São Paulo”
        NEAR BOSTON NO CATS → near=BOSTON no-type=Cat
        near 75001 Paris young → age=Young near=“75001 Paris”
        near St. Louis, MO → near=“St. Louis, MO”
        brown dogs in Brown County → type=Dog color=Brown near=“Brown County”
        dog in new york city good with kids → type=Dog good=children near=“new york city”
        in Paris → near=Paris
        cats in Paris, FR → type=Cat near=“Paris, FR”
        dogs in boston → type=Dog near=boston
        dogs in boston, ma → type=Dog near=“boston, ma”
        dogs in 19104 → type=Dog near=19104
        near me → sort=distance
        dogs nearby → type=Dog sort=distance
        30 miles from Boston → near=Boston within=48.3km
        within 30 mi of boston → near=boston within=48.3km
        within 50km of me → within=50.0km sort=distance
        within a 30 mile radius of boston → near=boston within=48.3km
        near boston or near salem → near=boston text=“near salem”
        50km → within=50.0km
        5 km → within=5.0km
        50 mi → within=80.5km
        within 50 → within=50.0km
        within 1,000 km → within=1000.0km
        within 12.5 kilometres → within=12.5km
        no more than 20 miles away → within=32.2km
        near 5 km → within=5.0km
        0km → within=0.0km
        """#
    )
}
