import { pluralIn } from '../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import words from '../../look/words/fr';
import type en from './en';

const plural = pluralIn('fr');

/** Stands on the button, and in the sentence that leads to it. */
const another = 'Ajouter un téléphone';

const fr: typeof en = {
  rehearsal: words.rehearsal,
  language: 'fr',
  chooseLanguage: 'Langue',
  join: {
    productName: 'Quiz Night',
    invitation: 'Participe au quiz',
    labels: { code: 'Code de la salle', name: 'Nom d’équipe' },
    join: 'Jouer',
    joining: 'Un instant…',
    cancel: words.cancel,
    returning: (name) => `Te revoilà, ${name} ! Un instant…`,
    otherSession: 'Autre salle',
    again: (name) => `Toujours ${name} ?`,
    againYes: 'Oui, je joue',
    againNo: 'Autre nom',
    lastEvening: 'Votre dernière soirée',
    fairPlay: 'L’hôte voit combien de fois et combien de temps vous quittez cette page pendant une question.',
    joined: 'Tu y es !',
    roomCode: 'Salle',
    others: (count) =>
      count < 1
        ? 'Il n’y a encore que toi ici'
        : plural(count, {
            one: 'Une autre équipe est là',
            other: `${words.number(count)} autres équipes sont là`,
          }),
    whatNext: 'Regarde le grand écran. Tu peux verrouiller ton téléphone : ta place est gardée.',
    leave: 'Quitter la salle',
    sameTeam: (name) =>
      `C’est ton équipe ? Sur un téléphone qui joue sous le nom « ${name} », touche « ${another} » et scanne le code avec l’appareil photo de celui-ci. L’hôte peut aussi t’en montrer un.`,
    joiningTeam: 'Ce téléphone rejoint votre équipe. Un instant…',
    /** The phone was invited to a team, and has a place already. */
    invited: (name) => `Ce téléphone joue déjà ici : ${name}`,
    invitedHint: 'Le code mène à une équipe. Si tu changes, ton ancienne place sur ce téléphone disparaît.',
    invitedStay: (name) => `Rester ${name}`,
    invitedChange: 'Passer dans l’équipe du code',
    links: {
      connecting: 'Connexion…',
      online: 'En ligne',
      offline: 'Pas de connexion. On réessaie ; vérifie que ton téléphone est sur le Wi-Fi d’ici.',
    },
    failures: {
      code_missing: 'Tape le code affiché sur le grand écran.',
      code_unknown: 'Aucune salle n’a ce code. Compare avec le grand écran.',
      session_full: 'Cette salle est pleine. Joue avec quelqu’un d’autre ou vois avec l’hôte.',
      session_locked: 'Plus personne n’entre dans cette salle pour l’instant. Vois avec l’hôte.',
      name_empty: 'Tape le nom que les autres verront.',
      name_too_long: `Ce nom est trop long. Il y a de la place pour ${MAX_NAME_CHARACTERS} caractères, moins avec de longs émojis.`,
      name_invalid:
        'Ce nom contient des caractères impossibles à afficher. Prends des lettres, des chiffres ou des émojis.',
      name_taken: 'Ce nom est déjà pris ici. Choisis-en un autre.',
      server_failed: 'L’ordinateur du quiz n’a pas pu te laisser entrer. Réessaie ou préviens l’hôte.',
      session_ended: 'Ta dernière salle est fermée. Tape le code affiché maintenant sur le grand écran.',
      membership_gone: 'Ta place dans cette salle n’existe plus. Entre à nouveau.',
      player_removed:
        'L’hôte a retiré ce nom de la liste. Reviens sous un autre nom, avec plaisir : tape-le ici.',
      ticket_invalid:
        'Ce code ne marche plus : il a déjà servi ou il est trop vieux. Demande-en un nouveau à un téléphone de ton équipe. Ou joue ici sous ton propre nom.',
      devices_full: 'Cette équipe a déjà tous les téléphones permis. Tu peux jouer sous ton propre nom.',
      already_joined: 'Ce téléphone joue déjà ici dans une autre équipe.',
      device_removed:
        'Ton équipe ou l’hôte a déconnecté ce téléphone. Demande-leur un nouveau code, ou joue sous ton propre nom.',
    },
  },
  loading: 'Un instant…',
  teamEntry: {
    another,
    phones: (count) => `${count} ${plural(count, { one: 'téléphone', other: 'téléphones' })} dans l’équipe`,
  },
};
export default fr;
