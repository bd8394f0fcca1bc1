import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('nl');
const inPlaces = (count: number) => plural(count, { one: 'één plaats', other: `${count} plaatsen` });

const nl: typeof de = {
  season: {
    best: (shown, all) => `De eerste ${shown} van ${all} teams`,
    table: 'Plaatsen in het seizoen',
    up: (places) => `${inPlaces(places)} omhoog`,
    down: (places) => `${inPlaces(places)} omlaag`,
    same: 'zelfde plaats',
  },
  slide: { label: 'Van de zaak', picture: 'Plaatje van de zaak', qr: 'QR-code van de zaak' },
  venue: {
    missing: (files) => `Van de zaak ontbreekt, of is hier niet te tonen of af te spelen: ${files}`,
  },
  effects: {
    legend: 'Effecten',
    steps: { party: 'Feest', calm: 'Rustig', minimal: 'Minimaal', off: 'Uit' },
  },
};
export default nl;
