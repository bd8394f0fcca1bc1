import { pluralIn } from '../../contract/languages';
import { MAX_NAME_CHARACTERS } from '../../contract/limits';
import words from '../../look/words/es';
import type en from './en';

const plural = pluralIn('es');

/** Stands on the button, and in the sentence that leads to it. */
const another = 'Otro móvil para el equipo';

const es: typeof en = {
  rehearsal: words.rehearsal,
  language: 'es',
  chooseLanguage: 'Idioma',
  join: {
    productName: 'Quiz Night',
    invitation: 'Únete al quiz',
    labels: { code: 'Código de sala', name: 'Nombre del equipo' },
    join: 'Jugar',
    joining: 'Un momento…',
    cancel: words.cancel,
    returning: (name) => `¡Hola otra vez, ${name}! Un momento…`,
    otherSession: 'Ir a otra sala',
    again: (name) => `¿Otra vez como ${name}?`,
    againYes: 'Sí, jugar',
    againNo: 'Otro nombre',
    lastEvening: 'Vuestra última noche',
    fairPlay:
      'Quien presenta ve cuántas veces y cuánto tiempo salís de esta página con una pregunta abierta.',
    joined: '¡Estás dentro!',
    roomCode: 'Sala',
    others: (count) =>
      count < 1
        ? 'De momento, solo tú'
        : `Hay ${words.number(count)} ${plural(count, { one: 'equipo', other: 'equipos' })} más`,
    whatNext: 'Mira la pantalla grande. Puedes bloquear el móvil: tu sitio está guardado.',
    leave: 'Salir de la sala',
    sameTeam: (name) =>
      `¿Es tu equipo? En un móvil que juegue como «${name}», toca «${another}» y escanea su código con la cámara de este. Quien presenta también puede enseñarte uno.`,
    joiningTeam: 'Este móvil entra en vuestro equipo. Un momento…',
    invited: (name) => `Este móvil ya juega aquí como ${name}`,
    invitedHint: 'El código lleva a un equipo. Si te cambias, pierdes el sitio que tenía este móvil.',
    invitedStay: (name) => `Seguir como ${name}`,
    invitedChange: 'Ir al equipo del código',
    links: {
      connecting: 'Conectando…',
      online: 'Conectado',
      offline: 'Sin conexión. Lo seguimos intentando; mira si tu móvil está en el wifi del local.',
    },
    failures: {
      code_missing: 'Escribe el código de sala que ves en la pantalla grande.',
      code_unknown: 'No hay ninguna sala con ese código. Compáralo con el de la pantalla grande.',
      session_full: 'La sala está llena. Únete a otro equipo o pregunta a quien presenta.',
      session_locked: 'Ahora mismo no puede entrar nadie más. Pregunta a quien presenta.',
      name_empty: 'Escribe el nombre que verán los demás.',
      name_too_long: `Ese nombre es muy largo. Caben ${MAX_NAME_CHARACTERS} caracteres como mucho, menos si hay emojis largos.`,
      name_invalid: 'Ese nombre tiene caracteres que no se pueden mostrar. Usa letras, números o emojis.',
      name_taken: 'Ese nombre ya está cogido aquí. Elige otro.',
      server_failed:
        'El ordenador del quiz no te ha podido dejar entrar. Prueba otra vez o avisa a quien presenta.',
      session_ended: 'Tu última sala ya ha terminado. Escribe el código que hay ahora en la pantalla.',
      membership_gone: 'Tu sitio en esta sala ya no existe. Vuelve a entrar.',
      player_removed:
        'Han quitado ese nombre de la lista. Con otro puedes volver cuando quieras: escríbelo aquí.',
      ticket_invalid:
        'Este código ya no vale: está usado o ha caducado. Pide uno nuevo en un móvil de tu equipo. O juega aquí con tu propio nombre.',
      devices_full: 'Este equipo ya tiene todos los móviles permitidos. Puedes jugar con tu propio nombre.',
      already_joined: 'Este móvil ya juega aquí con otro equipo.',
      device_removed:
        'Tu equipo o quien presenta ha sacado este móvil. Pide allí un código nuevo o juega con tu propio nombre.',
    },
  },
  loading: 'Un momento…',
  teamEntry: {
    another,
    phones: (count) => `Equipo: ${count} ${plural(count, { one: 'móvil', other: 'móviles' })}`,
  },
};
export default es;
