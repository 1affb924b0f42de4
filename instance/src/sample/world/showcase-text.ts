import { DAY, HOUR, MINUTE, type Post, type World } from './world.ts';

const longRead = `Today’s pool count: 41 limpets, 3 blennies, one suspicious glove.

The long version, for those who asked. We left the blue boat at a quarter past five, in that dark which is not night any more but has not been told. Sam had the big flask. Dr. Lichen had the good hand lens, the one that was “lost” in May and then found in the bread bin. I had the clipboard, the waterproof paper and, for reasons that will become clear, two umbrellas.

The first quadrat lies where the north wall meets the slab. You put the frame down, you kneel in the wet, and for ten minutes there is nothing else: a square of half a metre in which everything is happening. Limpets first, because they hold still. Then the winkles, which pretend to. Then the anemones, which have closed for the day and look like wine gums somebody gave up on.

By the third frame the light had come up the colour of weak tea. A cormorant on the marker post turned round to watch us with the other eye. This is the moment, said Sam, and of course it was, because the gust came across the bar flat as a tray and took the first umbrella, the clipboard and one page of winkles into the outer harbour.

I would like it written down that nobody shouted. Lichen said “oh” in the voice of somebody who sees a comet. The cormorant left. We did the rest of the count on the back of the tide table, and on my sleeve, and the numbers agree with last year’s to within one blenny.

If you find the clipboard: it is green, it floats, and page four is important to us. There is soup in it for you, not in the clipboard, at mine.

The glove was a left one. It had a hermit crab in the thumb. We counted it as one.`;

const markdown = `# Glaze log, kept honest

Ash **40** / feldspar **35** / clay **25**, sieved twice, *cursed once*. ~~Silica~~ no silica this time.

1. Bisque at 980
2. Dip, count to three
3. Do **not** open the kiln “just to look”

> Reader, I looked.

| test | cone | verdict |
|---|---|---|
| A | 6 | runny |
| B | 6-ish | *yes* |

\`\`\`
rate 1: 80/h -> 600
rate 2: 150/h -> 1222
hold 12 min
\`\`\`

Photos in the [studio log](https://kiln.example/studio/log) and under #glaze.`;

/** The log as its own server sends it: with tables, headings, a formula and small type above the line. */
const farMarkdown = `<h1>Glaze log, kept honest</h1><p>Ash <strong>40</strong> / feldspar <strong>35</strong> / clay <strong>25</strong>, sieved twice, <em>cursed once</em>. <del>Silica</del> no silica this time. <ruby>釉薬<rp>(</rp><rt>ゆうやく</rt><rp>)</rp></ruby>, as Minato would say.</p><ol><li>Bisque at 980</li><li>Dip, count to three</li><li>Do <strong>not</strong> open the kiln “just to look”</li></ol><blockquote><p>Reader, I looked.</p></blockquote><table><thead><tr><th>test</th><th>cone</th><th>verdict</th></tr></thead><tbody><tr><td>A</td><td>6</td><td>runny</td></tr><tr><td>B</td><td>6-ish</td><td><em>yes</em></td></tr></tbody></table><p>Shrinkage of the test bars:</p><math display="block"><semantics><mrow><mi>s</mi><mo>=</mo><mfrac><mrow><msub><mi>l</mi><mtext>wet</mtext></msub><mo>−</mo><msub><mi>l</mi><mtext>fired</mtext></msub></mrow><msub><mi>l</mi><mtext>wet</mtext></msub></mfrac><mo>=</mo><mfrac><mn>12.5</mn><mn>100</mn></mfrac></mrow><annotation encoding="application/x-tex">s = \\frac{l_{wet} - l_{fired}}{l_{wet}} = \\frac{12.5}{100}</annotation></semantics></math><pre><code>rate 1: 80/h -&gt; 600
rate 2: 150/h -&gt; 1222
hold 12 min</code></pre><p>Photos in the <a href="https://kiln.example/studio/log">studio log</a> and under <a class="hashtag" data-tag="glaze" href="https://kiln.example/tag/glaze" rel="tag ugc">#glaze</a>.</p>`;

const html = `<p>Notice from the <b>Bicycle Library</b>:</p><ul><li>eleven single gloves, <i>all left</i></li><li>one umbrella older than me</li><li>a jar labelled <code>NOT HONEY</code></li></ul><p>Collect by <u>Thursday</u>. <a href="https://pedals.example/lost">The whole list</a>.</p>`;

const mfm = `$[x2 $[tada Spring low!]] $[rainbow Twelve boots] and $[jelly one jellyfish] $[spin.speed=3s 🌀]
$[shake brrr] $[bounce up] $[sparkle first light] $[blur the password is limpet] $[flip backwards] $[rotate.deg=12 sloping] $[fg.color=2a9d8f the green] that $[font.serif only eelgrass] gets right`;

const bbcode =
  '[b]Ferry notice[/b]\n[i]The 18:20[/i] goes at [u]18:35[/u], see [url=https://ferry.example/today]today’s sailings[/url].\n[quote]I waited.[/quote] [code]pier 2[/code] [s]pier 3[/s]';

const greentext = `>open the kiln “just to look”
>it is 640 degrees
>glasses are somewhere on the floor now
Reader, I looked. Cone 6 now means cone 6-ish.
<and the bread was fine though`;

const lostAndFound = `Inventory of the lost-and-found shelf, autumn edition. Eleven single gloves, all left. One umbrella older than me. A jar labelled “NOT HONEY”. Four bookmarks, three of which are train tickets and one of which is a train ticket that was also a shopping list. A recorder (musical). A recorder (tape). A note that says only “Thursday, bring the ladder”. We do not have a ladder. We have asked around about the ladder. We have been told, twice, that it is with us.`;

const keysmash = `${'ha'.repeat(160)} the gull again. https://fieldnotes.example/${'very-long-path-without-any-break-'.repeat(6)}end`;

/** Every way to write: plain and long, Markdown, HTML, MFM, BBCode. */
function formats(world: World): Post[] {
  const { now, who } = world;
  return [
    { author: who('ada'), at: now - 26 * HOUR, text: longRead, language: 'en', warmth: 3 },
    {
      author: who('ember@kiln.example'),
      at: now - 3 * DAY,
      text: markdown,
      farHtml: farMarkdown,
      type: 'text/markdown',
      language: 'en',
      warmth: 2,
      pinned: true,
    },
    { author: who('pedals'), at: now - 2 * HOUR, text: html, type: 'text/html', language: 'en', warmth: 2 },
    {
      author: who('sam'),
      at: now - 5 * HOUR,
      text: mfm,
      type: 'text/x.misskeymarkdown',
      language: 'en',
      warmth: 2,
    },
    {
      author: who('ferry'),
      at: now - 7 * HOUR,
      text: bbcode,
      type: 'text/bbcode',
      language: 'en',
      warmth: 0,
    },
    { author: who('ember@kiln.example'), at: now - 6 * HOUR, text: greentext, language: 'en', warmth: 2 },
    { author: who('pedals'), at: now - 22 * HOUR, text: lostAndFound, language: 'en', warmth: 3 },
    { author: who('gus'), at: now - 31 * HOUR, text: keysmash, language: 'en' },
  ];
}

/** Emoji, tags and other marks. */
function signs(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('riolento@charco.example'),
      at: now - 3 * HOUR,
      text: '<según la rana\n>el charco ya es océano',
      language: 'es',
      warmth: 1,
    },
    { author: who('harbourcat'), at: now - 50 * MINUTE, text: '🐟🐟🐟', language: null, warmth: 2 },
    {
      author: who('petra'),
      at: now - 70 * MINUTE,
      text: ':shell: :wave_anim: :lamp_anim: :crab:',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('petra'),
      at: now - 4 * HOUR,
      text: 'Wall meets moss :moss:, moss wins :shell: again. The :wave_anim: was not asked.',
      language: 'en',
      warmth: 1,
    },
    {
      author: who('wren@hedgerow.example'),
      at: now - 24 * MINUTE,
      text: 'Left a saucer of water on the sill during the heat and it has become a *scheduled venue*. 06:10 sparrows. 06:25 one very wet robin. 07:00 the pigeon who believes in nobody’s privacy.',
      type: 'text/markdown',
      language: 'en',
      warmth: 3,
    },
    {
      author: who('lichen@fieldnotes.example'),
      at: now - 9 * HOUR,
      text: 'Things that are not rocks, a list: this rock. #lichen #NotARock #fieldnotes #10x #lens_day',
      language: 'en',
      warmth: 2,
    },
  ];
}

/** Other scripts, and those from right to left. */
function scripts(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('nur@shuruq.example'),
      at: now - 48 * MINUTE,
      text: 'صباح هادئ على الشرفة: شاي بالنعناع، وقطة الجيران تراقب العالم كأنها صاحبة البيت ☕️🐈 #صباح_الخير',
      language: 'ar',
      warmth: 2,
    },
    {
      author: who('yael'),
      at: now - 8 * HOUR,
      text: 'שלט על דלת הספרייה: “Closed for rain”. שאלתי מתי פותחים. אמרו: When it stops. זה היה ב־14:30. #ספרייה',
      language: 'he',
      warmth: 1,
    },
    {
      author: who('minato_neko@umi.example'),
      at: now - 38 * MINUTE,
      text: '朝の漁港。今日はタコの木版画を刷っている人に会った。波の線だけで三日かかったそうです 🐙🌊 #木版画 #港の暮らし',
      language: 'ja',
      warmth: 3,
      media: [{ kind: 'picture', picture: 0, described: true }],
    },
    {
      author: who('byeol@haneul.example'),
      at: now - 100 * MINUTE,
      text: '편지 잘 받았어요. 답장은 천천히, 별이 밝을 때 쓸게요 ⭐️ #편지',
      language: 'ko',
      warmth: 2,
    },
    {
      author: who('tykha@bereh.example'),
      at: now - 12 * MINUTE,
      text: 'Сьогодні річка тиха, як бібліотека в неділю.',
      language: 'uk',
      warmth: 3,
    },
    {
      author: who('lan@umi.example'),
      at: now - 11 * HOUR,
      text: '雾里的船，慢慢变成山。',
      language: 'zh',
      warmth: 1,
    },
  ];
}

/** What stands on top of profiles, and the shortest post. */
function pinnedOnes(world: World): Post[] {
  const { now, who } = world;
  return [
    {
      author: who('sam'),
      at: now - 20 * DAY,
      text: 'If you are new here: the low tide walks are open to everyone, boots are not optional, wonder is included. #tidepool',
      language: 'en',
      pinned: true,
      warmth: 2,
    },
    {
      author: who('ada'),
      at: now - 60 * DAY,
      text: 'Hello. I count small things in wet places and make soup about it. Ask me for the tide table.',
      language: 'en',
      pinned: true,
      warmth: 2,
    },
    { author: who('x'), at: now - 15 * DAY, text: '.', language: null },
  ];
}

/** Every way a text can be written, by people that ada follows. */
export function textShowcase(world: World): Post[] {
  return [...formats(world), ...signs(world), ...scripts(world), ...pinnedOnes(world)];
}
