/** What teams in pubs call themselves: more than a rehearsal can have, all different, short, and harmless. */
const NAMES = `
  Quizzly Bears|Die Ratefüchse|Les Quizérables|Agatha Quiztie|Die Besserwisser|Quizteama Aguilera|Halbwissen AG
  Die Eulen|The Know-Nothings|Rate mal, Heinz|Quiz Pro Quo|Die Glückskekse|Team Tresen|Let's Get Quizzical
  Die Joker|Quizney Channel|Bier & Bildung|The Quizard of Oz|Die Wissbegierigen|Google ist aus|Universally Challenged
  Die Klugscheinwerfer|Fact Hunters|Tisch Sieben|Risky Quizness|Die Grübelmonster|Les Incollables|Los Listos
  Die Ahnungslosen|The Thursday Club|Kopfnüsse|Sherlock Homies|Die letzten Gäste|Trivial Disputes|Rätselraupen
  Ask Alice|Denkzettel|Smarty Pints|Die Taschenrechner|Know It Ales|Flinke Finger|Nerd Alert|Die Ratlosen
  The Quizzards|Geistesblitz|Pub Fiction|Die Schlauberger|Otter Chaos|Hirnschmalz|The Lost Pens|Wissensdurst
  Graue Zellen|Beer Necessities|Die Quizkids|I Thought This Was Bingo|Notnagel|Mind Over Platter
  Die Durchstarter|Tequila Mockingbird|Vier gewinnt|The Brainstormers|Die Spätzünder|Hazelnut Think Tank
  Kaffeesatzleser|The Owls|Die Nachteulen|Les Tontons Quizzeurs|Quizcalibur|Donnerwetter|Quizmas Carol|Die Querdecker
  Multiple Scorers|Zufallstreffer|The Last Resort|Wilde Hilde|Pint Sized Brains|Kein Plan B|Bar Stars|Fünf Freunde
  Rhythm & Clues|Die Pappnasen|Clueless in Cologne|Die Buchstabensuppe|Hard Rock Quizfé|Heiße Luft|Quizzy McGuire
  Die Telefonjoker|Les Petits Génies|Nullnummer|Die Erbsenzähler|Four Candles|Sofa so gut
  The Fact Checkers|Oberstübchen|Brain Drain|Geballtes Halbwissen|Team Awesome Sauce|Die Kichererbsen|La Bande à Bière
  Einsteins Enkel|Alle neune|Mensa Rejects|Wer zuletzt lacht|Wise Quackers|Die Lückenfüller|Il Dream Team
  Rückenwind|Quizards of Awe|Die Ungefragten|The Guessing Game|Team Tagesform|Noisy Neighbours|Leuchtstifte
  Pubsaurus Rex|Die Mitdenker|Table Fourteen|Bauchgefühl|The Pencil Pushers|Fragezeichen|Owl Be Back|Die Drei vom Eck
  Lucky Guess|Schnapsidee|The Usual Suspects|Kreuz und Quer|Quick Wits|Das wandelnde Lexikon|Sí, Señor Quiz
  Blitzbirnen|The Underdogs|Nachsitzer|Saved by the Bell|Die Streber|Bright Sparks|Letzte Reihe|Half Full
  Die Wundertüten|Comfortably Numb3rs|Gehirnjogger|The Night Shift|Ohne Gewähr|Pizza My Mind|Stammtisch Süd
  Löwenzahn|Les Fous du Fait|Schwarmintelligenz|The B Team|Pausenbrot|E=mc Hammer|Die Zweifler
  Lost for Words|Mit ohne Alles|Red Hot Trivia Peppers|Feierabend|The Tiebreakers|Die Abschreiber|Three Wise Hens
  Rat und Tat|Not Last Please|Tante Emma|Chairs of Wisdom|Die Unentschlossenen|Piece of Cake|Wurstfinger
  Quizimodo|Sieben auf Rang|Spelling Bees|Die Langschläfer|Jägermeisterdenker|The Sound of Cluesic|Kuchengabel
  Neun Malklug|Die Geheimtipps|Quizards Apprentice|Volle Punktzahl|Tip of the Tongue|Die Mauerblümchen
  Nichts genaues|Full House|De Slimmeriken|De Kroegtijgers|I Sapientoni|As Corujas|Mądre Głowy|Los Sabelotodos
  Die Ersatzbank|Plan Bier|The Quiet Corner|Einmal Pommes|Guess Who's Back|Die Federleichten|Ravenclaw Reserves
  Punktlandung|Eureka!|Hinterbänkler|Kaltes Buffet|The Daily Quiz|Wackelkandidaten|Fun Facts Only|Die Weitsichtigen
  Team Spirit Level|Kneipenphilosophen|Les Pieds Nickelés|Ganz oder gar nicht|Second Wind|Vitamin B|Die Hoffnung
`;

/** The names of pretend teams, as they stand in a list that is shuffled with this random. */
export function shuffledNames(random: () => number): string[] {
  const names = NAMES.split(/[|\n]/).map((name) => name.trim());
  const told = names.filter(Boolean).map((name) => ({ name, place: random() }));
  return told.sort((one, other) => one.place - other.place).map(({ name }) => name);
}
