import { pluralIn } from '../../../contract/languages';
import words from '../../../look/words/fr';
import { numberFormat } from '../numberFormat';
import type en from './en';

const plural = pluralIn('fr');
const number = numberFormat('fr');
/** With two decimals at most. */
const two = (value: number) => number(Math.round(value * 100) / 100);
/** As places are spoken: the word for a place is feminine. */
const ordinal = (rank: number) => (rank === 1 ? '1re' : `${rank}e`);

const fr: typeof en = {
  team: {
    device: (number) => `Téléphone ${number}`,
    captain: 'capitaine',
    own: 'celui-ci',
    connected: words.connected,
    away: words.away,
    scan: 'À scanner avec l’autre téléphone. Vous écrirez alors sur la même feuille.',
    once: 'Le code marche dix minutes, pour un seul téléphone.',
    qr: 'Code QR pour un autre téléphone de votre équipe',
    share: 'Partager',
    full: 'Une équipe n’a pas plus de téléphones.',
    offline: 'Sans connexion, ça ne marche pas pour l’instant.',
    failed: 'Ça n’a pas marché. Réessaie dans un instant.',
    list: 'Les téléphones de votre équipe',
    captainHint: 'Le téléphone capitaine rend la feuille et pose le joker.',
    remove: (number) => `Retirer le téléphone ${number}`,
    removeReally: (number) => `Retirer le téléphone ${number} ? Ce qu’il a écrit reste.`,
    removeYes: 'Oui, retirer',
    cancel: words.cancel,
    close: 'Fermer',
    /** Whose answer stands in place of another phone's; `isOwn`: one that this phone could not send before. */
    replaced: (number, isOwn) =>
      isOwn
        ? 'Ta réponse écrite hors ligne remplace celle de votre équipe'
        : `${number === undefined ? 'Un autre téléphone' : `Le téléphone ${number}`} a changé votre réponse`,
    nowStands: 'maintenant',
    seen: 'Vu',
  },
  answers: {
    /** As the language writes it. */
    number,
    pickOne: 'Choisis une réponse.',
    pickSeveral: 'Choisis toutes les bonnes réponses.',
    pickAtLeastOne: 'Choisis-en au moins une. En attendant, ton dernier choix compte.',
    yourAnswer: 'Ta réponse',
    noAnswer: 'Tu n’as pas répondu.',
    send: 'Envoyer',
    notSent: 'Pas encore envoyé.',
    notANumber: 'Ce n’est pas un nombre. Prends des chiffres, par exemple 42 ou 1,5.',
    changeSign: 'Plus ou moins',
    orderHint: 'Fais glisser les réponses dans le bon ordre, de haut en bas.',
    submitOrder: 'Enregistrer cet ordre',
    done: 'Terminé',
    moveUp: (answer) => `Monter : ${answer}`,
    moveDown: (answer) => `Descendre : ${answer}`,
    movedTo: (answer, place, of) => `${answer} : maintenant ${place} sur ${of}`,
    sending: 'Envoi…',
    waiting: 'Pas de connexion. Ta réponse reste ici et part dès que ça remarche.',
    saved: 'Enregistré. Tu peux encore changer.',
    partSaved: 'Enregistré',
    sendPart: (label) => `Enregistrer : ${label}`,
    typing: (number) => `Le téléphone ${number} écrit…`,
    by: (number) => (number === undefined ? 'par un autre téléphone' : `par le téléphone ${number}`),
    refused: {
      late: 'Ta dernière réponse est arrivée trop tard.',
      invalid: 'L’ordinateur du quiz n’a pas pu prendre cette réponse. Essaie autrement.',
    },
  },
  scenes: {
    paused: 'En pause. Ça reprend tout de suite.',
    roundOf: (round, of) => `Manche ${round} sur ${of}`,
    questionCount: (count) => words.questions(count),
    revealAtEnd: 'Les bonnes réponses arrivent à la fin de la manche.',
    getReady: 'Prépare-toi : la première question arrive.',
    joker: 'Poser le joker',
    jokerPlayed: 'Joker posé',
    jokerHint: 'Cette manche compte double. Une fois par partie.',
    jokerBack: (isBeside) =>
      isBeside
        ? 'Tu peux le reprendre jusqu’à ta première réponse.'
        : 'Tu peux le reprendre jusqu’à la première question.',
    jokerSpent: (round) => `Ton joker était sur la manche ${round}.`,
    questionOf: (question, of) => `Question ${question} sur ${of}`,
    tieBreak: words.tieBreak,
    tieBreakWatch: 'Seuls les ex æquo pour la première place répondent. Regarde le grand écran.',
    /** Who plays the tie-break that comes next. */
    tieBreakBetween: (names, others) =>
      names.length > 1 ? `Départage : ${words.opponents(names, others)}` : 'Départage',
    tieBreakReady: 'Prépare-toi : la question subsidiaire arrive. La réponse la plus proche gagne.',
    tieBreakWon: 'Tu gagnes le départage !',
    tieBreakResult: (winners) =>
      winners.length === 1
        ? `${winners[0]} gagne le départage`
        : `Toujours à égalité : ${words.names(winners)}`,
    points: (points) => `${two(points)} ${plural(points, { one: 'point', other: 'points' })}`,
    timeLeft: (seconds) => `Encore ${seconds} ${plural(seconds, { one: 'seconde', other: 'secondes' })}`,
    /** At the end of a question's time, where its round stays open. */
    timeUp: 'Fini, modifiable jusqu’à la fin de la manche',
    /** While the time stands, since the question's sound or film was not played yet. */
    timeFromSound: (seconds) =>
      `${seconds} ${plural(seconds, { one: 'seconde', other: 'secondes' })} à partir du son`,
    listen: 'Pour cette question, un son ou une vidéo passe sur le grand écran.',
    look: 'L’image de cette question est sur le grand écran.',
    /** For who cannot see it. */
    picture: (description) => `Image : ${description}`,
    watch: 'Regarde le grand écran.',
    newQuestion: 'Nouvelle question',
    /** The number of a question on the sheet. */
    sheetPlace: (place, isAnswered) => `Question ${place}, ${isAnswered ? 'avec réponse' : 'vide'}`,
    sheet: 'Les questions de la manche',
    empty: (count) => plural(count, { one: 'Il en manque une.', other: `Il en manque ${count}.` }),
    allAnswered: 'Tout est rempli.',
    handIn: 'Rendre la feuille',
    handInLater: 'À rendre à la dernière question.',
    handedIn: 'C’est rendu. Tu peux encore changer.',
    takeBack: 'Reprendre',
    lastCall: 'Dernier appel !',
    lastCallHint: 'La manche ferme dans un instant.',
    game: 'Quiz',
    tabs: 'Le quiz et la manche en parallèle',
    besideTab: (title, answered, of) => `${title} ${answered}/${of}`,
    besideClosed: (title) => `La manche « ${title} » est fermée.`,
    besideHint: 'Cette manche tourne en parallèle. Vous avez le temps jusqu’à son tour.',
    /** Handing in and the joker, on a phone that is not the captain's. */
    captainDoes: (number) => `C’est pour le téléphone ${number ?? 1}.`,
    enlarge: 'Agrandir l’image',
    shrink: 'Réduire l’image',
    closed: 'C’est fermé',
    roundClosed: 'La manche est fermée',
    right: 'Juste !',
    wrong: 'Pas cette fois',
    close: 'Tout près !',
    half: 'À moitié juste',
    partsRight: (right, of) => `${two(right)} sur ${of} justes`,
    notAnswered: 'Sans réponse',
    gained: (points) => `+${two(points)} ${plural(points, { one: 'point', other: 'points' })}`,
    rightAnswer: 'Bonne réponse',
    rightInAnyOrder: 'Bonnes réponses, dans n’importe quel ordre',
    scores: 'Classement',
    rank: (rank, of) => `${ordinal(rank)} place sur ${of}`,
    break: 'Pause',
    rules: 'Règles du jeu',
    season: 'Votre saison',
    seasonPlace: (rank, of, moved) => {
      const places = Math.abs(moved);
      const word = plural(places, { one: 'place', other: 'places' });
      const change = moved === 0 ? '' : `, ${places} ${word} ${moved > 0 ? 'de mieux' : 'de moins'}`;
      return `${ordinal(rank)} sur ${of}${change}`;
    },
    breakOpen: 'Ça reprend dès que l’hôte donne le signal. Tu peux verrouiller ton téléphone.',
    breakUntil: 'Ensuite, ça reprend. Tu peux verrouiller ton téléphone.',
    breakLonger: 'La pause dure plus longtemps.',
    final: 'Score final',
    won: 'C’est gagné !',
    wonTogether: 'Premiers ex æquo !',
    evening: 'Votre soirée',
    thanks: 'Merci d’avoir joué.',
    over: 'Le quiz est fini',
    leave: 'Quitter le jeu',
    leaveReally: 'Quitter le jeu ? Tes réponses et tes points seront perdus.',
    leaveTeam: 'Quitter le jeu ? Ton équipe continue sans ce téléphone.',
    leaveYes: 'Oui, quitter',
    leaveNo: 'Rester',
  },
};
export default fr;
