import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('fr');

const fr: typeof de = {
  heading: 'Scanne ça avec ton téléphone',
  about: 'Comme ça, tu sais avant la soirée si les téléphones arrivent à entrer.',
  qrCode: 'Code QR pour essayer',
  waiting: 'Pas encore de téléphone…',
  came: (count, written) =>
    plural(count, {
      one: 'Un téléphone est passé. Ce soir, tout le monde entrera comme ça.',
      other: `${written} téléphones sont passés. Ce soir, tout le monde entrera comme ça.`,
    }),
  later: 'Plus tard',
  done: 'C’est bon',
  help: 'Ça ne marche pas ?',
  link: 'Tester avec un téléphone',
  printCard: 'Imprimer la carte Wi-Fi',
  whyNot: 'Voilà ce qui peut coincer :',
  choiceFailed: 'Impossible de choisir ce réseau. Réessaie.',
  kinds: { local: '', vpn: 'VPN', virtual: 'interne à l’ordinateur' },
  findings: {
    alone: {
      title: 'L’ordinateur n’est sur aucun réseau',
      text: 'Connecte-le au Wi-Fi ou au partage de connexion d’un téléphone. Préparer, répéter et imprimer, ça marche aussi sans.',
    },
    public: {
      title: 'Les téléphones passent par Internet',
      text: 'Il faut Internet sur le téléphone, et une adresse que l’on peut ouvrir de l’extérieur.',
    },
    elsewhere: {
      title: 'Le téléphone est sur un autre réseau',
      text: 'Téléphone et ordinateur doivent être sur le même Wi-Fi. Coupe un moment les données mobiles du téléphone.',
    },
    several: {
      title: 'L’ordinateur est sur plusieurs réseaux',
      text: 'Choisis celui des téléphones. Le code QR et tous les écrans suivent aussitôt.',
    },
    vpn: {
      title: 'Un VPN est activé',
      text: 'Coupe-le pour la soirée : souvent, il empêche les téléphones d’atteindre l’ordinateur.',
    },
    virtual: {
      title: 'Certains réseaux n’existent que dans l’ordinateur',
      text: 'Ce sont ceux de machines virtuelles. Les téléphones n’y ont pas accès : prends le Wi-Fi.',
    },
    guest: {
      title: 'Le Wi-Fi des clients isole les appareils',
      text: 'Souvent, un Wi-Fi invité isole les appareils les uns des autres. Prends celui de la maison ou le partage de connexion d’un téléphone.',
    },
  },
  firewall: {
    title: 'Le pare-feu bloque les téléphones',
    windows: () =>
      'Dans « Paramètres, Réseau et Internet », passe le réseau en « Privé ». Si Windows pose la question pour Node.js, autorise les « Réseaux privés ».',
    macos: () =>
      'Dans « Réglages Système, Réseau, Coupe-feu, Options », autorise les connexions entrantes pour « node ».',
    linux: (port) => `Tape dans un terminal : sudo ufw allow ${port}/tcp`,
    other: (port) => `Ouvre le port ${port} (TCP) dans le pare-feu.`,
  },
  card: {
    heading: 'Carte Wi-Fi',
    about:
      'Pour les tables : d’abord le Wi-Fi, puis le quiz. Nom et mot de passe restent sur cet ordinateur.',
    name: 'Nom du Wi-Fi',
    safety: 'Sécurité',
    kinds: { wpa: 'Avec mot de passe (WPA)', open: 'Sans mot de passe' },
    password: 'Mot de passe du Wi-Fi',
    hidden: 'Le Wi-Fi est masqué',
    faults: {
      name: 'Le nom a de 1 à 32 caractères.',
      password: 'Le mot de passe a de 8 à 63 caractères, sans accents.',
    },
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    saveFailed: 'Impossible d’enregistrer. Réessaie.',
    print: 'Imprimer',
    perPage: 'Cartes par page',
    preview: 'Aperçu',
    empty: 'Note votre Wi-Fi à gauche, et la carte apparaît ici.',
    toWifi: 'Le Wi-Fi',
    toQuiz: 'Le quiz',
    wifiCode: 'Code QR du Wi-Fi',
    quizCode: 'Code QR du quiz',
    // A colon comes after both.
    wifiName: 'Wi-Fi ',
    wifiPassword: 'Mot de passe ',
    withoutPassword: 'sans mot de passe',
    noAddress: 'L’ordinateur n’est sur aucun réseau, donc l’adresse du quiz manque.',
    closed: {
      forbidden: 'La carte n’existe que sur l’ordinateur où tourne le quiz.',
      unreachable: 'Le serveur ne répond pas.',
      retry: 'Réessayer',
      toStart: 'Vers l’accueil',
    },
  },
};

export default fr;
