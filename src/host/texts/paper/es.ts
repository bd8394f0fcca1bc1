import { pluralIn } from '../../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../../contract/limits';
import type de from './de';

const plural = pluralIn('es');

const es: typeof de = {
  add: {
    title: 'Equipo en papel',
    hint: 'El equipo escribe en una hoja y no necesita móvil.',
    name: 'Nombre del equipo',
    confirm: 'Añadir',
    done: (name) => `${name} juega en papel.`,
    refusals: {
      name_empty: 'Escribe un nombre.',
      name_too_long: `Caben ${MAX_NAME_CHARACTERS} caracteres como mucho, menos si hay emojis largos.`,
      name_invalid: 'Ese nombre no se puede mostrar.',
      name_taken: 'Ya hay un equipo con ese nombre.',
      session_full: 'La sala está llena.',
      command_refused: 'Ahora mismo no se puede.',
    },
  },
  phones: {
    count: (count) =>
      count === 0
        ? 'Juega en papel.'
        : `Juega con ${count} ${plural(count, { one: 'móvil', other: 'móviles' })}.`,
    give: 'Dar móvil',
    giveMore: 'Otro móvil',
    qrCode: (name) => `Código QR para un móvil de ${name}`,
    offers: {
      issuing: 'El código QR llega enseguida…',
      open: 'Escanéalo con el móvil del equipo. El código vale para un móvil; a los diez minutos sale otro.',
      used: 'Conectado. El móvil está en el equipo.',
      failed:
        'El servidor no ha dado ningún código QR. Quizá el equipo ya tiene todos los móviles permitidos.',
    },
    noAddress: 'Ahora mismo los móviles no llegan al servidor, por eso no hay código QR.',
    toPaper: 'Seguir en papel',
    toPaperQuestion: (name) => ({
      title: `¿${name} sigue en papel?`,
      text: 'Lo que ya está respondido cuenta. Los móviles del equipo quedan fuera.',
      confirm: 'En papel',
    }),
    list: 'Móviles del equipo',
    phone: (number) => `Móvil ${number}`,
    captain: 'entrega',
    sendAway: 'Quitar',
    failed: 'El servidor no lo ha confirmado.',
  },
  scorer: {
    choice: '¿Para qué será el móvil?',
    roles: { remote: 'Mando', scorer: 'Ayuda con el papel' },
    qrCode: 'Código QR de ayuda',
    offers: {
      issuing: 'El código QR llega enseguida…',
      open: 'Escanéalo con el móvil de quien ayuda: corrige las hojas y nada más. El código vale para un dispositivo y dos minutos.',
      claimed: 'Conectado. El móvil ya corrige hojas.',
      expired: 'El código QR ha caducado.',
      failed: 'El servidor no ha dado ningún código QR.',
    },
    device: (place) => `Ayuda ${place}`,
  },
  grid: {
    title: 'Corregir papel',
    loading: 'Buscando las rondas…',
    failed: 'No se han podido cargar las rondas.',
    nothingAsked: 'Las rondas aparecen aquí en cuanto sale la primera pregunta.',
    nobody: 'Aún no juega ningún equipo en papel.',
    before: 'Ronda anterior',
    after: 'Ronda siguiente',
    all: 'Todos',
    team: 'Equipo',
    joker: 'Comodín',
    total: 'Suma',
    missing: 'falta',
    open: 'Pendiente',
    right: 'La buena es:',
    shares: { 1: 'bien', 0.5: 'medio', 0: 'mal' },
    empty: 'vacía',
    byPhone: 'respondida con el móvil',
    sending: 'guardando',
    notTaken: 'sin guardar',
    refused: 'Sin guardar: ahora mismo no se puede.',
    lost: 'El servidor no ha respondido.',
    badTotal: 'Puntos enteros o medios, como 7 o 7,5.',
    pad: 'Corrección',
    clear: 'Vaciar',
    keys: '1 bien · H o 2 medio · 0 mal · Supr vacía · Intro equipo siguiente · T suma · Re/Av Pág ronda',
  },
};
export default es;
