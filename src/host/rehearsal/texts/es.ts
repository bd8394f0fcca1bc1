import words from '../../../look/words/es';
import type de from './de';

const es: typeof de = {
  rehearsal: {
    rehearse: words.rehearsal,
    rehearseThis: (quizName) => `Ensayo de «${quizName}»`,
    title: 'Ensayo',
    intro:
      'Equipos inventados juegan tu quiz: prueban suerte, se equivocan al escribir y llegan tarde. También pueden entrar móviles de verdad. No cuenta nada y al final se borra todo.',
    teams: 'Equipos inventados',
    teamsFault: (fewest, most) => `Pueden ser de ${fewest} a ${most} equipos.`,
    fast: 'Cuatro veces más rápido',
    fastHint: 'Cada pregunta tiene un cuarto de su tiempo.',
    start: 'Empezar el ensayo',
    finish: 'Ver el informe',
    report: {
      heading: 'Así ha ido el ensayo',
      loading: 'El informe está en camino',
      gone: 'De este ensayo ya no queda nada. El informe se guarda una hora.',
      failed: 'El informe no ha llegado.',
      allWell: 'Todo lo demás está bien. ¡Ya puede llegar la noche!',
      duration: 'Lo que dura la noche',
      minutes: (least, most) => `De ${least} a ${most} minutos, sin descansos`,
      small: 'Demasiado pequeño en la pantalla grande',
      smallHint: 'Desde el fondo cuesta leerlo. Cuanto más corto el texto, más grande se ve.',
      smallText: (text, question) => `«${text}»: ${question}`,
      missing: 'Archivos que faltan',
      missingHint: 'Sin ellos, la pregunta solo muestra su texto.',
      missingFile: (file, question) => `${file}: ${question}`,
      untypable: 'Respuestas que nadie puede escribir',
      untypableHint: 'Acepta también una forma que se pueda escribir en el móvil.',
      untypableAnswer: (answer, question) => `«${answer}»: ${question}`,
      untypableWhy: {
        letters: 'no está en todos los teclados',
        refused: 'escrita así no cuenta como correcta',
        several: 'parece varias respuestas en una',
      },
      allRight: 'Han acertado todos',
      allRightHint: '¿Está bien la solución? ¿Y no es demasiado fácil?',
      allWrong: 'No ha acertado nadie',
      allWrongHint: '¿Está bien la solución? A lo mejor falta otra forma de escribirla.',
      edit: 'Editar el quiz',
      retry: 'Probar otra vez',
      toStart: 'Ir al inicio',
    },
  },
  firstEvening: {
    heading: 'Mi primera noche',
    intro: 'Del enchufe al podio: diez cosas y listo. Lo que se hace en este portátil se marca solo.',
    done: (count, of) => `${count} de ${of}`,
    steps: {
      power: 'Enchufa el portátil. No hay batería que aguante toda la noche.',
      projector:
        'Conecta el proyector o la tele y duplica la pantalla. ¿Hay sonido? Pues también los altavoces.',
      network:
        'Conecta el portátil al wifi de los móviles y escanea el código QR con tu móvil: así entran todos.',
      card: 'Imprime tarjetas con el wifi y ponlas en las mesas.',
      quiz: 'Elige un quiz o haz uno, y lee una vez en voz alta cada solución.',
      rehearsal: 'Haz un ensayo con 20 equipos y lee el informe.',
      remote: 'Pon el mando en tu móvil: así no tienes que estar junto al portátil.',
      paper: 'Papel y boli para quien venga sin móvil. Las hojas de respuestas están en «Imprimir».',
      wall: 'Media hora antes: la sala en la pantalla grande (con F la llena) y las reglas en dos palabras.',
      start: 'Empieza el quiz. Tras la última ronda, el podio, puesto a puesto. ¡Y un aplauso!',
    },
    leads: {
      card: 'Imprimir la tarjeta del wifi',
      quizzes: 'Ver los quizzes',
      lobby: 'Ir a la sala',
      sheets: 'Imprimir hojas',
    },
    print: 'Imprimir',
    reset: 'Quitar todas las marcas',
    toStart: 'Ir al inicio',
  },
};
export default es;
