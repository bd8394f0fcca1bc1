import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('pl');

const pl: typeof de = {
  heading: 'Zeskanuj to telefonem',
  about: 'Wtedy jeszcze przed wieczorem wiadomo, czy telefony wejdą.',
  qrCode: 'Kod QR na próbę',
  waiting: 'Jeszcze żadnego telefonu …',
  came: (count, written) =>
    plural(count, {
      one: 'Był tu telefon. Tak wejdą dziś wszyscy.',
      few: `Były tu ${written} telefony. Tak wejdą dziś wszyscy.`,
      other: `Było tu ${written} telefonów. Tak wejdą dziś wszyscy.`,
    }),
  later: 'Później',
  done: 'Gotowe',
  help: 'Nie działa?',
  link: 'Czy telefony wejdą?',
  printCard: 'Drukuj kartę Wi-Fi',
  whyNot: 'To może być powód:',
  choiceFailed: 'Nie udało się wybrać sieci. Spróbuj jeszcze raz.',
  kinds: { local: '', vpn: 'VPN', virtual: 'tylko w laptopie' },
  findings: {
    alone: {
      title: 'Laptop nie jest w żadnej sieci',
      text: 'Połącz go z Wi-Fi albo z hotspotem telefonu. Przygotować quiz, zrobić próbę i drukować można i bez tego.',
    },
    public: {
      title: 'Telefony wchodzą przez internet',
      text: 'Telefon potrzebuje internetu, a ten adres musi być dostępny z zewnątrz.',
    },
    elsewhere: {
      title: 'Telefon jest w innej sieci',
      text: 'Telefon i laptop muszą być w tym samym Wi-Fi. Wyłącz na chwilę dane komórkowe w telefonie.',
    },
    several: {
      title: 'Laptop jest w kilku sieciach',
      text: 'Wybierz tę, w której są telefony. Kod QR i wszystkie ekrany zmienią się od razu.',
    },
    vpn: {
      title: 'VPN jest włączony',
      text: 'Wyłącz go na ten wieczór. Często nie dopuszcza telefonów do laptopa.',
    },
    virtual: {
      title: 'Niektóre sieci są tylko w laptopie',
      text: 'Należą do maszyn wirtualnych. Telefony tam nie wejdą: wybierz Wi-Fi.',
    },
    guest: {
      title: 'Wi-Fi dla gości oddziela urządzenia',
      text: 'W Wi-Fi dla gości urządzenia często się nie widzą. Użyj Wi-Fi lokalu albo hotspotu w telefonie.',
    },
  },
  firewall: {
    title: 'Zapora nie wpuszcza telefonów',
    windows: () =>
      'W „Ustawienia, Sieć i internet” zmień sieć na „Sieć prywatna”. Jeśli Windows zapyta o Node.js, zezwól na „Sieci prywatne”.',
    macos: () =>
      'Otwórz „Ustawienia systemowe, Sieć, Zapora sieciowa, Opcje” i zezwól na połączenia przychodzące dla „node”.',
    linux: (port) => `Wpisz w terminalu: sudo ufw allow ${port}/tcp`,
    other: (port) => `Otwórz w zaporze port ${port} (TCP).`,
  },
  card: {
    heading: 'Karta Wi-Fi',
    about: 'Na stoliki: najpierw Wi-Fi, potem quiz. Nazwa i hasło zostają na tym laptopie.',
    name: 'Nazwa Wi-Fi',
    safety: 'Hasło',
    kinds: { wpa: 'Z hasłem (WPA)', open: 'Bez hasła' },
    password: 'Hasło do Wi-Fi',
    hidden: 'Wi-Fi jest ukryte',
    faults: {
      name: 'Nazwa ma od 1 do 32 znaków.',
      password: 'Hasło ma od 8 do 63 znaków, bez polskich liter.',
    },
    save: 'Zapamiętaj',
    saved: 'Zapamiętane.',
    saveFailed: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
    print: 'Drukuj',
    perPage: 'Karty na stronie',
    preview: 'Podgląd',
    empty: 'Wpisz po lewej swoje Wi-Fi, a tu pojawi się karta.',
    toWifi: 'Do Wi-Fi',
    toQuiz: 'Do quizu',
    wifiCode: 'Kod QR do Wi-Fi',
    quizCode: 'Kod QR do quizu',
    wifiName: 'Wi-Fi',
    wifiPassword: 'Hasło',
    withoutPassword: 'bez hasła',
    noAddress: 'Laptop nie jest w żadnej sieci, dlatego brakuje adresu quizu.',
    closed: {
      forbidden: 'Karta jest tylko na laptopie, na którym działa quiz.',
      unreachable: 'Serwer nie odpowiada.',
      retry: 'Spróbuj jeszcze raz',
      toStart: 'Strona startowa',
    },
  },
};
export default pl;
