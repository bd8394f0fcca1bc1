import type de from './de';

const es: typeof de = {
  heading: 'Noches pasadas',
  stays: (time: string) => `Los resultados se guardan ${time}.`,
  staysForever: 'Los resultados se guardan hasta que los borres.',
  where: 'Tú decides cuánto tiempo en los ajustes, en «Local».',
  loading: 'Cargando las noches',
  failed: 'No se han podido cargar las noches.',
  none: 'Ya no hay ninguna noche guardada aquí.',
  first: (names: string) => `1.er puesto: ${names}`,
  certificate: 'Diploma',
  remove: 'Borrar',
  removeQuestion: (evening: string) => ({
    title: `¿Borrar ${evening}?`,
    text: 'Los nombres, las respuestas y los puntos de esta noche se perderán para siempre. Lo que ya cuenta en una temporada se queda.',
    confirm: 'Borrar',
  }),
  removed: 'La noche se ha borrado.',
  notRemoved: 'No se ha podido borrar la noche.',
  more: 'Mostrar noches anteriores',
};
export default es;
