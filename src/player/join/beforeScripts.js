// Until the page's own scripts are there, shows the screen that they will show, keeps what is typed and pressed, and
// says if they do not come; takeOver.ts goes on from here. Elements are found as the window's properties, since
// every phone loads this file, and old browsers must understand it.
(function (parts) {
  var root = parts.root;
  var notice = parts.notice;
  var form = root.innerHTML;
  var key = 'quiz-night.player';
  var code, name, saved, screen;
  function find(selector) {
    return root.querySelector(selector);
  }
  function showForm(typed) {
    screen = '';
    root.innerHTML = form;
    find('#code').value = code;
    find('#name').value = typed;
  }
  function say(event) {
    // Pictures may be missing.
    if (!event || !('alt' in event.target)) notice.hidden = false;
  }
  try {
    code = decodeURIComponent(location.pathname.slice(6)).toUpperCase();
    name = localStorage[key + '-name'];
    saved = JSON.parse(localStorage[key + '.' + code]);
    name = saved.name;
    screen = saved.admitted && 'returning';
  } catch (error) {
    // Nothing is saved.
  }
  screen = screen || (location.hash.startsWith('#device=') ? 'team' : code && name && 'offered');
  if (screen) {
    root.innerHTML = parts[screen].innerHTML;
    find('h1').textContent = find('h1').textContent.replace('\uFFFC', () => name);
    if (find('b')) find('b').textContent = code;
  } else showForm(name || '');
  root.onclick = root.onsubmit = (event) => {
    var target = event.target;
    if (event.type === 'submit') {
      event.preventDefault();
      for (var field of target.querySelectorAll('input')) if (!field.value.trim()) return field.focus();
    } else if (screen !== 'offered') return;
    else if (target.className === 'quiet') return showForm('');
    else if (target.className !== 'go') return;
    root.dataset.pressed = '';
    find('.go').textContent = parts.joining.innerHTML;
  };
  addEventListener('error', say, true);
  setTimeout(say, 10000);
})(window);
