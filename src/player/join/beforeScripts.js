// Until the page's own scripts are there, shows the screen that they will show, keeps what is typed and pressed, and
// says if they do not come; takeOver.ts goes on from here. Where someone has to type or press first, the scripts are
// asked for at the first touch, or 0.7 s after the page was: until then, other phones on the same Wi-Fi get their
// forms. Elements are found as the window's properties, since every phone loads this file, and old browsers must
// understand it.
{
  const page = root;
  const form = page.innerHTML;
  // The page's own scripts remove these.
  const failed = notice;
  const rest = late.content;
  const key = 'quiz-night.player';
  let code, name, saved, screen, heading;
  const find = (selector) => page.querySelector(selector);
  const showForm = (typed) => {
    screen = '';
    page.innerHTML = form;
    find('#code').value = code;
    find('#name').value = typed;
  };
  const say = (event) => {
    // Pictures may be missing.
    if (!event || !('alt' in event.target)) failed.hidden = false;
  };
  // Nothing is left to add the second time.
  const load = () => page.after(rest);
  try {
    code = decodeURIComponent(location.pathname.slice(6)).toUpperCase();
    name = localStorage[key + '-name'];
    saved = JSON.parse(localStorage[key + '.' + code]);
    name = saved.name;
    screen = saved.admitted && 'returning';
  } catch (error) {
    // Nothing is saved.
  }
  screen = screen || (location.hash ? 'team' : code && name && 'offered');
  if (screen) {
    page.innerHTML = window[screen].innerHTML;
    heading = find('h1').firstChild;
    heading.data = heading.data.replace('\uFFFC', () => name);
    (find('b') || {}).textContent = code;
  } else showForm(name || '');
  page.onclick =
    page.oninput =
    page.onsubmit =
      (event) => {
        const target = event.target;
        load();
        if (event.type === 'submit') {
          event.preventDefault();
          for (const field of [find('#code'), find('#name')]) if (!field.value.trim()) return field.focus();
        } else if (screen !== 'offered') return;
        else if (target.className === 'quiet') return showForm('');
        else if (target.className !== 'go') return;
        page.dataset.pressed = '';
        find('.go').textContent = joining.innerHTML;
      };
  addEventListener('error', say, true);
  setTimeout(say, 10000);
  setTimeout(load, find('.go') && !location.search && 700 - performance.now());
}
