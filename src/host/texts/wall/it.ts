import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('it');

const it: typeof de = {
  season: {
    best: (shown, all) => `Le prime ${shown} di ${all} squadre`,
    table: 'Posti nella stagione',
    up: (places) => plural(places, { one: 'su di un posto', other: `su di ${places} posti` }),
    down: (places) => plural(places, { one: 'giù di un posto', other: `giù di ${places} posti` }),
    same: 'stesso posto',
  },
  slide: { label: 'Dal locale', picture: 'Immagine del locale', qr: 'Codice QR del locale' },
  venue: {
    missing: (files) => `File del locale che mancano, o che qui non si vedono o non si sentono: ${files}`,
  },
  effects: {
    legend: 'Effetti',
    steps: { party: 'Festa', calm: 'Calmo', minimal: 'Minimo', off: 'No' },
  },
};
export default it;
