// What the pages do besides being read: the search, and the table of contents that is open where there is room.
const MOST = 30;
const script = document.currentScript;
const search = document.querySelector('search');
const field = document.getElementById('search');
const results = search.querySelector('.results');
const status = results.querySelector('[role=status]');
const list = results.querySelector('ol');
let loading;

search.hidden = false;

/** Loads the index, once. It is a script and no JSON file, since pages opened from a disk may not read files. */
function loadIndex() {
  loading ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = script.dataset.index;
    element.addEventListener('load', () => resolve(globalThis.quizNightPages));
    element.addEventListener('error', () => {
      element.remove();
      loading = undefined;
      reject(new Error('no index'));
    });
    document.head.append(element);
  });
  return loading;
}

/** Returns an element with a text in which the words are marked. */
function marked(name, text, marks) {
  const element = document.createElement(name);
  let at = 0;
  for (const [start, end] of marks) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    element.append(text.slice(at, start), mark);
    at = end;
  }
  element.append(text.slice(at));
  return element;
}

/** Returns the line of one place: page, heading and excerpt. */
function lineOf({ page, part }, words) {
  const link = document.createElement('a');
  link.href = `${script.dataset.top}${page.page}#${part.id}`;
  const heading = part.heading === page.title ? page.title : `${page.title} › ${part.heading}`;
  const { text, marks } = excerptOf(part.text, words);
  link.append(marked('strong', heading, marksIn(heading, words)), marked('span', text, marks));
  const item = document.createElement('li');
  item.lang = page.language;
  item.append(link);
  return item;
}

async function show() {
  const query = field.value;
  if (query.trim() === '') return close();
  let pages;
  try {
    pages = await loadIndex();
  } catch {
    list.replaceChildren();
    status.textContent = search.dataset.broken;
    results.hidden = false;
    return;
  }
  // Another letter may have been typed meanwhile.
  if (query !== field.value) return;
  const { words, found } = findIn(pages, query, document.documentElement.lang);
  list.replaceChildren(...found.slice(0, MOST).map((each) => lineOf(each, words)));
  status.textContent = found.length === 0 ? search.dataset.none : `${search.dataset.found}${found.length}`;
  results.hidden = false;
}

function close() {
  results.hidden = true;
  list.replaceChildren();
}

/** Moves to another line of the results; before the first one is the field. */
function move(step) {
  const stops = [field, ...list.querySelectorAll('a')];
  const next = stops[stops.indexOf(document.activeElement) + step];
  next?.focus();
}

field.addEventListener('focus', () => {
  loadIndex().catch(() => undefined);
});
field.addEventListener('input', show);
search.addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  if (event.key === 'ArrowDown') move(1);
  else if (event.key === 'ArrowUp') move(-1);
  else if (event.key === 'Enter' && event.target === field) list.querySelector('a')?.click();
  else if (event.key === 'Escape') {
    field.focus();
    field.value = '';
    close();
  } else return;
  event.preventDefault();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
  field.select();
});
document.addEventListener('pointerdown', (event) => {
  if (!search.contains(event.target)) results.hidden = true;
});
// A result on this page is reached without leaving it.
list.addEventListener('click', () => {
  results.hidden = true;
});

const contents = document.querySelector('.contents details');
const room = matchMedia('(min-width: 75rem)');
const fit = () => {
  if (contents) contents.open = room.matches;
};
room.addEventListener('change', fit);
fit();
