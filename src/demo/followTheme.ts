/** Shows the theme of the page around this one. */
export function followTheme(): void {
  const outer = window.parent.document.documentElement;
  const follow = () => {
    document.documentElement.className = outer.classList.contains('light') ? 'light' : 'dark';
  };
  new MutationObserver(follow).observe(outer, { attributeFilter: ['class'] });
  follow();
}
