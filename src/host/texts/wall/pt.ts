import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('pt');
const places = (count: number) => plural(count, { one: 'um lugar', other: `${count} lugares` });

const pt: typeof de = {
  season: {
    best: (shown, all) => `As primeiras ${shown} de ${all} equipas`,
    table: 'Lugares na liga',
    up: (count) => `sobe ${places(count)}`,
    down: (count) => `desce ${places(count)}`,
    same: 'mesmo lugar',
  },
  slide: { label: 'Da casa', picture: 'Imagem da casa', qr: 'Código QR da casa' },
  venue: {
    missing: (files) => `Da casa falta, ou não se pode mostrar nem reproduzir aqui: ${files}`,
  },
  effects: {
    legend: 'Efeitos',
    steps: { party: 'Festa', calm: 'Suave', minimal: 'Mínimo', off: 'Não' },
  },
};
export default pt;
