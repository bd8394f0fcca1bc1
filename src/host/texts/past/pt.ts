import type de from './de';

const pt: typeof de = {
  heading: 'Noites passadas',
  stays: (time: string) => `Os resultados ficam ${time}.`,
  staysForever: 'Os resultados ficam até os apagares.',
  where: 'Escolhes por quanto tempo nas definições, em «Casa».',
  loading: 'A carregar as noites',
  failed: 'Não foi possível carregar as noites.',
  none: 'Já não há nenhuma noite guardada aqui.',
  first: (names: string) => `1.º lugar: ${names}`,
  certificate: 'Diploma',
  remove: 'Apagar',
  removeQuestion: (evening: string) => ({
    title: `Apagar ${evening}?`,
    text: 'Os nomes, as respostas e os pontos desta noite perdem-se para sempre. O que conta numa temporada fica.',
    confirm: 'Apagar',
  }),
  removed: 'A noite foi apagada.',
  notRemoved: 'Não foi possível apagar a noite.',
  more: 'Mostrar noites anteriores',
};
export default pt;
