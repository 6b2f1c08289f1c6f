extension SearchPhraseCase {
    static let negations = table(
        #"""
        no cats → no-type=Cat
        dog, no cats → type=Dog no-type=Cat
        no cats or dogs → no-type=Cat|Dog
        no cats/dogs → no-type=Cat|Dog
        not senior → no-age=Senior
        not a senior → no-age=Senior
        dogs not too big → type=Dog no-size=Large
        no puppies → no-age=Baby
        no pit bulls → no-breed=“Pit Bull”
        no pit bulls or huskies → no-breed=“Pit Bull”|Husky
        no lab mixes → no-breed=Labrador
        no big dogs → type=Dog no-size=Large
        not black → no-color=Black
        not male → no-gender=Male
        not long-haired → no-coat=Long
        not old and male → gender=Male no-age=Senior
        no guinea pigs → no-breed=“Guinea Pig”
        -cats → no-type=Cat
        without special needs → special-needs=false
        no special needs → special-needs=false
        not house trained → house-trained=false
        isn't housebroken → house-trained=false
        no kids → nothing-for=“no kids”
        dog no children → type=Dog nothing-for=“no children”
        no other pets → nothing-for=“no other pets”
        not good with cats → nothing-for=“not good with cats”
        doesn't like cats → nothing-for=“doesn't like cats”
        cannot live with cats → nothing-for=“cannot live with cats”
        no dogs, cats → type=Cat no-type=Dog
        persian cat not white → type=Cat breed=Persian no-color=White
        beagles or corgis, no puppies, near denver → breed=Beagle|Corgi near=denver no-age=Baby
        not kid friendly → nothing-for=“not kid friendly”
        without photos → nothing-for=“without photos”
        dogs except huskies → type=Dog no-breed=Husky
        not in Boston → text=“not in Boston”
        not within 50 km → text=“not within 50 km”
        not newest → text=“not newest”
        """#
    )

    static let notFilters = table(
        #"""
        "brown" → text=“brown”
        “brown” dog → type=Dog text=“brown”
        "no cats" → text=“no cats”
        "brown → text=“brown”
        named Brown → text=“Brown”
        dog named Brown → type=Dog text=“Brown”
        called Max → text=“Max”
        named Big Red → text=“Big Red”
        named red near boston → near=boston text=“red”
        brown dog named Brown → type=Dog color=Brown text=“Brown”
        named "Good Boy" → text=“Good Boy”
        Paris → text=“Paris”
        Paris the cat → type=Cat text=“Paris”
        toy → text=“toy”
        great → text=“great”
        good boy → text=“good boy”
        good girl → text=“good girl”
        good → text=“good”
        hot dog → text=“hot dog”
        white cat with blue eyes → type=Cat color=White text=“blue eyes”
        dog called "Good Boy" near boston → type=Dog near=boston text=“Good Boy”
        dog for seniors → type=Dog text=“for seniors”
        cats without tails → type=Cat text=“without tails”
        non-shedding dog → type=Dog text=“non-shedding”
        dog in 2020 → type=Dog text=“in 2020”
        Man in Black → color=Black text=“Man in”
        cat in one of those little boxes → type=Cat text=“in one of those little boxes”
        small, furry dog → type=Dog size=Small text=“furry”
        no, cats → type=Cat text=“no”
        barn cat → type=Cat text=“barn”
        house cat → type=Cat
        cat house → text=“cat house”
        short → text=“short”
        long → text=“long”
        senior center → text=“senior center”
        2 year old dog → type=Dog text=“2 year old”
        tiger → text=“tiger”
        Ginger → text=“Ginger”
        Smokey → text=“Smokey”
        Coco → text=“Coco”
        Oreo → text=“Oreo”
        Daisy → text=“Daisy”
        Bear → text=“Bear”
        Prince → text=“Prince”
        Rex → text=“Rex”
        Teddy → text=“Teddy”
        Dutch → text=“Dutch”
        Olive → text=“Olive”
        Morgan → text=“Morgan”
        new york → text=“new york”
        in need of love → text=“in need of love”
        dog in need → type=Dog text=“in need”
        Cat in the Hat → type=Cat text=“in the Hat”
        near the beach → text=“near the beach”
        within reach → text=“within reach”
        within 2 weeks → text=“within 2 weeks”
        within -5 km → text=“within -5 km”
        within 1e9 km → text=“within 1e9 km”
        near → text=“near”
        no → text=“no”
        not → text=“not”
        50 → text=“50”
        named → text=“named”
        good with → text=“good with”
        good with horses → text=“good with horses”
        the → text=“the”
        no kill shelter → text=“no kill shelter”
        adopted → text=“adopted”
        pending → text=“pending”
        photo → text=“photo”
        labrdor → text=“labrdor”
        femal → text=“femal”
        chiuaua puppy → type=Dog age=Baby text=“chiuaua”
        Max → text=“Max”
        Max and Ruby → text=“Max and Ruby”
        Élie → text=“Élie”
        mix → text=“mix”
        !!! → -
        🐶 → -
        , → -
        """#
    )
}
