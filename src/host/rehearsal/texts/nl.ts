import words from '../../../look/words/nl';
import type de from './de';

const nl: typeof de = {
  rehearsal: {
    rehearse: words.rehearsal,
    rehearseThis: (quizName) => `Generale met ‘${quizName}’`,
    title: 'Generale',
    intro:
      'Verzonnen teams spelen je quiz: ze gokken, maken tikfouten en komen te laat. Echte telefoons mogen meedoen. Niets telt mee, en na afloop is alles gewist.',
    teams: 'Verzonnen teams',
    teamsFault: (fewest, most) => `Het kunnen ${fewest} tot ${most} teams zijn.`,
    fast: 'Vier keer zo snel',
    fastHint: 'Elke vraag krijgt een kwart van haar tijd.',
    start: 'Generale starten',
    finish: 'Stoppen en terugkijken',
    report: {
      heading: 'Zo ging de generale',
      loading: 'Het verslag wordt opgehaald',
      gone: 'Van deze generale is niets meer over. Een verslag blijft een uur staan.',
      failed: 'Het verslag kwam niet aan.',
      allWell: 'Verder viel er niets op. Laat die avond maar komen!',
      duration: 'Zo lang duurt de avond',
      minutes: (least, most) => `${least} tot ${most} minuten, zonder pauzes`,
      small: 'Klein op het grote scherm',
      smallHint: 'Achter in de zaak is dit slecht te lezen. Kortere teksten worden groter.',
      smallText: (text, question) => `‘${text}’: ${question}`,
      missing: 'Bestanden die ontbreken',
      missingHint: 'Zonder die bestanden toont de vraag alleen haar tekst.',
      missingFile: (file, question) => `${file}: ${question}`,
      untypable: 'Antwoorden die niemand kan typen',
      untypableHint: 'Keur ook een spelling goed die op een telefoon lukt.',
      untypableAnswer: (answer, question) => `‘${answer}’: ${question}`,
      untypableWhy: {
        letters: 'staat niet op elk toetsenbord',
        refused: 'telt zo getypt niet als goed',
        several: 'lijkt op meerdere antwoorden in één',
      },
      allRight: 'Iedereen had het goed',
      allRightHint: 'Klopt het antwoord? En is de vraag niet te makkelijk?',
      allWrong: 'Niemand had het goed',
      allWrongHint: 'Klopt het antwoord? Misschien ontbreekt er een spelling.',
      edit: 'Quiz bewerken',
      retry: 'Nog eens proberen',
      toStart: 'Naar startpagina',
    },
  },
  firstEvening: {
    heading: 'Mijn eerste quizavond',
    intro:
      'Van stopcontact tot podium: tien dingen, en dan loopt het. Wat op deze laptop is gedaan, vinkt zichzelf af.',
    done: (count, of) => `${count} van de ${of} gedaan`,
    steps: {
      power: 'Laptop aan de stroom. Een avond trekt elke accu leeg.',
      projector: 'Beamer of tv aansluiten en het beeld dupliceren. Ook geluid? Dan ook de boxen.',
      network:
        'Laptop op de wifi van de telefoons, en dan met je eigen telefoon de QR-code scannen: zo komt iedereen binnen.',
      card: 'Kaartjes met de wifi printen en op de tafels zetten.',
      quiz: 'Een quiz kiezen of er een maken, en elk antwoord een keer hardop lezen.',
      rehearsal: 'Een generale met 20 teams draaien en het verslag lezen.',
      remote: 'De afstandsbediening op je eigen telefoon halen: dan hoef je niet bij de laptop te staan.',
      paper: 'Pen en papier voor wie zonder telefoon komt. Antwoordbladen staan onder ‘Printen’.',
      wall: 'Een halfuur van tevoren: lobby op het grote scherm, F voor volledig scherm, regels kort uitleggen.',
      start: 'Quiz starten. Na de laatste ronde het podium, plaats voor plaats. En applaus!',
    },
    leads: {
      card: 'Wifikaartje printen',
      quizzes: 'Naar de quizzen',
      lobby: 'Naar de lobby',
      sheets: 'Bladen printen',
    },
    print: 'Printen',
    reset: 'Alle vinkjes weg',
    toStart: 'Naar startpagina',
  },
};
export default nl;
