// Before the first paint, so that no wrong theme flashes up; src/host/layout/useTheme.ts takes over from here.
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
