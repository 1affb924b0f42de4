import { describe, expect, it } from 'vitest';
import { betterLanguage, guessLanguage } from './guess-language';

describe('a language', () => {
  it.each([
    ['en', 'The tide was out and the pools were still, so we walked to what was left of the pier.'],
    ['de', 'Heute war ich mit dem Rad am Fluss und es ist noch nicht so warm, aber schön.'],
    ['fr', 'Je ne sais pas si la mer est plus calme dans cette baie, mais nous y sommes très bien.'],
    ['es', 'El río no tiene prisa, pero tampoco pide permiso, y esto es lo que más me gusta de él.'],
    ['it', 'Questa mattina sono andato al mare e non c’era nessuno, ma è anche più bello così.'],
    ['pt', 'Hoje o mar está muito calmo e não há ninguém na praia, mas isso é bom para mim também.'],
    ['nl', 'Ik heb vandaag niet veel gedaan, maar het was wel een mooie dag voor een wandeling met de hond.'],
    ['sv', 'Jag har inte sett det förut men det är som att vara på en annan planet, så vi går dit.'],
    ['fi', 'Minä en ole nähnyt sitä, mutta se on niin kaunis että nyt vain istun ja katson mitä tulee.'],
    ['pl', 'Nie wiem, czy to jest już koniec, ale tak dobrze nie było od dawna i co z tego.'],
    ['ca', 'Avui hem anat al mar i no hi havia ningú, però la platja és molt més bonica així.'],
    ['cs', 'Dnes ráno jsem byl u moře a nikdo tam nebyl, ale tak je to ještě hezčí než v létě.'],
    ['sk', 'Dnes ráno som bol pri mori a nikto tam nebol, ale tak je to ešte krajšie, keď je ticho.'],
    ['ro', 'Azi dimineață am fost la mare și nu era nimeni, dar este mai frumos așa pentru că e liniște.'],
    ['hu', 'Ma reggel a tengernél voltam, és nem volt ott senki, de így még szebb az egész, azt hiszem.'],
    ['tr', 'Bu sabah deniz çok sakin ve kimse yok ama ben bir çay daha içmek için burada oturuyorum.'],
    [
      'et',
      'Täna hommikul käisin mere ääres ja seal ei olnud kedagi, aga nii on see veel ilusam, kui ma mäletan.',
    ],
    [
      'eu',
      'Gaur goizean itsasora joan naiz eta ez zegoen inor, baina horrela oso ederra da, eta hau maite dut.',
    ],
    ['ga', 'Bhí mé ag an trá ar maidin agus ní raibh duine ar bith ann, ach tá sé níos deise mar sin.'],
    ['oc', 'Uèi de matin soi anat a la mar e i aviá pas degun, mas es fòrça polit, aquò es plan per ieu.'],
    ['eo', 'Hodiaŭ mi estis ĉe la maro kaj neniu estis tie, sed tio estas tre bela por mi ankaŭ.'],
    ['id', 'Pagi ini saya pergi ke pantai dan tidak ada orang, tapi itu sudah sangat indah untuk saya.'],
    ['vi', 'Sáng nay tôi ra biển và không có người nào, nhưng cảnh này là của những ngày rất đẹp.'],
    ['ja', '朝の漁港。今日はタコの木版画を刷っている人に会った。'],
    ['zh', '今天早上在海边散步，看到很多小螃蟹和贝壳。'],
    ['ko', '오늘 아침에 바닷가를 걸었는데 정말 좋았어요.'],
    ['ru', 'Сегодня утром мы гуляли по берегу, и это было очень хорошо.'],
    ['uk', 'Сьогодні вранці ми гуляли берегом, і це було дуже добре.'],
    ['ar', 'صباح هادئ على الشرفة: شاي بالنعناع، وقطة الجيران تراقب العالم'],
    ['fa', 'امروز صبح در ساحل قدم زدیم و هوا خیلی خوب بود'],
    ['he', 'הבוקר הלכנו לאורך החוף והיה נפלא'],
  ])('%s shows in its sentence', (code, sentence) => {
    expect(guessLanguage(sentence)).toBe(code);
  });

  it.each([
    '',
    'ok',
    '@ada@far.example https://the.example/and/of/to #the :is:',
    'Pizza Taxi Hotel Radio Sofa',
    'カニ',
    'This is what he said: 今日は海岸で小さなカニを見ました, and we went home with all of it.',
    'What she wrote to me was this: Сегодня утром мы гуляли по берегу, and it was just for you.',
  ])('does not show in "%s"', (text) => {
    expect(guessLanguage(text)).toBeNull();
  });
});

describe('another language', () => {
  const german = 'Heute war ich mit dem Rad am Fluss und es ist noch nicht so warm, aber schön.';

  it('is suggested only where text and choice plainly disagree', () => {
    expect(betterLanguage(german, 'en')).toBe('de');
    expect(betterLanguage(german, 'de')).toBeNull();
    expect(betterLanguage(german, 'de-AT')).toBeNull();
    expect(betterLanguage('Hallo', 'en')).toBeNull();
  });

  it('is not suggested to who wants none, nor between Danish and Norwegian', () => {
    expect(betterLanguage(german, null)).toBeNull();
    expect(
      betterLanguage('Jeg har ikke set det før, men det er som at være på en anden planet', 'nb'),
    ).toBeNull();
  });

  it('is not suggested for letters that several languages have', () => {
    const text = 'Не вдалося видалити допис. Його текст збережено серед чернеток.';
    expect(betterLanguage(text, 'uk')).toBeNull();
    expect(betterLanguage('Сьогодні вранці ми гуляли берегом, і це було дуже добре.', 'ru')).toBe('uk');
    expect(betterLanguage('Сегодня утром мы гуляли по берегу, и мы были очень рады.', 'uk')).toBe('ru');
  });

  it('is not suggested for a text with a quotation', () => {
    expect(betterLanguage(`${german} "The tide was out and the pools were still for it."`, 'en')).toBeNull();
  });
});

it('kanji alone may well be Japanese: only what is plainly Chinese is called so', () => {
  for (const japanese of [
    '東京都庁舎展望室営業時間',
    '本日臨時休業、明日営業再開予定',
    '京都大学法学部卒業記念写真',
    '沈没船財宝没収事件',
  ])
    expect(betterLanguage(japanese, 'ja')).toBeNull();
  for (const chinese of ['你们今天去哪里吃饭', '這是我們今年的計畫', '没有什么比这个更好'])
    expect(betterLanguage(chinese, 'ja')).toBe('zh');
  expect(betterLanguage('東京都庁舎展望室営業時間', 'en')).toBe('zh');
});
