import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('pl');
const inPlaces = (count: number) =>
  plural(count, { one: 'o jedno miejsce', few: `o ${count} miejsca`, other: `o ${count} miejsc` });

const pl: typeof de = {
  season: {
    best: (shown, all) => `Pierwsze ${shown} z ${all} drużyn`,
    table: 'Miejsca w sezonie',
    up: (places) => `${inPlaces(places)} w górę`,
    down: (places) => `${inPlaces(places)} w dół`,
    same: 'to samo miejsce',
  },
  slide: { label: 'Od lokalu', picture: 'Obraz lokalu', qr: 'Kod QR lokalu' },
  venue: { missing: (files) => `Z plików lokalu brakuje albo nie da się tu pokazać czy odtworzyć: ${files}` },
  effects: {
    legend: 'Efekty',
    steps: { party: 'Impreza', calm: 'Spokój', minimal: 'Minimum', off: 'Brak' },
  },
};
export default pl;
