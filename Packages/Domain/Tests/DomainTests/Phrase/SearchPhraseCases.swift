import Domain
import Testing

/// One line of a table: what is typed, and what it means in ``UnderstoodSearch/notation``.
struct SearchPhraseCase: CustomTestStringConvertible {
    let phrase: String
    let expected: String

    var testDescription: String { phrase }

    /// Lines of `phrase → expected`.
    static func table(_ lines: String) -> [SearchPhraseCase] {
        lines.split(separator: "\n").compactMap { line in
            let halves = line.split(separator: " → ", omittingEmptySubsequences: false)
            guard halves.count == 2 else { return nil }
            return SearchPhraseCase(
                phrase: String(halves[0]).trimmingSpaces,
                expected: String(halves[1]).trimmingSpaces
            )
        }
    }
}

extension SearchPhraseCase {
    static let filters = table(
        #"""
        young female cat good with kids near boston within 50km → type=Cat age=Young gender=Female good=children near=boston within=50.0km
        dog → type=Dog
        DOGS → type=Dog
        a dog → type=Dog
        cats → type=Cat
        kitty → type=Cat
        feline → type=Cat
        puppy → type=Dog age=Baby
        puppies → type=Dog age=Baby
        kittens → type=Cat age=Baby
        bunny → type=Rabbit
        rabbits → type=Rabbit
        horse → type=Horse
        birds → type=Bird
        small & furry → type=“Small & Furry”
        small and furry → type=“Small & Furry”
        reptiles → type=“Scales, Fins & Other”
        farm animals → type=Barnyard
        guinea pig → type=“Small & Furry” text=“Guinea Pig”
        guinea pigs → type=“Small & Furry” text=“Guinea Pig”
        goats → type=Barnyard text=“Goat”
        goats or sheep → type=Barnyard breed=Goat|Sheep
        young snake → type=“Scales, Fins & Other” age=Young text=“Snake”
        cat dog → type=Cat|Dog
        cats or dogs → type=Cat|Dog
        cats and dogs → type=Cat|Dog
        kitten or puppy → type=Cat|Dog age=Baby
        baby rabbits → type=Rabbit age=Baby
        lab → breed=Labrador
        labs → breed=Labrador
        lab mix → breed=Labrador
        lab/shepherd mix → breed=Labrador|Shepherd
        labrador → breed=Labrador
        labrador retriever → breed=“Labrador Retriever”
        black lab → breed=“Black Labrador”
        chocolate lab → breed=“Chocolate Labrador”
        yellow labs → breed=“Yellow Labrador”
        gsd → breed=“German Shepherd”
        german shepherd → breed=“German Shepherd”
        white german shepherd → breed=“White German Shepherd”
        black german shepherd → breed=“German Shepherd” color=Black
        pittie → breed=“Pit Bull”
        pit bull → breed=“Pit Bull”
        pitbulls → breed=“Pit Bull”
        pit bull terrier → breed=“Pit Bull Terrier”
        staffie → breed=Staffordshire
        yorkie → breed=“Yorkshire Terrier”
        yorkies → breed=“Yorkshire Terrier”
        chi → breed=Chihuahua
        chihuahuas → breed=Chihuahua
        doxie → breed=Dachshund
        dachshund → breed=Dachshund
        golden → breed=“Golden Retriever”
        golden retriever puppy → type=Dog breed=“Golden Retriever” age=Baby
        goldendoodle → breed=Goldendoodle
        aussie → breed=“Australian Shepherd”
        heeler → breed=“Cattle Dog”
        blue heeler → breed=“Blue Heeler”
        huskies → breed=Husky
        siberian husky → breed=“Siberian Husky”
        cavalier → breed=“Cavalier King Charles”
        frenchie → breed=“French Bulldog”
        boxer → breed=Boxer
        boxer dog → type=Dog breed=Boxer
        beagle → breed=Beagle
        corgi → breed=Corgi
        toy poodle → breed=Poodle
        toy fox terrier → breed=“Toy Fox Terrier”
        great dane → breed=“Great Dane”
        great danes → breed=“Great Dane”
        st. bernard → breed=“Saint Bernard”
        shar-pei → breed=Shar-Pei
        Bouvier des Flandres → breed=“Bouvier des Flandres”
        cattle dog → breed=“Cattle Dog”
        bernese mountain dog → breed=“Bernese Mountain Dog”
        prairie dog → breed=“Prairie Dog”
        dsh → breed=“Domestic Short Hair”
        domestic shorthair → breed=“Domestic Short Hair”
        dlh cat → type=Cat breed=“Domestic Long Hair”
        siamese → breed=Siamese
        maine coon → breed=“Maine Coon”
        Maine Coons → breed=“Maine Coon”
        russian blue → breed=“Russian Blue”
        persian → breed=Persian
        cornish rex → breed=“Cornish Rex”
        rex rabbit → type=Rabbit breed=Rex
        dutch rabbit → type=Rabbit breed=Dutch
        tiger cat → type=Cat breed=Tiger
        holland lop → breed=“Holland Lop”
        flemish giant → breed=“Flemish Giant”
        bearded dragon → breed=“Bearded Dragon”
        quarter horse → breed=Quarterhorse
        xoloitzcuintli → breed=Xoloitzcuintli
        adult → age=Adult
        senior dog → type=Dog age=Senior
        old dog → type=Dog age=Senior
        young → age=Young
        baby → age=Baby
        girl → gender=Female
        boys → gender=Male
        female or male cat → type=Cat gender=Female|Male
        small dog → type=Dog size=Small
        medium dog → type=Dog size=Medium
        medium-sized dog → type=Dog size=Medium
        big dog → type=Dog size=Large
        extra large → size=“Extra Large”
        XL dog → type=Dog size=“Extra Large”
        tiny → size=Small
        big red dog → type=Dog size=Large color=Red
        short-haired cat → type=Cat coat=Short
        long haired cat → type=Cat coat=Long
        medium hair cat → type=Cat coat=Medium
        wirehaired dog → type=Dog coat=Wire
        curly → coat=Curly
        hairless cat → type=Cat coat=Hairless
        long-haired dachshund → breed=Dachshund coat=Long
        brown → color=Brown
        brown dog → type=Dog color=Brown
        grey cat → type=Cat color=Gray
        blue → color=Blue
        chocolate → color=Chocolate
        blonde dog → type=Dog color=Blond
        brindle → color=Brindle
        blue merle → color=“Merle Blue”
        tri-color → color=Tricolor
        tuxedo → color=Tuxedo
        calico → color=Calico
        tabby → color=Tabby
        orange tabby → color=“Tabby Orange”
        silver tabby → color=“Tabby Gray Blue Silver”
        tortie → color=Tortoiseshell
        dilute torties → color=“Dilute Tortoiseshell”
        torbie → color=Torbie
        seal point → color=“Seal Point”
        black and white cat → type=Cat color=“Black & White”
        black and white dog → type=Dog color=Black|White
        black-and-white cat → type=Cat color=“Black & White”
        silver rabbit → type=Rabbit breed=Silver
        ginger cat → type=Cat color=Orange
        good with kids → good=children
        good with kids and dogs → good=children|dogs
        good with kids, dogs & cats → good=children|dogs|cats
        good with other dogs → good=dogs
        good with small children → good=children
        dog good with cats → type=Dog good=cats
        kid friendly → good=children
        cat-friendly → good=cats
        dog friendly cat → type=Cat good=dogs
        dog friendly with cats → type=Dog good=cats
        kid and dog friendly → good=children|dogs
        ok with cats → good=cats
        gets along with dogs → good=dogs
        a cat that is good with kids → type=Cat good=children
        good with everyone → good=children|dogs|cats
        house trained → house-trained=true
        house-trained → house-trained=true
        housebroken → house-trained=true
        potty trained puppy → type=Dog age=Baby house-trained=true
        special needs → special-needs=true
        cat with special needs → type=Cat special-needs=true
        with photos → photo=true
        dog with a photo → type=Dog photo=true
        adopted dogs → type=Dog status=adopted
        any status → status=any
        dogs with any status → type=Dog status=any
        adoption pending → status=pending
        adoptable cats → type=Cat
        newest → sort=newest
        new arrivals → sort=newest
        latest dogs → type=Dog sort=newest
        closest cats → type=Cat sort=distance
        nearest → sort=distance
        sort by name → sort=name
        newest cats near me → type=Cat sort=newest
        looking for a young cat, please → type=Cat age=Young
        Élderly Câts → type=Cat age=Senior
        dog (female) → type=Dog gender=Female
        kids and cats friendly dog → type=Dog good=children|cats
        dogs that love kids → type=Dog good=children
        dog for kids → type=Dog good=children
        old english sheepdog → breed=“Old English Sheepdog”
        american pit bull terrier → breed=“Pit Bull Terrier”
        rat terrier → breed=“Rat Terrier”
        available dogs → type=Dog
        newest dogs newest → type=Dog sort=newest
        nubian goat → type=Barnyard breed=Nubian text=“Goat”
        I want a small, white, fluffy dog that is good with children and other dogs near San Francisco, CA within 30 miles → type=Dog size=Small color=White good=children|dogs near=“San Francisco, CA” within=48.3km text=“fluffy”
        """#
    )

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
