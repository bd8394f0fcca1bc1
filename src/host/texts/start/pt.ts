import type de from './de';

const pt: typeof de = {
  ui: {
    close: 'Fechar',
    broken: {
      explanation: 'Não foi possível carregar esta parte da página.',
      reload: 'Recarregar',
    },
    loading: 'A carregar',
    qrCode: 'Código QR para entrar',
  },
  frame: {
    settings: 'Definições',
    toggleTheme: 'Mudar claro/escuro',
    controls: 'Controlos',
    fullscreen: 'Ecrã inteiro',
    leaveFullscreen: 'Sair do ecrã inteiro',
  },
  start: {
    heading: 'Quiz Night',
    tagline: 'Chegou a melhor noite da tua vida!',
    loadQuiz: 'Abrir quiz',
    season: 'Liga',
    unknownRoute: {
      heading: 'Aqui não há nada',
      explanation: 'Esta página não existe.',
      toStart: 'Ir para o início',
    },
  },
};
export default pt;
