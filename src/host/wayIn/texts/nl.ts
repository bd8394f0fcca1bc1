import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('nl');

const nl: typeof de = {
  heading: 'Scan dit met je telefoon',
  about: 'Dan weet je vóór de avond of telefoons binnenkomen.',
  qrCode: 'QR-code om te proberen',
  waiting: 'Nog geen telefoon geweest …',
  came: (count, written) =>
    plural(count, {
      one: 'Er is een telefoon geweest. Zo komt straks iedereen binnen.',
      other: `Er zijn ${written} telefoons geweest. Zo komt straks iedereen binnen.`,
    }),
  later: 'Niet nu',
  done: 'Klaar',
  help: 'Lukt het niet?',
  link: 'Komen telefoons binnen?',
  printCard: 'Wifikaart printen',
  whyNot: 'Hier kan het aan liggen:',
  choiceFailed: 'Het netwerk kiezen lukte niet. Probeer het nog eens.',
  kinds: { local: '', vpn: 'VPN', virtual: 'alleen in de laptop' },
  findings: {
    alone: {
      title: 'De laptop zit op geen enkel netwerk',
      text: 'Verbind hem met de wifi, of met de hotspot van een telefoon. Voorbereiden, een generale draaien en printen kan ook zo.',
    },
    public: {
      title: 'Telefoons komen via internet',
      text: 'De telefoon heeft internet nodig, en dit adres moet van buitenaf bereikbaar zijn.',
    },
    elsewhere: {
      title: 'De telefoon zit op een ander netwerk',
      text: 'Telefoon en laptop moeten op dezelfde wifi. Zet op de telefoon de mobiele data even uit.',
    },
    several: {
      title: 'De laptop zit op meerdere netwerken',
      text: 'Kies het netwerk waar de telefoons op zitten. De QR-code en alle schermen volgen meteen.',
    },
    vpn: {
      title: 'Er staat een VPN aan',
      text: 'Zet hem vanavond uit. Telefoons komen er vaak niet langs.',
    },
    virtual: {
      title: 'Sommige netwerken zijn er alleen in de laptop',
      text: 'Ze horen bij virtuele machines. Daar komen telefoons niet: neem de wifi.',
    },
    guest: {
      title: 'De gastenwifi houdt apparaten apart',
      text: 'Op gastenwifi zien apparaten elkaar vaak niet. Neem de wifi van de zaak zelf, of de hotspot van een telefoon.',
    },
  },
  firewall: {
    title: 'De firewall houdt telefoons tegen',
    windows: () =>
      'Zet het netwerk onder ‘Instellingen, Netwerk en internet’ op ‘Privé’. Vraagt Windows naar Node.js, sta dan ‘Privénetwerken’ toe.',
    macos: () =>
      'Open ‘Systeeminstellingen, Netwerk, Firewall, Opties’ en sta inkomende verbindingen toe voor ‘node’.',
    linux: (port) => `Typ in de terminal: sudo ufw allow ${port}/tcp`,
    other: (port) => `Zet in de firewall poort ${port} (TCP) open.`,
  },
  card: {
    heading: 'Wifikaart',
    about: 'Voor op tafel: eerst op de wifi, dan naar de quiz. Naam en wachtwoord blijven op deze laptop.',
    name: 'Naam van de wifi',
    safety: 'Wachtwoord',
    kinds: { wpa: 'Met wachtwoord (WPA)', open: 'Zonder wachtwoord' },
    password: 'Wachtwoord van de wifi',
    hidden: 'De wifi is verborgen',
    faults: {
      name: 'De naam heeft 1 tot 32 tekens.',
      password: 'Het wachtwoord heeft 8 tot 63 tekens, zonder accenten.',
    },
    save: 'Onthouden',
    saved: 'Onthouden.',
    saveFailed: 'Opslaan lukte niet. Probeer het nog eens.',
    print: 'Printen',
    perPage: 'Kaarten per vel',
    preview: 'Voorbeeld',
    empty: 'Vul links jullie wifi in, dan staat hier de kaart.',
    toWifi: 'Op de wifi',
    toQuiz: 'Naar de quiz',
    wifiCode: 'QR-code van de wifi',
    quizCode: 'QR-code van de quiz',
    wifiName: 'Wifi',
    wifiPassword: 'Wachtwoord',
    withoutPassword: 'zonder wachtwoord',
    noAddress: 'De laptop zit op geen enkel netwerk, daarom ontbreekt het adres van de quiz.',
    closed: {
      forbidden: 'De kaart is er alleen op de laptop waar de quiz op draait.',
      unreachable: 'De server antwoordt niet.',
      retry: 'Nog eens proberen',
      toStart: 'Naar startpagina',
    },
  },
};
export default nl;
