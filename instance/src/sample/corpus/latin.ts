import type { Language } from './fragments.ts';

export const german: Language = {
  scenes: [
    'Acht Stunden {Brühe|Regen|Zwiebelkuchen}. {Es hat sich gelohnt.|Die Küche beschlägt.|Die Katze sitzt davor.}',
    'Im Wald riecht es nach {Pilzen|nassem Hund|altem Papier}, und der {Häher|Specht|Wind} hat dazu eine Meinung.',
    'Heute {drei|fünf|neun} Gläser {Quittengelee|Pflaumenmus|Senfgurken} gekocht, {eins davon schon leer|die Etiketten sind schief|alle zu}.',
    'Der Bus kam {pünktlich|gar nicht|mit Musik}, und alle haben {gelächelt|so getan, als wäre nichts|applaudiert}.',
    'Für das Protokoll: {Die Leiter steht wieder|Das Moos wächst|Der Igel ist zurück}.',
    'Ich habe den {Schuppen|Dachboden|Werkzeugkasten} aufgeräumt und {mich selbst|zwei Thermoskannen|einen Brief von 1998} gefunden.',
    'Nebel bis zum {Kirchturm|Gartenzaun|Kragen}. {Schön ist das.|Man hört die Gänse.|Kaffee hilft.}',
    'Die {Bibliothek|Werkstatt|Bäckerei} hat wieder auf, {Gott sei Dank|endlich|mit neuer Klingel}.',
  ],
  turns: [
    'Mehr ist dazu nicht zu sagen.',
    'Ich frage für das Archiv.',
    'Wer mag, bringt {Brot|Stühle|Zeit} mit.',
    'So ist der November.',
    'Wird so abgeheftet.',
  ],
  tags: ['Waldrand', 'Küche', 'Moos'],
  replies: [
    'Danke, wird so archiviert.',
    'Das kenne ich. {Bei uns auch.|Mit Senf geht es.}',
    'Was war bei Skerry Point? Ich frage für das Protokoll 👀',
    'Bitte mit {Foto|Rezept|Beweis}!',
    'Ganz genau so {ist das|macht man das|riecht es}.',
    'Ich bringe die {Thermoskanne|Leiter|gute Laune} mit.',
  ],
};

export const spanish: Language = {
  scenes: [
    'Según la rana, el charco ya es {océano|mar|asunto de Estado}.',
    'El río baja {lento|marrón|contento} y nadie {lo apura|le pregunta|tiene prisa}.',
    'Hoy el pan salió {torcido pero valiente|con corteza de tambor|mejor que ayer}.',
    'La vecina regó {las plantas|el gato|mi domingo} y dijo “{ya era hora|qué calor|perdón}”.',
    'Tres {garzas|barcas|niños} en la orilla y {una sola sombra|mucho silencio|ningún apuro}.',
    'Encontré en el mercado {higos|un libro de mareas|tomates con carácter} y {una conversación larga|sombra|limones gratis}.',
    'La siesta duró {diez minutos|dos páginas|hasta el trueno}.',
  ],
  turns: [
    'Y además: no tiene prisa, pero tampoco pide permiso.',
    'El perro está de acuerdo.',
    'Mañana {más|otra vez|lo mismo, con limón}.',
    'Así, despacito.',
  ],
  tags: ['río', 'charco', 'despacio'],
  replies: [
    'Esto. {Exactamente esto.|Y además el río.}',
    '¡Qué {maravilla|olor|envidia}! ¿Hay {receta|foto|mapa}?',
    'Yo llevo {el mate|las sillas|limones}.',
    'Mi abuela decía lo mismo, {pero con más ajo|en voz baja}.',
    'Me lo apunto en la nevera.',
  ],
};

export const french: Language = {
  scenes: [
    'Le phare a cligné {deux fois|trop tard|pour rien} et la {boulangerie|marée|voisine} s’est réveillée.',
    'Ce matin, brume sur {le canal|les vélos|la confiture}, et un {héron|facteur|chat} parfaitement {immobile|indifférent|mouillé}.',
    'J’ai recousu {un bouton|la poche|tout l’hiver} avec {du fil rouge|patience|la radio}.',
    'Le marché : {des coings|des moules|un seul radis, magnifique}, et {trois blagues|du vent|un cousin}.',
    'Relu {la page 40|une carte postale|le mode d’emploi} à voix haute. Le {chat|poêle|piano} a écouté.',
    'Il pleut {doucement|de travers|comme dans un livre} sur le {jardin|quai|linge}.',
  ],
  turns: [
    'On verra bien.',
    'Le thé était encore chaud.',
    'C’est déjà beaucoup.',
    'Rendez-vous {jeudi|au ponton|sous l’horloge}.',
  ],
  tags: ['marée', 'potager', 'lecture'],
  replies: [
    'Oh oui, {exactement|chez nous aussi|mille fois}.',
    'Avec {du beurre|une écharpe|le bon couteau}, alors !',
    'Je garde ça pour {l’hiver|dimanche|un jour gris}.',
    'Et le chat, il en dit quoi ?',
  ],
};

export const portuguese: Language = {
  scenes: [
    'O mar hoje está {de vidro|com pressa|cor de chá} e as {gaivotas|redes|crianças} sabem.',
    'Bolo de {laranja|fubá|cenoura} no forno, {janela aberta|rádio baixinho|visita chegando}.',
    'Consertei {a bicicleta|o portão|a cadeira} com {arame|fé|a ajuda do avô}.',
    'Chuva no telhado de {zinco|barro|madrugada}: {dormi como pedra|contei até cem|fiz sopa}.',
    'A maré deixou {uma bota|um limão|duas conchas iguais} na porta {do bar|da escola|de casa}.',
  ],
  turns: ['Sem pressa.', 'Tem café.', 'O gato aprovou.', 'Amanhã eu conto {o resto|direito}.'],
  tags: ['maré', 'cozinha', 'quintal'],
  replies: [
    'Que {lindo|cheiro|saudade}!',
    'Guarda um {pedaço|lugar} pra mim.',
    'Aqui também, {sem tirar nem pôr|mas com mais vento}.',
    'Manda a receita?',
  ],
};

export const polish: Language = {
  scenes: [
    'Na przełęczy {mgła|wiatr|cisza} taka, że słychać {buty|herbatę|własne myśli}.',
    '05:15 to noc, nie rano. {Będę.|Termos spakowany.|Czołówka działa.}',
    'Znalazłam {rydza|kamień w kształcie psa|czyjąś rękawiczkę} przy {źródle|szlaku|starej bacówce}.',
    'Schronisko: {szarlotka|żurek|pierogi}, {dwa|trzy} koty, {zero zasięgu|dużo okien|jeden akordeon}.',
    'Pranie wisi, {chmura idzie|góry patrzą|zobaczymy}.',
    'Owca stanęła na {drodze|środku mapy|moim śniadaniu} i {myśli|ma rację|nie ustąpi}.',
  ],
  turns: ['I tyle.', 'Polecam.', 'Jutro wyżej.', 'Góra nie ucieknie.'],
  tags: ['góry', 'szlak', 'turnia'],
  replies: [
    'Piękne! {Gdzie to?|I ten pies.|Zazdroszczę.}',
    'Ja też {będę|chcę|tak mam}.',
    'Weź {czapkę|dwa termosy|mapę}.',
    'Zawsze się odwraca na grani.',
  ],
};

export const ukrainian: Language = {
  scenes: [
    'Сьогодні річка тиха, як {бібліотека в неділю|молоко|подушка}.',
    'Бабусин {борщ|хліб|чай з липою} {лікує все|вже на столі|пахне дитинством}.',
    'На березі {дві чаплі|старий човен|туман}, і ніхто {не поспішає|нічого не питає|не фотографує}.',
    'Знайшла в кишені {каштан|квиток на трамвай|минулу осінь}.',
    'Сусідський кіт {прийшов на каву|знову все бачив|чекає на рибу}.',
    'Перший {сніг|іній|мороз} на {грушах|велосипеді|поштовій скриньці}.',
  ],
  turns: [
    'Тиша теж розмова.',
    'Завтра {знову|на світанку|буде видно} 🌊',
    'Чай ще теплий.',
    'Ось і вся новина.',
  ],
  tags: ['річка', 'осінь', 'тиша'],
  replies: [
    'Як гарно {сказано|у вас}!',
    'Ось {воно|так і живемо}.',
    'Надішли {рецепт|трохи тиші|фото}, будь ласка.',
    'У нас {так само|дощ|кіт теж}.',
  ],
};
