import type de from './de';

const es: typeof de = {
  ui: {
    close: 'Cerrar',
    broken: {
      explanation: 'No se ha podido cargar esta parte de la página.',
      reload: 'Recargar',
    },
    loading: 'Cargando',
    qrCode: 'Código QR para entrar',
  },
  frame: {
    settings: 'Ajustes',
    toggleTheme: 'Cambiar claro/oscuro',
    controls: 'Controles',
    fullscreen: 'Pantalla completa',
    leaveFullscreen: 'Salir de pantalla completa',
  },
  start: {
    heading: 'Quiz Night',
    tagline: '¡Te espera la mejor noche de tu vida!',
    loadQuiz: 'Abrir quiz',
    season: 'Liga',
    unknownRoute: {
      heading: 'Aquí no hay nada',
      explanation: 'Esta página no existe.',
      toStart: 'Ir al inicio',
    },
  },
};
export default es;
