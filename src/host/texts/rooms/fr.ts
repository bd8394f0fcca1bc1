import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import words from '../../../look/words/fr';
import type de from './de';

const plural = pluralIn('fr');

const fr: typeof de = {
  words,
  connection: {
    label: 'Connexion',
    names: {
      Connected: 'Connecté',
      Connecting: 'Connexion…',
      Reconnecting: 'Reconnexion…',
      Disconnecting: 'Déconnexion…',
      Disconnected: 'Déconnecté',
    },
    states: {
      Connected: 'Tout va bien : qui entre apparaît tout de suite.',
      Connecting: 'La connexion au serveur se met en place.',
      Reconnecting: 'La connexion est coupée et se rétablit.',
      Disconnecting: 'La connexion se ferme.',
      Disconnected: 'Il n’y a pas de connexion.',
    },
    problems: {
      unreachable: 'Le serveur ne répond pas ; on réessaie.',
      server_error: 'Le serveur signale une erreur ; on réessaie.',
      unreadable: 'Aucun serveur de quiz ne répond à cette adresse ; on réessaie.',
      unknown: 'Le serveur ne connaît pas cette session.',
      hub_refused: 'Le serveur répond, mais refuse la liaison en direct ; on réessaie.',
    },
    gaveUp: {
      unreachable: 'Le serveur n’a pas répondu à quatre essais.',
      server_error: 'En quatre essais, le serveur n’a signalé qu’une erreur.',
      unreadable: 'Aucun serveur de quiz ne répond à cette adresse.',
      unknown: 'Le serveur ne connaît pas cette session.',
      hub_refused: 'Le serveur répond, mais a refusé quatre fois la liaison en direct.',
    },
    unread: 'Qui entre apparaît ; mais la session elle-même est illisible pour l’instant.',
    notCreated: {
      unreachable: 'La session n’est pas créée : le serveur ne répond pas.',
      server_error: 'La session n’est pas créée : le serveur signale une erreur.',
      unreadable: 'La session n’est pas créée : aucun serveur de quiz ne répond à cette adresse.',
      unknown: 'La session n’est pas créée : le serveur ne connaît pas ce quiz.',
      hub_refused: 'La session n’est pas créée : le serveur refuse la liaison en direct.',
    },
    joinAddress: 'Adresse pour le public',
    print: 'Imprimer feuilles et cartes de table',
    serverKey: {
      wanted: 'La session n’est pas créée : le serveur demande sa clé à cet appareil.',
      label: 'Clé du serveur',
      where:
        'Elle est dans le lien que Quiz Night affiche au démarrage, et dans le fichier server-key du dossier de données.',
      wrong: 'Ce n’est pas la clé de ce serveur.',
      open: 'Ouvrir la session',
    },
    ending: {
      offer: 'Fermer la session',
      question: 'Vraiment fermer la session ? Toutes les équipes quittent le salon.',
      running: 'La session se ferme…',
      failed: 'Le serveur n’a pas confirmé la fermeture de la session.',
      confirm: 'Fermer',
    },
    noJoinAddress: {
      loopback:
        'Pas d’adresse ni de code QR : le serveur n’est sur aucun réseau, les téléphones ne peuvent pas l’atteindre.',
      unreachable:
        'Pas d’adresse ni de code QR : le serveur ne répond pas à son adresse réseau ; nouvel essai chaque minute.',
    },
    notices: {
      in_memory: 'Le serveur ne peut pas enregistrer : la soirée continue, mais un redémarrage l’effacerait.',
      store_silent:
        'Le stockage du serveur ne répond pas : le jeu est à l’arrêt et repart tout seul dès qu’il revient.',
      season_waiting: 'La soirée n’est pas encore dans la saison : le disque ne la prend pas. On réessaie.',
    },
    nothingToOpen: 'Aucune session n’est ouverte ici.',
    connectAgain: 'Reconnecter',
    openSettings: 'Régler la connexion',
    toStart: 'Vers l’accueil',
  },
  devices: {
    qrCode: 'Code QR pour la télécommande',
    offers: {
      issuing: 'Le code QR arrive…',
      open: 'Scanne-le avec ton téléphone, et il pilote le quiz. Le code vaut pour un appareil et deux minutes.',
      claimed: 'C’est connecté. Le téléphone pilote maintenant le quiz.',
      expired: 'Le code QR a expiré.',
      failed: 'Le serveur n’a pas donné de code QR.',
    },
    another: 'Nouveau code QR',
    noAddress: 'Les téléphones n’atteignent pas le serveur pour l’instant, donc pas de code QR.',
    devices: 'Ces appareils pilotent le quiz',
    first: 'Premier appareil',
    remote: (place) => `Télécommande ${place}`,
    own: (name) => `${name} (cet appareil)`,
    dismiss: 'Retirer',
  },
  lobby: {
    number: words.number,
    heading: 'Salon du quiz',
    hint: 'Donne ce code à tes amis pour qu’ils puissent jouer.',
    noWayIn: {
      loopback: {
        title: 'L’ordinateur n’est sur aucun réseau',
        text: 'Connecte-le au Wi-Fi ou au partage de connexion d’un téléphone. L’adresse et le code QR s’afficheront alors ici.',
      },
      unreachable: {
        title: 'Les téléphones ne peuvent pas encore entrer',
        text: 'L’ordinateur ne répond pas à son adresse réseau. Vérifie le Wi-Fi, le VPN et le pare-feu. Dès qu’il répond, l’adresse et le code QR s’affichent ici.',
      },
    },
    players: 'Équipes présentes',
    emptySlot: 'Place libre…',
    invitation: 'Participer',
    copyCode: 'Copier le code',
    copyLink: 'Copier le lien',
    copied: { code: 'Code copié', link: 'Lien copié' },
    notCopied: 'Ce navigateur ne permet pas de copier. Clique pour sélectionner :',
    startFailed: 'Le serveur n’a pas confirmé le départ.',
    holdPage: 'Figer les pages',
    turnPages: 'Faire tourner les pages',
    arrived: (count, names, total) =>
      `${words.number(count)} ${plural(count, { one: 'nouvelle équipe', other: 'nouvelles équipes' })}${names && ` : ${names}`}, ${words.number(total)} dans la salle`,
  },
  crowd: {
    start: 'Lancer le quiz',
    startAlone: {
      title: 'Commencer sans équipes ?',
      text: 'Il n’y a encore personne dans la salle. Les retardataires pourront quand même jouer.',
      confirm: 'Commencer',
    },
    menu: (name) => `Renommer ou retirer : ${name}`,
    locked: 'Entrée fermée',
    pace: {
      label: 'Temps par question',
      of: { 1: 'comme prévu', 1.5: '1,5 fois le temps', 2: 'doublé', 0: 'sans limite' },
    },
    addPaper: '+ Équipe sur papier',
    onPaper: 'sur papier',
    lock: 'Fermer l’entrée',
    unlock: 'Ouvrir l’entrée',
  },
  players: {
    rename: 'Renommer',
    uncover: 'Voir le nom',
    phones: 'Téléphones, papier',
    remove: 'Retirer',
    newName: 'Nouveau nom',
    save: 'Valider',
    nameFaults: {
      empty: 'Entre un nom.',
      too_long: `Il y a de la place pour ${MAX_NAME_CHARACTERS} caractères, moins avec de longs émojis.`,
      refused: 'Ce nom est déjà pris, a été retiré ou ne peut pas s’afficher.',
    },
    removeQuestion: (name) => ({
      title: `Retirer ${name} ?`,
      text: 'Les points et le nom seront perdus. Le téléphone peut revenir sous un autre nom, tant que l’entrée n’est pas fermée.',
      confirm: 'Retirer',
    }),
    removeMany: {
      heading: 'En retirer plusieurs',
      away: (count) =>
        `Retirer toutes celles hors ligne et sans réponse${count === undefined ? '' : ` (${count})`}`,
      fromHere: (count) => `Retirer celle-ci et les plus récentes${count === undefined ? '' : ` (${count})`}`,
      newest: 'Retirer les dernières',
      howMany: 'Combien ?',
      awayQuestion: 'Retirer toutes les équipes hors ligne qui n’ont encore rien répondu ?',
      newestQuestion: (count) =>
        plural(count, {
          one: 'Retirer la dernière équipe arrivée ?',
          other: `Retirer les ${count} dernières équipes arrivées ?`,
        }),
      text: 'Leurs points seront perdus. Elles peuvent revenir sous le même nom, tant que l’entrée n’est pas fermée.',
      confirm: 'Tout retirer',
    },
  },
  settings: {
    title: 'Réglages',
    general: 'Général',
    connection: 'Connexion',
    design: 'Style',
    venue: 'Lieu',
    aboutLanguage:
      'Une seule langue, ou l’allemand et l’anglais mélangés ; tout de suite, sur cet appareil. Les téléphones suivent leur propre réglage.',
    language: 'Langue',
    mixture: 'Mélange',
    aboutDesign:
      'Clair pour la journée, sombre pour le soir ; tout de suite, sur cet appareil. Automatique suit son réglage.',
    themeMode: 'Thème',
    themeModes: { light: 'Clair', dark: 'Sombre', auto: 'Automatique' },
    serverAddress: 'IP du serveur',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Tester la connexion',
    testing: 'Test de la connexion…',
    tested: {
      found: (count) => `${words.number(count)} quiz ${plural(count, { one: 'trouvé', other: 'trouvés' })}.`,
      notAQuizServer: 'Quelque chose répond là-bas, mais pas un serveur de quiz.',
      failing: 'Le serveur répond, mais signale une erreur.',
      refused: 'Refusé : pas de connexion, ou le serveur ne la permet pas.',
      silent: 'Pas de réponse en 5 secondes.',
    },
    save: 'Enregistrer',
    addressFaults: {
      empty: 'Entre une adresse, par exemple http://192.168.0.10:5000.',
      not_an_address: 'Ce n’est pas une adresse. Il faut quelque chose comme http://192.168.0.10:5000.',
      scheme: 'Seules les adresses en http:// ou https:// sont possibles.',
      credentials: 'Sans nom d’utilisateur ni mot de passe, s’il te plaît.',
      query: 'Sans ? ni #, s’il te plaît.',
    },
  },
  quizDialog: {
    title: 'Ouvrir un quiz',
    loading: 'Chargement des quiz',
    failed: 'Impossible de charger les quiz',
    empty: 'Il n’y a pas encore de quiz sur ce serveur.',
  },
  shortcuts: {
    title: 'Raccourcis',
    keysAnywhere: {
      F: 'Plein écran ou non',
      C: 'Copier le code de la salle, dans le salon',
      L: 'Copier le lien pour participer, dans le salon',
      '?': 'Cette liste',
    },
    inGame: 'Dans le quiz',
  },
  evenings: {
    goOn: (quizName, where) => `Reprendre : ${quizName}, ${where}`,
    lobby: 'salon',
    round: (place) => `manche ${place}`,
    question: (place) => `question ${place}`,
    tieBreak: 'départage',
    reveal: (question) => `solution, ${question}`,
    scores: 'classement',
    break: 'pause',
    podium: 'podium',
    rules: 'règles du jeu',
    season: 'classement de la saison',
    ended: 'Dernières soirées',
    until: 'Les résultats restent douze heures.',
  },
  takeHome: {
    heading: 'Résultats',
    save: 'Garder les résultats',
    offers: {
      xlsx: 'Résultats pour Excel (XLSX)',
      csv: 'Résultats en CSV',
      certificate: 'Diplôme à imprimer',
    },
    saving: {
      none: '',
      running: 'Le fichier se prépare…',
      saved: 'Le fichier est enregistré.',
      failed: 'Ça n’a pas marché. Essaie encore une fois.',
    },
    ending: {
      offer: 'Finir la soirée',
      question: {
        title: 'Finir la soirée ?',
        text: 'Les téléphones disent merci, avec la place et les points. Les résultats restent sur la page d’accueil.',
        confirm: 'Finir',
      },
      running: 'La soirée se termine…',
      failed: 'Le serveur n’a pas confirmé la fin de la soirée.',
      done: 'La soirée est finie',
      kept: 'Les résultats restent sur la page d’accueil de l’ordinateur.',
    },
    fileName: 'Resultats',
  },
};
export default fr;
