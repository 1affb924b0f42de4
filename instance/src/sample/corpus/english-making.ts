import type { Fragments } from './fragments.ts';

export const clay: Fragments = {
  scenes: [
    'Kiln is at {#640-1240} degrees and I am {calm|baking in the same room|pretending to read}.',
    'Unpacked: {#9-41} bowls, {two|three} cracks, one {glaze like wet slate|happy accident|lid that fits something else}.',
    'Glaze log, kept honest: ash {#30-45}, feldspar {#30-40}, clay {#15-30}, sieved {twice|three times}, cursed once.',
    'Wild clay from the {cliff|road works|river bend} threw like {butter|a cat|porridge} today.',
    'Teapot number {#3-19}. The {spout|lid|handle} is {better|a negotiation|the whole problem}.',
    'Wedged {#4-22} kilos and my {shoulders|forearms|neighbours} know it.',
    'The {cups|tiles|little dishes} for the {harbour café|library|wedding} are {drying too fast|done|not speaking to me}.',
  ],
  turns: [
    'Photos when it is cool enough to hold.',
    'Ash is generous if you are patient.',
    'Seconds shelf is open on Saturday.',
    'I looked. Of course I looked.',
  ],
  tags: ['ceramics', 'wildclay', 'kilnday', 'glaze'],
};

export const craft: Fragments = {
  scenes: [
    'Darned {the elbow|both heels|a hole that had a hole} in {mustard|the wrong green|visible red}.',
    'Row {#12-240} of the {fog shawl|tide chart scarf|endless sock}: {counted twice|frogged|on the ferry}.',
    'Carved a {spoon|print block|door wedge} from the {plum|storm oak|old banister}.',
    'Dyed {wool|linen|one sleeve} with {onion skins|oak gall|the last dahlias} and it came out {gold|bog|surprisingly dignified}.',
    'The {sewing machine|loom|scroll saw} has been {oiled|forgiven|moved nearer the window}.',
    'Proofed the new {lino cut|woodblock|letterpress card}: {wave|heron|ferry timetable}, edition of {#12-60}.',
    'Mend night: {#5-14} people, {one|two} teapots, {three|four} zips {saved|mourned}.',
  ],
  turns: [
    'Pattern is {free|in my head|on the back of an envelope}.',
    'Slow is a setting.',
    'It is not a mistake, it is a {signature|ventilation}.',
    'Pins everywhere. Mind your feet.',
  ],
  tags: ['mending', 'knitting', 'printmaking', 'visiblemending'],
};

export const sky: Fragments = {
  scenes: [
    '{Jupiter|Saturn|The old moon} over the {chandlery|silo|allotment huts} at {05|22|23}:{#10-58}.',
    'Seeing {2|3|4}/5, dew {on everything|on the lens|in my sleeves}, {#3-11} meteors{| and one drone}.',
    'Sketched {the Pleiades|a crater whose name I forgot|Orion’s belt} on {sugar paper|a beer mat|the observing form}.',
    'Cloud at {nine|ten}, clear at {three|four}. I was {up|asleep|up, as always}.',
    'Showed the {moon|rings} to {#4-30} people on the {pier|car park|library steps}. Everybody says {“oh”|the same word}.',
    'The dark between {two streetlights|the hills|the stars} is {not empty|full of bats|the good part}.',
    'New log for the {moth lamp|sky camera|radio meteors}: {#7-88} {visitors|echoes|traces} since dusk.',
  ],
  turns: [
    'Red torch only, please.',
    'My coffee froze {a little|first}.',
    'Bring a chair and low expectations.',
    'The photons left before the castle was built.',
  ],
  tags: ['astronomy', 'moon', 'darksky', 'moths'],
};

export const sound: Fragments = {
  scenes: [
    'Recorded the {rigging|weir|ice on the pond} for {four|eleven} minutes; it is in {B flat|no key at all|a hurry}.',
    'The {church organ|pub piano|foghorn} has one {sticking|honest|new} note.',
    'Choir tonight: {altos|basses|everyone} {late|strong|in scarves}, {Bach|a sea song|the difficult one} {survived|improved}.',
    'Found a tape labelled “{kitchen, 1987|rain, do not erase|Aunt}”. It is {mostly clock|forty minutes of soup|laughing}.',
    'The {fiddle|accordion|borrowed cello} likes {damp|company|the stairwell}.',
    'Today’s album is {a river|one piano and a radiator|sung by people who were cold}.',
    'Busked on the {quay|station steps} and earned {#3-29} coins, one {button|lemon|compliment}.',
  ],
  turns: [
    'Headphones, if you can.',
    'Listen for the {door|dog|breath} at the end.',
    'I have turned the fridge off for this.',
    'Play it quietly.',
  ],
  tags: ['fieldrecording', 'music', 'choir', 'listening'],
};
