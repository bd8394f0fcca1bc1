import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('it');

const it: typeof de = {
  heading: 'Inquadra qui con il telefono',
  about: 'Così sai già prima della serata se i telefoni riescono a entrare.',
  qrCode: 'Codice QR di prova',
  waiting: 'Ancora nessun telefono…',
  came: (count, written) =>
    plural(count, {
      one: 'Un telefono è arrivato. Stasera entreranno tutti così.',
      other: `${written} telefoni sono arrivati. Stasera entreranno tutti così.`,
    }),
  later: 'Più tardi',
  done: 'Fatto',
  help: 'Non funziona?',
  link: 'Prova con un telefono',
  printCard: 'Cartoncino Wi-Fi',
  whyNot: 'Può dipendere da questo:',
  choiceFailed: 'Non è stato possibile scegliere la rete. Riprova.',
  kinds: { local: '', vpn: 'VPN', virtual: 'solo nel portatile' },
  findings: {
    alone: {
      title: 'Il portatile non è in nessuna rete',
      text: 'Collegalo al Wi-Fi o all’hotspot di un telefono. Preparare, provare e stampare si può anche così.',
    },
    public: {
      title: 'I telefoni passano da internet',
      text: 'Al telefono serve internet, e questo indirizzo deve essere raggiungibile da fuori.',
    },
    elsewhere: {
      title: 'Il telefono è in un’altra rete',
      text: 'Telefono e portatile devono stare sullo stesso Wi-Fi. Spegni un attimo i dati mobili del telefono.',
    },
    several: {
      title: 'Il portatile è in più reti',
      text: 'Scegli quella dei telefoni. Il codice QR e tutti gli schermi si adeguano subito.',
    },
    vpn: {
      title: 'C’è una VPN attiva',
      text: 'Spegnila per la serata: spesso impedisce ai telefoni di raggiungere il portatile.',
    },
    virtual: {
      title: 'Alcune reti esistono solo nel portatile',
      text: 'Sono di macchine virtuali. I telefoni non ci arrivano: usa il Wi-Fi.',
    },
    guest: {
      title: 'Il Wi-Fi ospiti isola i dispositivi',
      text: 'Spesso il Wi-Fi ospiti isola i dispositivi l’uno dall’altro. Usa il Wi-Fi di casa o l’hotspot di un telefono.',
    },
  },
  firewall: {
    title: 'Il firewall tiene fuori i telefoni',
    windows: () =>
      'In «Impostazioni, Rete e Internet» imposta la rete come «Privata». Se Windows chiede di Node.js, consenti le «Reti private».',
    macos: () =>
      'Apri «Impostazioni di Sistema, Rete, Firewall, Opzioni» e consenti le connessioni in entrata per «node».',
    linux: (port) => `Scrivi nel terminale: sudo ufw allow ${port}/tcp`,
    other: (port) => `Apri la porta ${port} (TCP) nel firewall.`,
  },
  card: {
    heading: 'Cartoncino Wi-Fi',
    about: 'Per i tavoli: prima il Wi-Fi, poi il quiz. Nome e password restano su questo portatile.',
    name: 'Nome del Wi-Fi',
    safety: 'Sicurezza',
    kinds: { wpa: 'Con password (WPA)', open: 'Senza password' },
    password: 'Password del Wi-Fi',
    hidden: 'Il Wi-Fi è nascosto',
    faults: {
      name: 'Il nome ha da 1 a 32 caratteri.',
      password: 'La password ha da 8 a 63 caratteri, senza accenti.',
    },
    save: 'Salva',
    saved: 'Salvato.',
    saveFailed: 'Non è stato possibile salvare. Riprova.',
    print: 'Stampa',
    perPage: 'Per pagina',
    preview: 'Anteprima',
    empty: 'Scrivi a sinistra il vostro Wi-Fi e qui compare il cartoncino.',
    toWifi: 'Il Wi-Fi',
    toQuiz: 'Il quiz',
    wifiCode: 'Codice QR del Wi-Fi',
    quizCode: 'Codice QR del quiz',
    wifiName: 'Wi-Fi',
    wifiPassword: 'Password',
    withoutPassword: 'senza password',
    noAddress: 'Il portatile non è in nessuna rete, quindi manca l’indirizzo del quiz.',
    closed: {
      forbidden: 'Il cartoncino c’è solo sul portatile su cui gira il quiz.',
      unreachable: 'Il server non risponde.',
      retry: 'Riprova',
      toStart: 'Torna all’inizio',
    },
  },
};

export default it;
