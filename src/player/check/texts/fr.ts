import type de from './de';

const fr: typeof de = {
  heading: 'Ça marche !',
  text: 'Ce téléphone arrive bien jusqu’au quiz. Ce soir, tout le monde entrera comme ça.',
  join: 'Aller jouer',
};

export default fr;
