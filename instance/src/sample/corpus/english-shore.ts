import type { Fragments } from './fragments.ts';

export const shore: Fragments = {
  scenes: [
    'Low tide at 0{4|5|6}:{#12-58} and the {slipway|mole|blue boat} all to myself.',
    'Turned over {one stone|three stones|a single plank} and found {a shore crab with opinions|two blennies sharing a shadow|a whole parliament of periwinkles}.',
    'The {anemones|limpets|barnacles} on the north wall have {moved a hand’s width|closed up shop|opened all at once} since {spring|the last storm|Tuesday}.',
    'Quadrat {#2-19} is finished: {#11-84} limpets, {#3-29} dog whelks, one {bottle cap|marble|very small shoe}.',
    'The ferry horn goes, {nine|eleven|four} gulls answer, and the {harbour dog|whole café|man with the nets} pretends not to hear.',
    'There is a particular green that only {eelgrass|sea lettuce|the back of a wave} gets right.',
    'A {cuttlebone|mermaid’s purse|length of blue rope} came in with the {morning|evening|spring} tide and is now on my windowsill.',
    'Walked out to the {sandbar|wreck|second marker} and back before the water {noticed|changed its mind|came for my boots}.',
    'Somebody has repainted the {mooring posts|lifebuoy box|harbour steps} {yellow|white|a blue nobody ordered} and the {cormorants|visitors|children} approve.',
    'Found a {hermit crab|goby|starfish} wearing {half a thimble|last year’s whelk|somebody’s button} with great dignity.',
    'The {rock pool|tide mark|saltmarsh} smells of {rain|iron|cucumber} today, which means {weather|nothing at all|something is flowering}.',
    'Counted the steps down to the water: {#31-48} dry, {#6-14} wet, {two|three} missing.',
    'Big swell on the bar. {Even the seals|The pilots|The early swimmers} are {staying in|having second thoughts|watching from the wall}.',
  ],
  turns: [
    'Wonder is included; boots are not optional.',
    'I stood there until my {tea|flask|left foot} went cold.',
    'Notes are in the {blue|wet|second} notebook.',
    'Nobody asked, so here it is.',
    'The good hand lens stays in my pocket from now on.',
    'Back before the {kettle|post|second bus}.',
    'If you were there, you know.',
  ],
  tags: ['tidepool', 'lowtide', 'shorelife', 'limpets', 'harbour'],
};

export const walks: Fragments = {
  scenes: [
    'Took the {long|low|wrong} path home and met {nobody|two goats|the postman on his day off}.',
    'The {gate|stile|footbridge} by the {mill|old station|allotments} has been mended with {baler twine|a bed frame|love}.',
    '{#4-17} kilometres, {two|four} villages, one {open bakery|honesty box|patient horse}.',
    'The map says there is a {path|ford|chapel} here. The {nettles|river|sheep} say otherwise.',
    'Sat on the {bench|wall|milestone} where the {valley|bay|railway} opens and did {nothing|very little|my laces} for an hour.',
    'Every {puddle|window|shop door} on the {high street|quay|hill road} had the {moon|sunset|same cat} in it.',
    'A stranger {asked the way|shared an orange|showed me a photograph of her boat} and I have been {cheerful|thoughtful|slightly taller} since.',
    'Left foot: {dry|fine|patient}. Right foot: {the bog|a long story|see above}.',
  ],
  turns: [
    'Recommended, in {dry|any|borrowed} boots.',
    'Would walk again.',
    'I have drawn it on the back of the {receipt|map|train ticket}.',
    'The dog agrees.',
    'It took longer than it needed to, which was the point.',
  ],
  tags: ['walking', 'slowtravel', 'footpaths'],
};

export const birds: Fragments = {
  scenes: [
    'Window log: 06:{#10-55} sparrows, 07:{#10-55} one very wet {robin|blackbird|pigeon}, 08:00 {silence|a meeting|the cat}.',
    'The {heron|egret|old gull} stood on the {weir|car roof|lifeboat} for {forty minutes|the whole service|two trains} without blinking.',
    'First {swift|wheatear|sand martin|redwing} of the year, {over the chandlery|above the bus depot|low across the field}.',
    'A {wren|goldcrest|treecreeper} weighs about as much as {a pencil|two coins|a good idea} and is {louder than all of us|busy|in the woodpile}.',
    '{#2-9} {oystercatchers|turnstones|dunlin} on the {school field|wet roof|ferry ramp}, discussing {the wind|property|worms}.',
    'The starlings have learned {the reversing lorry|my ringtone|the first four notes of the news}.',
    'Ringed {#14-63} birds this morning. Retrapped the same {blue tit|dunnock} {twice|four times}; {it likes the bag|we are friends now|it has my number}.',
    'Owl, {twice|three times}, from the {yew|water tower|direction of sleep}.',
    'Somebody put a {very small hat|tiny ladder|saucer} by the nest box. It was {not|possibly|definitely} me.',
  ],
  turns: [
    'Nobody is to mention this to the {cormorants|cat|committee}.',
    'Field notes say “fine”. The field notes lie.',
    'I whispered hello. It was not returned.',
    'Binoculars are wasted on people who talk.',
    'Updated the list on the {fridge|shed door|inside of the cupboard}.',
  ],
  tags: ['birds', 'windowlog', 'birdsong', 'swifts'],
};

export const weather: Fragments = {
  scenes: [
    '{#3-19} degrees, wind {north-west|from everywhere|in the chimney}, washing {out|in|undecided}.',
    'The forecast said {light|brief|no} rain. The {gutter|boat|left boot} disagrees.',
    'Fog so thick that the {harbour light|church clock|bus} is only a {rumour|colour|sound}.',
    'First frost on the {saddle|nets|lettuces}; everything is {a drawing of itself|crisp|temporarily honest}.',
    'A cloud with a flat dark bottom is coming from the {west|hills|direction of the laundry}.',
    'Thunder, then a pause, then {every dog in the street|one brave duck|applause from the pub}.',
    'The evening went {peach|copper|the grey of good paper} for about {four|nine} minutes.',
    'Barometer fell {#4-21} points and took {my knee|the milk|two appointments} with it.',
  ],
  turns: [
    'Pegs are standing by.',
    'I have put the {kettle|second jumper|big light} on.',
    'It always turns at the ridge.',
    'We shall speak of it for years.',
    'Somewhere a {kite|roof tile|hat} is very happy.',
  ],
  tags: ['weather', 'fog', 'laundry'],
};
