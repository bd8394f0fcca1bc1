import type de from './de';

const pt: typeof de = {
  heading: 'Funciona!',
  text: 'Este telemóvel chega ao portátil do quiz. É assim que todos entram hoje.',
  join: 'Ir jogar',
};
export default pt;
