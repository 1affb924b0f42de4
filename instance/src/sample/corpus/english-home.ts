import type { Fragments } from './fragments.ts';

export const books: Fragments = {
  scenes: [
    'Returned today, {#2-31} years late: {a tide atlas|one book on knots|a very thin volume of moss}. The fine was {a cake|waived|a story}.',
    'Someone has pencilled “{no|exactly|see also page #}” on {every|the last|one} page of the {bread book|railway timetable|poetry shelf}.',
    'The {lighthouse|river|mushroom} novel is due back and I have {forty pages|one chapter|the whole middle} to go.',
    'Bookmarks found this week: {a train ticket|a pressed fern|half a recipe}, {a feather|a bank note from nowhere|someone’s shopping list}.',
    'Reading {aloud|in the bath|by headlamp} to a {cat|plant|sleeping uncle}, who prefers the {footnotes|quiet bits|index}.',
    'The mobile library came {early|by bicycle|with new tyres} and left with {all our jam|three new readers|my umbrella}.',
    'A good sentence from page {#12-311}: “The river has no hurry, but it does not ask for permission either.”',
    'Sorted a shelf by {colour|how sad they are|weight}. {Surprisingly useful.|Do not do this.|The children understood at once.}',
    'Our {repair|binding|glue} evening is on {Thursday|Friday}; bring {a spine that hurts|biscuits|patience}.',
  ],
  turns: [
    'The overdue robin has been spoken to.',
    'Silence is a guideline.',
    'No dog-ears, only dogs.',
    'I have made {tea|a note|room on the desk}.',
    'Ask at the desk with the {green|leaning} lamp.',
  ],
  tags: ['books', 'library', 'nowreading', 'marginalia'],
};

export const bikes: Fragments = {
  scenes: [
    'Fixed a {squeak|rattle|wobble} by {oiling it|listening|tightening the other thing} and felt like a {surgeon|wizard|kettle}.',
    'New {chain|brake cable|bell} on the {cargo bike|blue tourer|ferry bike}. It now {stops|sings|goes in both directions}.',
    'Commute report: {#4-22} km, headwind {both ways|on principle}, {one|two} fox{es|}.',
    'The {left pedal|front light|saddle bag} is {somewhere on the B-road|in the soup pot|on loan}.',
    'Wheel building, day {#2-6}: {it is round|it is a shape|the spokes and I have stopped talking}.',
    'Passed a {tractor|kite festival|queue of cars} on the hill and tried not to {smile|ring the bell|sing}.',
    'Someone left a {tandem|penny-farthing|perfectly good trailer} outside the workshop with a note: “{please|she is gentle|no questions}”.',
    'Carried {a ladder|eleven library books|one sleeping dog} home on the {rack|cargo bike} without incident{.|, twice.}',
  ],
  turns: [
    'Grease on the {good|only} shirt.',
    'The bell is the important part.',
    'Puncture count this year: {#0-7}.',
    'Lights on by {four|five}, please, it is that time again.',
    'Torque values on request.',
  ],
  tags: ['bicycles', 'repair', 'cargobike', 'mendnight'],
};

export const kitchen: Fragments = {
  scenes: [
    'Soup: {leek|lentil|white bean}, {lemon|dill|too much pepper}, the {last|ugly|good} potatoes.',
    'The {sourdough|yoghurt|kimchi} is {awake|older than the cat|making the noise again}.',
    'Bread came out {flat|proud|lopsided} and is {already gone|being defended|excellent with butter}.',
    'Tried grandmother’s {plum|rye|onion} cake. Her recipe says only “{until it is right|enough|you will know}”.',
    'Jam count: {#7-34} jars of {quince|bramble|rhubarb}, {two|four} lids missing, one jar labelled “NOT HONEY”.',
    'Breakfast for {six|nine|whoever comes}: eggs, {smoked tomatoes|radishes|toast in quantities}.',
    'Market finds: {a bucket of mussels|purple carrots|one melon with character}, and {gossip|a free lemon|the last eggs}.',
    'Learned to {fold dumplings|temper chocolate|gut a mackerel} from a {neighbour|nine-year-old|man on the ferry}.',
    'The kettle has been on since {six|half past five} and {everyone|no one|the plumber} is {welcome|asleep|in the kitchen}.',
  ],
  turns: [
    'Cone 6 now means cone 6-ish. Bread was fine though.',
    'Salt is a conversation.',
    'Recipe below if anyone asks {twice|nicely}.',
    'Windows open, {radio|apron|expectations} on.',
    'It tasted like {August|a good letter|the sea, in a kind way}.',
  ],
  tags: ['kitchen', 'bread', 'soupseason', 'recipes'],
};

export const garden: Fragments = {
  scenes: [
    'The {courgettes|beans|sunflowers} have {won|crossed the fence|asked for more string}.',
    'Planted {garlic|tulips|broad beans} in {the rain|straight-ish lines|hope}.',
    'Slug patrol, {22:#10-55|with torch}: {#9-61} relocated to the {compost|far hedge|neighbour who likes them}.',
    'A {toad|slow-worm|hedgehog} has taken the {cold frame|good bucket|third step} and pays {rent in slugs|no rent}.',
    'Seeds saved today: {poppy|calendula|the tall bean nobody can name}, in {envelopes|old film tins|my pocket}.',
    'The {pear|fig|quince} tree is {thinking about it|flowering on the wrong side|heavier than me}.',
    'Dug up {one potato|a clay pipe|somebody’s marble} and {#2-9} {potatoes|worms}.',
  ],
  turns: [
    'Mulch is a love language.',
    'The bees have been informed.',
    'Next year: {fewer|more|taller}.',
    'I planned this, in the sense that I was there.',
  ],
  tags: ['garden', 'allotment', 'bees', 'compost'],
};
