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
        do you have any beagles? → breed=Beagle
        adopt a beagle → breed=Beagle
        I'm looking for a calm dog → type=Dog nothing-for=“I'm looking for a” text=“calm”
        i want a gentle giant → nothing-for=“i want a” text=“gentle giant”
        the dude → nothing-for=the text=“dude”
        are there any senior cats → type=Cat age=Senior
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
}
