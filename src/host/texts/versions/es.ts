import type de from './de';

const es: typeof de = {
  mine: 'Esta versión',
  theirs: 'La otra versión',
  onlyHere: 'Solo aquí así:',
  same: 'Las dos dicen lo mismo.',
  choices: {
    mine: 'Dejar esta versión',
    theirs: 'Usar la otra',
    copy: 'Dejar las dos: esta como copia',
  },
  deletedChoices: { mine: 'Guardar de nuevo', theirs: 'Descartar' },
};
export default es;
