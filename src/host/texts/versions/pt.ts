import type de from './de';

const pt: typeof de = {
  mine: 'Esta versão',
  theirs: 'A outra versão',
  onlyHere: 'Só aqui assim:',
  same: 'As duas dizem o mesmo.',
  choices: {
    mine: 'Manter esta versão',
    theirs: 'Usar a outra',
    copy: 'Manter as duas: esta como cópia',
  },
  deletedChoices: { mine: 'Guardar de novo', theirs: 'Descartar' },
};
export default pt;
