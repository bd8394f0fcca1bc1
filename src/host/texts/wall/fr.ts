import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('fr');

const fr: typeof de = {
  season: {
    best: (shown, all) => `Les ${shown} premières équipes sur ${all}`,
    table: 'Places dans la saison',
    up: (places) => plural(places, { one: 'une place de mieux', other: `${places} places de mieux` }),
    down: (places) => plural(places, { one: 'une place de moins', other: `${places} places de moins` }),
    same: 'place gardée',
  },
  slide: { label: 'De la maison', picture: 'Image du lieu', qr: 'Code QR du lieu' },
  venue: {
    missing: (files) => `Fichiers du lieu absents, ou impossibles à montrer ou à jouer ici : ${files}`,
  },
  effects: {
    legend: 'Effets',
    steps: { party: 'Fête', calm: 'Calme', minimal: 'Minimum', off: 'Sans' },
  },
};
export default fr;
