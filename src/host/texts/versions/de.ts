/** What the dialog of two versions says of any document. */
const de = {
  mine: 'Diese Fassung',
  theirs: 'Die andere Fassung',
  onlyHere: 'Nur hier so:',
  same: 'Beide sagen dasselbe.',
  choices: {
    mine: 'Diese Fassung behalten',
    theirs: 'Die andere übernehmen',
    copy: 'Beide behalten: diese als Kopie',
  },
  /** Where the server has the document no more. */
  deletedChoices: { mine: 'Neu speichern', theirs: 'Verwerfen' },
};
export default de;
