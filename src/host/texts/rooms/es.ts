import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import words from '../../../look/words/es';
import type de from './de';

const plural = pluralIn('es');

const es: typeof de = {
  words,
  connection: {
    label: 'Conexión',
    names: {
      Connected: 'Conectado',
      Connecting: 'Conectando',
      Reconnecting: 'Volviendo a conectar',
      Disconnecting: 'Desconectando',
      Disconnected: 'Sin conexión',
    },
    states: {
      Connected: 'Todo en orden: quien entra aparece al momento.',
      Connecting: 'Conectando con el servidor.',
      Reconnecting: 'Se ha cortado la conexión y se está recuperando.',
      Disconnecting: 'Se está cerrando la conexión.',
      Disconnected: 'No hay conexión.',
    },
    problems: {
      unreachable: 'El servidor no responde; se sigue intentando.',
      server_error: 'El servidor da un error; se sigue intentando.',
      unreadable: 'En esta dirección no responde ningún servidor de quiz; se sigue intentando.',
      unknown: 'El servidor no conoce esta sesión.',
      hub_refused: 'El servidor responde, pero no permite la conexión en directo; se sigue intentando.',
    },
    gaveUp: {
      unreachable: 'El servidor no ha respondido a cuatro intentos.',
      server_error: 'En cuatro intentos el servidor solo ha dado error.',
      unreadable: 'En esta dirección no responde ningún servidor de quiz.',
      unknown: 'El servidor no conoce esta sesión.',
      hub_refused: 'El servidor responde, pero ha rechazado cuatro veces la conexión en directo.',
    },
    unread: 'Quien entra aparece, pero la sesión ahora mismo no se puede leer.',
    notCreated: {
      unreachable: 'La sesión no se ha creado: el servidor no responde.',
      server_error: 'La sesión no se ha creado: el servidor da un error.',
      unreadable: 'La sesión no se ha creado: en esta dirección no responde ningún servidor de quiz.',
      unknown: 'La sesión no se ha creado: el servidor no conoce este quiz.',
      hub_refused: 'La sesión no se ha creado: el servidor no permite la conexión en directo.',
    },
    joinAddress: 'Dirección para entrar',
    print: 'Imprimir hojas y tarjetas de mesa',
    serverKey: {
      wanted: 'La sesión no se ha creado: el servidor le pide su clave a este dispositivo.',
      label: 'Clave del servidor',
      where:
        'Está en el enlace que muestra Quiz Night al arrancar y en el archivo server-key de la carpeta de datos.',
      wrong: 'Esa no es la clave de este servidor.',
      open: 'Abrir sesión',
    },
    ending: {
      offer: 'Cerrar sesión',
      question: '¿Seguro que quieres cerrar la sesión? Todos los equipos saldrán de la sala.',
      running: 'Cerrando la sesión…',
      failed: 'El servidor no ha confirmado el cierre de la sesión.',
      confirm: 'Cerrar',
    },
    noJoinAddress: {
      loopback:
        'Faltan la dirección y el código QR porque el servidor no está en ninguna red: así los móviles no llegan a él.',
      unreachable:
        'Faltan la dirección y el código QR porque el servidor no responde en su dirección de red; se prueba cada minuto.',
    },
    notices: {
      in_memory: 'El servidor no puede guardar: la noche sigue, pero se perdería si se reinicia.',
      store_silent:
        'El almacén del servidor no responde: el juego está parado y seguirá solo en cuanto vuelva.',
      season_waiting: 'La noche aún no está en la liga: el disco no la acepta. Se sigue intentando.',
    },
    nothingToOpen: 'Aquí no hay ninguna sesión abierta.',
    connectAgain: 'Reconectar',
    openSettings: 'Ajustar conexión',
    toStart: 'Ir al inicio',
  },
  devices: {
    qrCode: 'Código QR para el mando',
    offers: {
      issuing: 'El código QR llega enseguida…',
      open: 'Escanéalo con tu móvil y manejarás el quiz con él. El código vale para un dispositivo y dos minutos.',
      claimed: 'Conectado. El móvil ya maneja el quiz.',
      expired: 'El código QR ha caducado.',
      failed: 'El servidor no ha dado ningún código QR.',
    },
    another: 'Otro código QR',
    noAddress: 'Ahora mismo los móviles no llegan al servidor, por eso no hay código QR.',
    devices: 'Estos dispositivos manejan el quiz',
    first: 'El primero',
    remote: (place) => `Mando ${place}`,
    own: (name) => `${name} (este mismo)`,
    dismiss: 'Quitar',
  },
  lobby: {
    number: words.number,
    heading: 'Sala del quiz',
    hint: 'Comparte este código con tu gente para que entre.',
    noWayIn: {
      loopback: {
        title: 'El portátil no está en ninguna red',
        text: 'Conéctalo al wifi o comparte los datos de un móvil. Entonces aparecerán aquí la dirección y el código QR.',
      },
      unreachable: {
        title: 'Los móviles aún no pueden entrar',
        text: 'El portátil no responde en su dirección de red. Revisa el wifi, la VPN y el cortafuegos. En cuanto responda, aparecerán aquí la dirección y el código QR.',
      },
    },
    players: 'En la sala',
    emptySlot: 'Esperando jugadores...',
    invitation: 'Entrar',
    copyCode: 'Copiar código',
    copyLink: 'Copiar enlace',
    copied: { code: 'Código copiado', link: 'Enlace copiado' },
    notCopied: 'Este navegador no deja copiar. Haz clic para seleccionar:',
    startFailed: 'El servidor no ha confirmado el inicio.',
    holdPage: 'No pasar las páginas',
    turnPages: 'Volver a pasar páginas',
    arrived: (count, names, total) =>
      `${words.number(count)} ${plural(count, { one: 'equipo nuevo', other: 'equipos nuevos' })}${names && `: ${names}`}, ${words.number(total)} en la sala`,
  },
  crowd: {
    start: 'Empezar',
    startAlone: {
      title: '¿Empezar sin equipos?',
      text: 'Aún no hay nadie en la sala. Quien llegue más tarde también podrá jugar.',
      confirm: 'Empezar igual',
    },
    menu: (name) => `${name}: renombrar o quitar`,
    locked: 'Entrada cerrada',
    pace: {
      label: 'Tiempo/pregunta',
      of: { 1: 'el del quiz', 1.5: 'una vez y media', 2: 'el doble', 0: 'sin límite' },
    },
    addPaper: '+ Equipo en papel',
    onPaper: 'en papel',
    lock: 'Cerrar entrada',
    unlock: 'Abrir entrada',
  },
  players: {
    rename: 'Renombrar',
    uncover: 'Ver nombre',
    phones: 'Móviles y papel',
    remove: 'Quitar',
    newName: 'Nuevo nombre',
    save: 'Guardar',
    nameFaults: {
      empty: 'Escribe un nombre.',
      too_long: `Caben ${MAX_NAME_CHARACTERS} caracteres como mucho, menos si hay emojis largos.`,
      refused: 'Ese nombre ya está cogido, se quitó antes o no se puede mostrar.',
    },
    removeQuestion: (name) => ({
      title: `¿Quitar ${name}?`,
      text: 'Perderá los puntos y el nombre. El móvil puede volver a entrar con otro nombre mientras la entrada esté abierta.',
      confirm: 'Quitar',
    }),
    removeMany: {
      heading: 'Quitar varios',
      away: (count) =>
        `Quitar a quien no tenga conexión ni respuestas${count === undefined ? '' : ` (${count})`}`,
      fromHere: (count) => `Quitar este y los posteriores${count === undefined ? '' : ` (${count})`}`,
      newest: 'Quitar los últimos',
      howMany: '¿Cuántos?',
      awayQuestion: '¿Quitar a todos los que no tienen conexión y aún no han respondido nada?',
      newestQuestion: (count) =>
        plural(count, { one: '¿Quitar el último equipo?', other: `¿Quitar los ${count} últimos equipos?` }),
      text: 'Perderán sus puntos. Pueden volver a entrar con el mismo nombre mientras la entrada esté abierta.',
      confirm: 'Quitarlos',
    },
  },
  settings: {
    title: 'Ajustes',
    general: 'General',
    connection: 'Conexión',
    design: 'Diseño',
    venue: 'Local',
    aboutLanguage:
      'Un solo idioma, o alemán e inglés mezclados; vale al momento en este dispositivo. Los móviles siguen su propio ajuste.',
    language: 'Idioma',
    mixture: 'Mezcla',
    aboutDesign:
      'Claro para el día, oscuro (modo oscuro) para la noche; vale al momento en este dispositivo. Automático sigue su ajuste.',
    themeMode: 'Colores',
    themeModes: { light: 'Claro', dark: 'Oscuro', auto: 'Automático' },
    serverAddress: 'IP del servidor',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Probar la conexión',
    testing: 'Probando la conexión…',
    tested: {
      found: (count) =>
        plural(count, {
          one: `${words.number(count)} quiz encontrado.`,
          other: `${words.number(count)} quizzes encontrados.`,
        }),
      notAQuizServer: 'Algo responde ahí, pero no es un servidor de quiz.',
      failing: 'El servidor responde, pero da un error.',
      refused: 'Rechazada: no hay conexión o el servidor no la permite.',
      silent: 'Sin respuesta en 5 segundos.',
    },
    save: 'Guardar',
    addressFaults: {
      empty: 'Escribe una dirección, por ejemplo http://192.168.0.10:5000.',
      not_an_address: 'Eso no es una dirección. Tiene que ser algo como http://192.168.0.10:5000.',
      scheme: 'Solo valen direcciones con http:// o https://.',
      credentials: 'Sin usuario ni contraseña, por favor.',
      query: 'Sin ? ni #, por favor.',
    },
  },
  quizDialog: {
    title: 'Abrir un quiz',
    loading: 'Cargando quizzes',
    failed: 'No se han podido cargar los quizzes',
    empty: 'En este servidor aún no hay quizzes.',
  },
  shortcuts: {
    title: 'Teclas rápidas',
    keysAnywhere: {
      F: 'Pantalla completa, sí y no',
      C: 'Copiar el código de sala, en la sala',
      L: 'Copiar el enlace para entrar, en la sala',
      '?': 'Esta lista',
    },
    inGame: 'En el quiz',
  },
  evenings: {
    goOn: (quizName, where) => `Seguir: ${quizName}, ${where}`,
    lobby: 'sala',
    round: (place) => `ronda ${place}`,
    question: (place) => `pregunta ${place}`,
    tieBreak: 'desempate',
    reveal: (question) => `solución: ${question}`,
    scores: 'marcador',
    break: 'descanso',
    podium: 'podio',
    rules: 'reglas',
    season: 'tabla de la liga',
    ended: 'Últimas noches',
    until: 'Los resultados se guardan doce horas.',
  },
  takeHome: {
    heading: 'Resultados',
    save: 'Guardar resultados',
    offers: {
      xlsx: 'Resultados para Excel (XLSX)',
      csv: 'Resultados en CSV',
      certificate: 'Diploma para imprimir',
    },
    saving: {
      none: '',
      running: 'Creando el archivo…',
      saved: 'El archivo está guardado.',
      failed: 'No ha funcionado. Prueba otra vez.',
    },
    ending: {
      offer: 'Acabar la noche',
      question: {
        title: '¿Acabar la noche?',
        text: 'Los móviles dan las gracias, con el puesto y los puntos. Los resultados se quedan en la página de inicio.',
        confirm: 'Acabar ya',
      },
      running: 'Acabando la noche…',
      failed: 'El servidor no ha confirmado que la noche ha terminado.',
      done: 'La noche ha terminado',
      kept: 'Los resultados se quedan en la página de inicio del portátil.',
    },
    fileName: 'Resultados',
  },
};
export default es;
