import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('es');
const places = (count: number) => plural(count, { one: 'un puesto', other: `${count} puestos` });

const es: typeof de = {
  season: {
    best: (shown, all) => `Los ${shown} primeros de ${all} equipos`,
    table: 'Puestos en la liga',
    up: (count) => `sube ${places(count)}`,
    down: (count) => `baja ${places(count)}`,
    same: 'mismo puesto',
  },
  slide: { label: 'De la casa', picture: 'Imagen de la casa', qr: 'Código QR de la casa' },
  venue: {
    missing: (files) => `De la casa falta, o aquí no se puede mostrar ni reproducir: ${files}`,
  },
  effects: {
    legend: 'Efectos',
    steps: { party: 'Fiesta', calm: 'Suaves', minimal: 'Mínimos', off: 'No' },
  },
};
export default es;
