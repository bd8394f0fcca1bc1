import type de from './de';

const fr: typeof de = {
  mine: 'Cette version',
  theirs: 'L’autre version',
  onlyHere: 'Seulement ici :',
  same: 'Les deux disent la même chose.',
  choices: {
    mine: 'Garder cette version',
    theirs: 'Prendre l’autre',
    copy: 'Garder les deux : celle-ci en copie',
  },
  deletedChoices: { mine: 'Réenregistrer', theirs: 'Abandonner' },
};
export default fr;
