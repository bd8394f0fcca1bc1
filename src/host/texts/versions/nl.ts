import type de from './de';

const nl: typeof de = {
  mine: 'Deze versie',
  theirs: 'De andere versie',
  onlyHere: 'Alleen hier zo:',
  same: 'Beide zeggen hetzelfde.',
  choices: {
    mine: 'Deze versie houden',
    theirs: 'De andere overnemen',
    copy: 'Beide houden: deze als kopie',
  },
  deletedChoices: { mine: 'Opnieuw opslaan', theirs: 'Weggooien' },
};
export default nl;
