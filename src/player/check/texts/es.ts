import type de from './de';

const es: typeof de = {
  heading: '¡Funciona!',
  text: 'Este móvil llega al portátil del quiz. Así entrarán todos esta noche.',
  join: 'Ir a jugar',
};

export default es;
