import type de from './de';

const it: typeof de = {
  heading: 'Funziona!',
  text: 'Questo telefono raggiunge il portatile del quiz. Stasera entreranno tutti così.',
  join: 'Vai a giocare',
};

export default it;
