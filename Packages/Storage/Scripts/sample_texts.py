"""Breeds, colours, names and sentences of the sample catalogue; all invented."""

# breed, size, coat
BREEDS = {
    "Dog": [
        ("Labrador Retriever", "Large", "Short"), ("Beagle", "Medium", "Short"), ("Border Collie", "Medium", "Long"),
        ("German Shepherd Dog", "Large", "Medium"), ("Chihuahua", "Small", "Short"), ("Dachshund", "Small", "Short"),
        ("Greyhound", "Large", "Short"), ("Poodle", "Medium", "Curly"), ("Jack Russell Terrier", "Small", "Wire"),
        ("Pit Bull Terrier", "Large", "Short"), ("Shih Tzu", "Small", "Long"), ("Australian Shepherd", "Medium", "Medium"),
        ("Great Pyrenees", "Extra Large", "Long"), ("Boxer", "Large", "Short"), ("Corgi", "Medium", "Medium"),
        ("Schnauzer", "Medium", "Wire"), ("Great Dane", "Extra Large", "Short"), ("Cocker Spaniel", "Medium", "Medium"),
        ("Whippet", "Medium", "Short"), ("Terrier", "Small", "Wire"), ("Hound", "Large", "Short"),
        ("Golden Retriever", "Large", "Long"), ("Siberian Husky", "Large", "Medium"), ("Catahoula Leopard Dog", "Large", "Short"),
    ],
    "Cat": [
        ("Domestic Short Hair", "Medium", "Short"), ("Domestic Short Hair", "Medium", "Short"),
        ("Domestic Medium Hair", "Medium", "Medium"), ("Domestic Long Hair", "Medium", "Long"),
        ("Tabby", "Medium", "Short"), ("Siamese", "Medium", "Short"), ("Maine Coon", "Large", "Long"),
        ("Russian Blue", "Medium", "Short"), ("Calico", "Medium", "Short"), ("Tortoiseshell", "Small", "Short"),
        ("Persian", "Medium", "Long"), ("British Shorthair", "Large", "Short"), ("Bengal", "Medium", "Short"),
        ("Ragdoll", "Large", "Long"), ("Tuxedo", "Medium", "Short"), ("Sphynx / Hairless Cat", "Medium", "Hairless"),
    ],
    "Rabbit": [
        ("Holland Lop", "Small", "Short"), ("Mini Rex", "Small", "Short"), ("Lionhead", "Small", "Long"),
        ("Flemish Giant", "Extra Large", "Short"), ("Netherland Dwarf", "Small", "Short"), ("English Lop", "Medium", "Short"),
        ("Angora Rabbit", "Medium", "Long"), ("Bunny Rabbit", "Medium", "Short"), ("Dutch", "Small", "Short"),
    ],
    "Small & Furry": [
        ("Guinea Pig", "Small", "Short"), ("Guinea Pig", "Small", "Long"), ("Hamster", "Small", "Short"),
        ("Rat", "Small", "Short"), ("Ferret", "Small", "Medium"), ("Chinchilla", "Small", "Medium"),
        ("Gerbil", "Small", "Short"), ("Hedgehog", "Small", None), ("Degu", "Small", "Short"),
    ],
    "Horse": [
        ("Thoroughbred", "Large", None), ("Quarterhorse", "Large", None), ("Miniature Horse", "Small", None),
        ("Pony", "Medium", None), ("Standardbred", "Large", None), ("Donkey", "Medium", None), ("Draft", "Extra Large", None),
    ],
    "Bird": [
        ("Cockatiel", "Small", None), ("Budgie / Budgerigar", "Small", None), ("African Grey", "Medium", None),
        ("Conure", "Small", None), ("Lovebird", "Small", None),
        ("Canary", "Small", None), ("Dove", "Small", None), ("Cockatoo", "Large", None),
    ],
    "Scales, Fins & Other": [
        ("Bearded Dragon", "Medium", None), ("Ball Python", "Medium", None), ("Leopard Gecko", "Small", None),
        ("Red Foot", "Medium", None), ("Corn / Rat", "Medium", None),
        ("Red Eared Slider", "Medium", None), ("Crested Gecko", "Small", None),
    ],
    "Barnyard": [
        ("Goat", "Medium", None), ("Sheep", "Medium", None), ("Pot Bellied", "Large", None), ("Alpaca", "Large", None),
        ("Pygmy", "Small", None), ("Cow", "Extra Large", None), ("Llama", "Large", None),
    ],
}

# The species that Petfinder gives beside the type, where it is finer.
SPECIES = {
    "Guinea Pig": "Guinea Pig", "Hamster": "Hamster", "Rat": "Rat", "Ferret": "Ferret", "Chinchilla": "Chinchilla",
    "Gerbil": "Gerbil", "Hedgehog": "Hedgehog", "Degu": "Degu", "Donkey": "Donkey", "Miniature Horse": "Miniature Horse",
    "Pony": "Pony", "Cockatiel": "Cockatiel", "Budgie / Budgerigar": "Parakeet (Other)", "African Grey": "Parrot (Other)",
    "Conure": "Parrot (Other)", "Lovebird": "Parrot (Other)", "Canary": "Finch",
    "Dove": "Dove", "Cockatoo": "Cockatoo", "Bearded Dragon": "Lizard", "Ball Python": "Snake", "Leopard Gecko": "Lizard",
    "Red Foot": "Tortoise", "Corn / Rat": "Snake", "Red Eared Slider": "Turtle",
    "Crested Gecko": "Lizard", "Goat": "Goat", "Sheep": "Sheep", "Pot Bellied": "Pig", "Alpaca": "Alpaca",
    "Pygmy": "Goat", "Cow": "Cow", "Llama": "Llama",
}

COLORS = {
    "Dog": ["Black", "Brindle", "Brown / Chocolate", "Golden", "White / Cream", "Yellow / Tan / Blond / Fawn",
            "Red / Chestnut / Orange", "Gray / Blue / Silver", "Merle (Blue)", "Tricolor (Brown, Black, & White)"],
    "Cat": ["Black", "Black & White / Tuxedo", "Gray / Blue / Silver", "Orange / Red", "Tabby (Brown / Chocolate)",
            "Tabby (Gray / Blue / Silver)", "Calico", "Tortoiseshell", "White", "Cream / Ivory", "Seal Point"],
    "Rabbit": ["Black", "White", "Brown / Chocolate", "Gray / Blue / Silver", "Agouti", "Orange / Red", "Fawn"],
    "Small & Furry": ["Black", "White", "Brown / Chocolate", "Gray / Blue / Silver", "Cream", "Agouti", "Albino or Red-Eyed White"],
    "Horse": ["Bay", "Chestnut / Sorrel", "Gray", "Black", "Palomino", "Dapple Gray", "Pinto"],
    "Bird": ["Yellow", "Green", "Gray", "White", "Blue", "Brown", "Orange"],
    "Scales, Fins & Other": ["Green", "Brown", "Yellow", "Orange", "Black", "Tan"],
    "Barnyard": ["White", "Brown", "Black", "Black & White", "Tan", "Gray"],
}

NAMES = {
    "US": "Biscuit Juniper Moose Waffles Clementine Hank Olive Banjo Pickles Maple Otis Hazel Ziggy Peaches Boone Willa "
          "Gus Pepper Nacho Sadie Tater Fern Rocket Mabel Dumpling Cricket Huckleberry Opal Scout Beans Marigold Chester "
          "Ruthie Pretzel Goose Dolly Winston Poppy Mochi Birdie Sprout Gizmo Ginger Leroy Maisie Tofu Wilbur Daisy "
          "Bandit Kiki Rhubarb Lemon Stanley Noodle Ivy Hopscotch Bubbles Captain Pearl Figaro Moxie Sir-Loin Tulip "
          "Duke Cinnamon Pogo Luna Thistle Domino Queenie Archie Sesame Bowie Nutmeg Jellybean Frankie Sable Cosmo "
          "Butterscotch Pippa Tank Velvet Arlo Buttons Magpie Rosie Turnip Cleo Ranger Dot Marbles Zeus Honey Sparrow "
          "Mango Copper Dumbledog Echo Pumpernickel Winnie Fitz Sage Boots Calypso Hobbes Minnow Truffle Jasper Lulu "
          "Kona Malia Pono".split(),
    "CA": "Poutine Timbit Juno Aspen Bear Toque Nanook Saffron Loonie Cedar Wren Griffin Maple Skye Tundra Fable".split(),
    "QC": "Étoile Gaspard Noisette Félix Zoé Bébé-Lune Cannelle".split(),
    "GB": "Crumpet Bramble Alfie Nettle Dotty Rupert Clover Wellington Tilly Biscuit Mr-Tibbs Marmalade Haggis Isla "
          "Shortbread Percy Primrose Badger Olive Pudding Flora Duffle Scone Bilbo".split(),
    "IE": "Fionn Niamh Cú Siobhán Oisín Gráinne Rua Bláthnaid Paddy Méabh Dara Róisín Tadhg".split(),
    "DE": "Krümel Frieda Mäxchen Lotte Käthe Anton Möhrchen Wilma Fritz Schnurri Bärbel Jürgen Emmi Knödel Püppi".split(),
    "FR": "Élie Réglisse Mistigri Caramel Chaussette Amélie Praline Gustave Perle Noé Pâquerette Hélium Fripouille".split(),
    "ES": "Ñoño Luna Canela Pícaro Churro Duquesa Trufa Azahar Sombra Lola Garbanzo Niña".split(),
    "MX": "Chayote Xóchitl Frida Taco Canelo Nopal Paloma Pancho Lucero".split(),
    "BR": "Pão-de-Queijo Feijão Açaí Mel Caju Paçoca Tapioca Jabuti Pipoca Caramelo Mandioca".split(),
    "JP": "モモ 小雪 タマ ハチ きなこ さくら こむぎ まめ 虎太郎 ミケ ゆず つくし".split(),
    "IN": "मोती Laddoo चमेली Bholu Jalebi शेरू Kaju Chikoo Gulab Masala तारा Mithu".split(),
    "KE": "Simba Rafiki Malaika Chai Zuri Duma Tembo".split(),
    "ZA": "Biltong Koekie Thandi Protea Lekker Sipho".split(),
    "AU": "Lamington Bluey Matilda Vegemite Banksia Ned Pavlova Wombat Snags Kookie Digger Goanna Ziggy Sunny".split(),
    "NZ": "Kiwi Aroha Manu Pāua Jandal Tūī Marama Fergus".split(),
}

# "grown:" marks what no baby can have done, "mother:" what only a grown female can, "baby:" what only a baby does.
OPENINGS = {
    "Dog": [
        "baby:{name} was born in a laundry basket and has smelled of clean towels ever since.",
        "baby:{name} fell asleep in the food bowl on the first day and is known for it.",
        "baby:{name} has discovered stairs, and that there is a way down again.",
        "baby:{name} is all paws and ears; the rest will follow.",
        "{name} was found sitting politely at a bus stop, as if waiting for the right one.",
        "grown:{name} came to us when an elderly owner moved to a flat without a garden.",
        "Meet {name}, who greets every single person as a long-lost friend.",
        "grown:{name} spent the first week under the office desk and now runs the office.",
        "grown:{name} has been in a foster home for two months, and the foster cat has approved.",
        "mother:{name} walked in with a litter of five, raised them all, and says it is her turn now.",
        "Nobody has ever been as happy about a tennis ball as {name}.",
        "{name} arrived thin and tired and has been growing a belly and a sense of humour since.",
    ],
    "Cat": [
        "baby:{name} was bottle-fed by a night nurse and purrs like an engine twice the size.",
        "baby:{name} was found in a hedge with three sisters and climbs everything, curtains first.",
        "baby:{name} sleeps on the biggest dog we have and sees nothing odd in it.",
        "baby:{name} chases the tail, catches it, and looks surprised every time.",
        "grown:{name} moved into our reception desk drawer and has been working there ever since.",
        "grown:{name} was fed by a whole street before somebody asked where home was.",
        "grown:{name} lost a beloved person last winter and is ready to trust a new lap.",
        "{name} is the kind of cat who answers when spoken to, at length.",
        "{name} came in from a garden shed in the rain and has not looked back.",
        "grown:It took {name} a month to come out from behind the washing machine; it was worth the wait.",
        "{name} was born here and thinks that volunteers are very large cats.",
        "{name} supervises. The washing-up, the printer, your book: nothing happens unwatched.",
    ],
    "Rabbit": [
        "{name} was left in a cardboard box with a carrot and kept both.",
        "{name} binkies across the run every evening at six, you may set your watch by it.",
        "{name} came from a house that had two rabbits and, quite suddenly, nineteen.",
        "{name} thumps when supper is late and forgives at the first sprig of coriander.",
    ],
    "Small & Furry": [
        "grown:{name} came from a school that closed for good, with a farewell letter by a whole class.",
        "{name} whistles, squeaks or rustles as soon as the fridge opens.",
        "{name} was surrendered in a very small cage and is amazed by how big the world is.",
        "{name} builds a new nest every night and is never quite satisfied with it.",
    ],
    "Horse": [
        "grown:{name} worked for many years and would like to be asked, not told, from now on.",
        "{name} was found alone in a winter field and is now the gentlest one in the yard.",
        "{name} knows the sound of every car that brings apples.",
    ],
    "Bird": [
        "{name} sings the first line of three songs and the last line of none.",
        "{name} flew in through a kitchen window and ordered breakfast.",
        "grown:{name} outlived an owner and is looking for company for the next few decades.",
        "{name} came in with a balcony's worth of friends and likes to be where the talk is.",
    ],
    "Scales, Fins & Other": [
        "grown:{name} was left behind in a rented flat, together with an excellent lamp.",
        "{name} does very little, very well.",
        "{name} came to us from an owner who went abroad, with a folder of careful notes.",
    ],
    "Barnyard": [
        "{name} was found on a roundabout, unharmed and unbothered.",
        "{name} opens gates. We have stopped asking how.",
        "{name} came from a smallholding that had to be given up, and misses having a job.",
    ],
}

QUIRKS = {
    "Dog": [
        "Loves long sniffs, short runs and being told what a good idea that was.",
        "Sleeps on the back, all four paws up, and snores like a small tractor.",
        "Knows sit, down, wait, and how to open the treat cupboard.",
        "Carries one shoe to the door when you come home; never chews it.",
        "Prefers the rain from the inside and asks to be towelled first.",
        "Leans. If you stand still for a moment, you will be leant on.",
        "Great on the train, good in the pub, asleep at the office.",
        "Learns a new trick in ten minutes and improves on it in twenty.",
        "Needs a fenced garden: squirrels are a calling, not a hobby.",
        "A walk at seven, a nap at eight, and the day is in order.",
    ],
    "Cat": [
        "Purrs before you have even touched the fur.",
        "Will sit next to you, never on you, until one evening that changes.",
        "Plays fetch with hair ties and keeps the score.",
        "Likes windows with pigeons and people with blankets.",
        "Eats with table manners and asks for seconds without any.",
        "Hides from the doorbell and comes out for the gossip.",
        "Fits into any box, and several bowls.",
        "Kneads bread dough all evening, without bread or dough.",
        "Has strong views on closed doors.",
        "Sleeps in the sink when it is hot and on the router when it is not.",
    ],
    "Rabbit": [
        "Uses a litter tray and redecorates with cardboard.",
        "Needs room to run, things to chew and somebody to sit on the floor with.",
        "Loves forehead strokes and ignores everything else.",
        "Indoors or a safe, dry run; never a hutch alone.",
    ],
    "Small & Furry": [
        "Needs more room than people think and something new to explore each day.",
        "Best friends with the tunnel, the wheel and the parsley.",
        "Easy to handle once the treats are on the table.",
        "Awake in the evening, like the best people.",
    ],
    "Horse": [
        "Good with the farrier, loads calmly, not for riding.",
        "Enjoys long walks in hand, and good grass and company in between.",
        "Must live with at least one other; loves being brushed.",
    ],
    "Bird": [
        "Needs several hours outside the cage a day and toys to take apart.",
        "Steps up nicely and nibbles ears with care.",
        "Loves the radio, showers and millet, in this order.",
        "Not for a flat with thin walls, we are honest about that.",
    ],
    "Scales, Fins & Other": [
        "Comes with the enclosure, the lamp and our telephone number.",
        "Eats well, sheds well and holds still for photographs.",
        "Good for a calm, curious person with a thermometer.",
    ],
    "Barnyard": [
        "Needs a stout fence, a dry shed and somebody of the same kind.",
        "Halter-trained and easily bribed.",
        "Not for the table: adopters sign that this one grows old.",
    ],
}

GOOD = {
    "children": "Good with children who ask before they stroke.",
    "dogs": "Gets on with other dogs.",
    "cats": "Has lived with cats and minded nothing but their food.",
}
BAD = {
    "children": "A home with teenagers or grown-ups would be best.",
    "dogs": "Would rather live without dogs.",
    "cats": "Not with cats, please.",
}
NEEDS = [
    "Takes a small tablet in the morning, wrapped in something nice.",
    "Sees with one eye and the nose, and that is enough.",
    "Needs a special diet, which our vet explains and helps to pay for.",
    "Takes things slowly on cold mornings and is worth the wait.",
]
# Of dogs and cats only.
PET_NEEDS = [
    "Three legs and no idea that there might have been more.",
    "Is hard of hearing and reads hands instead.",
]
TAGS = {
    "Dog": ["Affectionate", "Playful", "Smart", "Loves walks", "Couch potato", "Loyal", "Gentle", "Brave", "Funny", "Curious"],
    "Cat": ["Affectionate", "Lap cat", "Independent", "Talkative", "Playful", "Quiet", "Gentle", "Curious", "Dignified"],
    "Rabbit": ["Gentle", "Litter-trained", "Curious", "Binkies"],
    "Small & Furry": ["Curious", "Gentle", "Night owl", "Chatty"],
    "Horse": ["Calm", "Companion", "Easy keeper", "Loves apples"],
    "Bird": ["Chatty", "Tame", "Musical", "Clever"],
    "Scales, Fins & Other": ["Calm", "Easy to keep", "Good feeder"],
    "Barnyard": ["Friendly", "Escape artist", "Herd animal"],
}
