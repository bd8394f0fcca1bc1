import type de from './de';

const it: typeof de = {
  mine: 'Questa versione',
  theirs: 'L’altra versione',
  onlyHere: 'Solo qui così:',
  same: 'Dicono tutte e due lo stesso.',
  choices: {
    mine: 'Tieni questa versione',
    theirs: 'Prendi l’altra',
    copy: 'Tieni tutte e due: questa come copia',
  },
  deletedChoices: { mine: 'Salva di nuovo', theirs: 'Scarta' },
};
export default it;
