import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('es');

const es: typeof de = {
  heading: 'Escanea esto con tu móvil',
  about: 'Así sabes antes de la noche si los móviles pueden entrar.',
  qrCode: 'Código QR para probar',
  waiting: 'Aún no ha llegado ningún móvil…',
  came: (count, written) =>
    plural(count, {
      one: 'Ha llegado un móvil. Así entrarán todos esta noche.',
      other: `Han llegado ${written} móviles. Así entrarán todos esta noche.`,
    }),
  later: 'Más tarde',
  done: 'Listo',
  help: '¿No funciona?',
  link: 'Probar con un móvil',
  printCard: 'Tarjeta del wifi',
  whyNot: 'Puede ser por esto:',
  choiceFailed: 'No se ha podido elegir la red. Prueba otra vez.',
  kinds: { local: '', vpn: 'VPN', virtual: 'solo en el portátil' },
  findings: {
    alone: {
      title: 'El portátil no está en ninguna red',
      text: 'Conéctalo al wifi o comparte los datos de un móvil. Preparar, ensayar e imprimir también se puede así.',
    },
    public: {
      title: 'Los móviles llegan por internet',
      text: 'El móvil necesita internet, y a esta dirección se tiene que poder llegar desde fuera.',
    },
    elsewhere: {
      title: 'El móvil está en otra red',
      text: 'El móvil y el portátil tienen que estar en el mismo wifi. Apaga un momento los datos del móvil.',
    },
    several: {
      title: 'El portátil está en varias redes',
      text: 'Elige la de los móviles. El código QR y todas las pantallas cambian al momento.',
    },
    vpn: {
      title: 'Hay una VPN activada',
      text: 'Apágala esta noche: muchas veces no deja que los móviles lleguen al portátil.',
    },
    virtual: {
      title: 'Algunas redes solo existen en el portátil',
      text: 'Son de máquinas virtuales. Los móviles no llegan ahí: usa el wifi.',
    },
    guest: {
      title: 'El wifi de invitados separa los dispositivos',
      text: 'El wifi de invitados muchas veces aísla los dispositivos entre sí. Usa el wifi de la casa o comparte los datos de un móvil.',
    },
  },
  firewall: {
    title: 'El cortafuegos no deja entrar a los móviles',
    windows: () =>
      'En «Configuración, Red e Internet», pon la red como «Privada». Si Windows pregunta por Node.js, permite «Redes privadas».',
    macos: () =>
      'Abre «Ajustes del Sistema, Red, Firewall, Opciones» y permite las conexiones entrantes de «node».',
    linux: (port) => `Escribe en un terminal: sudo ufw allow ${port}/tcp`,
    other: (port) => `Abre el puerto ${port} (TCP) en el cortafuegos.`,
  },
  card: {
    heading: 'Tarjeta del wifi',
    about: 'Para las mesas: primero el wifi, luego el quiz. El nombre y la clave se quedan en este portátil.',
    name: 'Nombre del wifi',
    safety: 'Seguridad',
    kinds: { wpa: 'Con clave (WPA)', open: 'Sin clave' },
    password: 'Clave del wifi',
    hidden: 'El wifi está oculto',
    faults: {
      name: 'El nombre tiene de 1 a 32 caracteres.',
      password: 'La clave tiene de 8 a 63 caracteres, sin tildes ni eñes.',
    },
    save: 'Guardar',
    saved: 'Guardado.',
    saveFailed: 'No se ha podido guardar. Prueba otra vez.',
    print: 'Imprimir',
    perPage: 'Tarjetas por hoja',
    preview: 'Vista previa',
    empty: 'Escribe vuestro wifi a la izquierda y aquí saldrá la tarjeta.',
    toWifi: 'Al wifi',
    toQuiz: 'Al quiz',
    wifiCode: 'Código QR del wifi',
    quizCode: 'Código QR del quiz',
    wifiName: 'Wifi',
    wifiPassword: 'Clave',
    withoutPassword: 'sin clave',
    noAddress: 'El portátil no está en ninguna red, por eso falta la dirección del quiz.',
    closed: {
      forbidden: 'La tarjeta solo está en el portátil donde funciona el quiz.',
      unreachable: 'El servidor no responde.',
      retry: 'Probar otra vez',
      toStart: 'Ir al inicio',
    },
  },
};

export default es;
