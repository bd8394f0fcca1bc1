import type de from './de';

const pl: typeof de = {
  mine: 'Ta wersja',
  theirs: 'Tamta wersja',
  onlyHere: 'Tylko tutaj tak:',
  same: 'Obie mówią to samo.',
  choices: {
    mine: 'Zachowaj tę wersję',
    theirs: 'Przyjmij tamtą',
    copy: 'Zachowaj obie: tę jako kopię',
  },
  deletedChoices: { mine: 'Zapisz na nowo', theirs: 'Odrzuć' },
};
export default pl;
