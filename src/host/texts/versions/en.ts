import type de from './de';

const en: typeof de = {
  mine: 'This version',
  theirs: 'The other version',
  onlyHere: 'Only here like this:',
  same: 'Both say the same.',
  choices: {
    mine: 'Keep this version',
    theirs: 'Take the other one',
    copy: 'Keep both: this one as a copy',
  },
  deletedChoices: { mine: 'Save it anew', theirs: 'Discard' },
};
export default en;
