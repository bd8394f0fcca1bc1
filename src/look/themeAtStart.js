// Runs before the first paint, so that the wrong theme never flashes; src/host/layout/useTheme.ts takes over.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('quiz-night.theme-mode');
  } catch (error) {
    mode = 'auto';
  }
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.className = mode === 'light' || mode === 'dark' ? mode : system;
})();
