import words from '../../../look/words/fr';
import type de from './de';

const fr: typeof de = {
  rehearsal: {
    rehearse: words.rehearsal,
    rehearseThis: (quizName) => `Répétition de « ${quizName} »`,
    title: 'Répétition',
    intro:
      'Des équipes inventées jouent ton quiz : elles devinent, font des fautes de frappe et arrivent en retard. De vrais téléphones peuvent s’y joindre. Rien ne compte, et à la fin tout est effacé.',
    teams: 'Équipes inventées',
    teamsFault: (fewest, most) => `Il faut de ${fewest} à ${most} équipes.`,
    fast: 'Quatre fois plus vite',
    fastHint: 'Chaque question a le quart de son temps.',
    start: 'Lancer la répétition',
    finish: 'Voir le bilan',
    report: {
      heading: 'Bilan de la répétition',
      loading: 'Le bilan arrive',
      gone: 'Il ne reste rien de cette répétition. Un bilan se garde une heure.',
      failed: 'Le bilan n’est pas arrivé.',
      allWell: 'Rien d’autre à signaler. La soirée peut commencer !',
      duration: 'Durée de la soirée',
      minutes: (least, most) => `De ${least} à ${most} minutes, sans les pauses`,
      small: 'Trop petit sur le grand écran',
      smallHint:
        'Du fond de la salle, on aura du mal à lire. Plus le texte est court, plus il s’affiche en grand.',
      smallText: (text, question) => `« ${text} » : ${question}`,
      missing: 'Fichiers qui manquent',
      missingHint: 'Sans eux, la question n’affiche que son texte.',
      missingFile: (file, question) => `${file} : ${question}`,
      untypable: 'Réponses impossibles à taper',
      untypableHint: 'Accepte aussi une orthographe qui passe sur un téléphone.',
      untypableAnswer: (answer, question) => `« ${answer} » : ${question}`,
      untypableWhy: {
        letters: 'absent de certains claviers',
        refused: 'tapée ainsi, elle n’est pas comptée juste',
        several: 'ressemble à plusieurs réponses en une',
      },
      allRight: 'Tout le monde a eu juste',
      allRightHint: 'La solution est-elle bonne ? Et la question pas trop facile ?',
      allWrong: 'Personne n’a eu juste',
      allWrongHint: 'La solution est-elle bonne ? Il manque peut-être une orthographe.',
      edit: 'Modifier le quiz',
      retry: 'Réessayer',
      toStart: 'Vers l’accueil',
    },
  },
  firstEvening: {
    heading: 'Ma première soirée',
    intro:
      'De la prise au podium : dix choses à faire, et ça roule. Ce qui est fait sur cet ordinateur se coche tout seul.',
    done: (count, of) => `${count} sur ${of}`,
    steps: {
      power: 'Brancher l’ordinateur. Aucune batterie ne tient toute une soirée.',
      projector:
        'Brancher le projecteur ou la télé et dupliquer l’écran. Du son ? Alors les enceintes aussi.',
      network:
        'Mettre l’ordinateur sur le Wi-Fi des téléphones, puis scanner le code QR avec ton téléphone : tout le monde entrera comme ça.',
      card: 'Imprimer des cartes avec le Wi-Fi et les poser sur les tables.',
      quiz: 'Choisir un quiz ou en faire un, et lire une fois chaque solution à voix haute.',
      rehearsal: 'Lancer une répétition avec 20 équipes et lire le bilan.',
      remote: 'Mettre la télécommande sur ton téléphone : plus besoin de rester devant l’ordinateur.',
      paper:
        'Du papier et des stylos pour ceux qui viennent sans téléphone. Les feuilles réponses sont sous « Imprimer ».',
      wall: 'Une demi-heure avant : le salon sur le grand écran (F pour le plein écran) et un mot sur les règles.',
      start: 'Lancer le quiz. Après la dernière manche, le podium, place par place. Et applaudissements !',
    },
    leads: {
      card: 'Imprimer la carte Wi-Fi',
      quizzes: 'Voir les quiz',
      lobby: 'Aller au salon',
      sheets: 'Imprimer les feuilles',
    },
    print: 'Imprimer',
    reset: 'Tout décocher',
    toStart: 'Vers l’accueil',
  },
};
export default fr;
