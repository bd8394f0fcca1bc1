import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import type de from './de';

const plural = pluralIn('fr');

const fr: typeof de = {
  add: {
    title: 'Équipe sur papier',
    hint: 'L’équipe écrit sur une feuille et n’a pas besoin de téléphone.',
    name: 'Nom de l’équipe',
    confirm: 'Ajouter',
    done: (name) => `${name} : l’équipe joue sur papier.`,
    refusals: {
      name_empty: 'Entre un nom.',
      name_too_long: `Il y a de la place pour ${MAX_NAME_CHARACTERS} caractères, moins avec de longs émojis.`,
      name_invalid: 'Ce nom ne peut pas s’afficher.',
      name_taken: 'Une équipe a déjà ce nom.',
      session_full: 'La salle est pleine.',
      command_refused: 'Pas possible pour l’instant.',
    },
  },
  phones: {
    count: (count) =>
      count === 0
        ? 'Joue sur papier.'
        : plural(count, { one: 'Joue avec 1 téléphone.', other: `Joue avec ${count} téléphones.` }),
    give: 'Lier un tél.',
    giveMore: 'Encore un tél.',
    qrCode: (name) => `Code QR pour un téléphone, équipe ${name}`,
    offers: {
      issuing: 'Le code QR arrive…',
      open: 'À scanner avec le téléphone de l’équipe. Le code vaut pour un téléphone ; un nouveau vient après dix minutes.',
      used: 'C’est connecté. Le téléphone est dans l’équipe.',
      failed: 'Le serveur n’a pas donné de code QR. L’équipe a peut-être déjà tous les téléphones permis.',
    },
    noAddress: 'Les téléphones n’atteignent pas le serveur pour l’instant, donc pas de code QR.',
    toPaper: 'Passer au papier',
    toPaperQuestion: (name) => ({
      title: `${name} : passer au papier ?`,
      text: 'Ce qui est déjà répondu compte. Les téléphones de l’équipe sont retirés.',
      confirm: 'Au papier',
    }),
    list: 'Téléphones de l’équipe',
    phone: (number) => `Téléphone ${number}`,
    captain: 'capitaine',
    sendAway: 'Retirer',
    failed: 'Le serveur n’a pas confirmé.',
  },
  scorer: {
    choice: 'Que doit faire ce téléphone ?',
    roles: { remote: 'Télécommande', scorer: 'Aide pour le papier' },
    qrCode: 'Code QR pour les aides',
    offers: {
      issuing: 'Le code QR arrive…',
      open: 'À scanner avec le téléphone d’une aide : il corrige le papier et rien d’autre. Le code vaut pour un appareil et deux minutes.',
      claimed: 'C’est connecté. Le téléphone corrige le papier.',
      expired: 'Le code QR a expiré.',
      failed: 'Le serveur n’a pas donné de code QR.',
    },
    device: (place) => `Aide ${place}`,
  },
  grid: {
    title: 'Corriger le papier',
    loading: 'Les manches arrivent…',
    failed: 'Impossible de charger les manches.',
    nothingAsked: 'Les manches apparaissent ici dès la première question posée.',
    nobody: 'Aucune équipe ne joue encore sur papier.',
    before: 'Manche d’avant',
    after: 'Manche d’après',
    all: 'Toutes',
    team: 'Équipe',
    joker: 'Joker',
    total: 'Total',
    missing: 'manque',
    open: 'À faire',
    right: 'Bonne réponse :',
    shares: { 1: 'juste', 0.5: 'demi', 0: 'faux' } as Record<number, string>,
    empty: 'vide',
    byPhone: 'répondu par téléphone',
    sending: 'enregistrement',
    notTaken: 'pas pris en compte',
    refused: 'Pas pris en compte : impossible pour l’instant.',
    lost: 'Le serveur n’a pas répondu.',
    badTotal: 'Des points entiers ou demis, par exemple 7 ou 7,5.',
    pad: 'Correction',
    clear: 'Vider',
    keys: '1 juste · H ou 2 demi · 0 faux · Suppr vide · Entrée équipe suivante · T total · Page ↑↓ manche',
  },
};
export default fr;
