// What the search finds. It runs in the pages, and knows nothing of them.

/** Letters that differ from their plain ones by more than a mark. */
const PLAIN = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', '’': "'" };

/** Returns a text in small letters without accents, and for each of its signs where it was in the text. */
export function fold(text) {
  let folded = '';
  const from = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const plain = PLAIN[small] ?? small;
    for (let n = 0; n < plain.length; n++) from.push(at);
    folded += plain;
    at += letter.length;
  }
  return { folded, from };
}

/** Returns where each of these words is in the text: pairs of start and end, in order, none over another. */
export function marksIn(text, words) {
  const { folded, from } = fold(text);
  const marks = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      marks.push([from[at], from[at + word.length] ?? text.length]);
  marks.sort((one, other) => one[0] - other[0] || other[1] - one[1]);
  return marks.filter(([start], index) => marks.slice(0, index).every(([, end]) => end <= start));
}

/** Returns the part of a text around the first of these words, with its marks, and whether something was cut off. */
export function excerptOf(text, words, length = 160) {
  const [first] = marksIn(text, words);
  const wanted = Math.max(0, (first?.[0] ?? 0) - length / 3);
  const start = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
  const space = text.indexOf(' ', start + length);
  const end = space < 0 ? text.length : space;
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return { text: shown, marks: marksIn(shown, words) };
}

/**
 * Finds the parts of pages that contain all words, those in the reader's language first, and of these those with the
 * words in their headings.
 * @param pages the index: each page's address, title, language and parts, which are an id, a heading and a text
 */
export function findIn(pages, query, language) {
  const words = [...new Set(fold(query).folded.split(/\s+/).filter(Boolean))];
  if (words.length === 0) return { words, found: [] };
  const found = [];
  for (const page of pages)
    for (const part of page.parts) {
      const [heading, text, title] = [part.heading, part.text, page.title].map((each) => fold(each).folded);
      if (!words.every((word) => heading.includes(word) || text.includes(word) || title.includes(word)))
        continue;
      // A word that only the page's title has is not reason enough to show all of its parts.
      if (!words.some((word) => heading.includes(word) || text.includes(word))) continue;
      const score = words.reduce(
        (sum, word) => {
          const starts = ` ${text}`.includes(` ${word}`) ? 2 : 0;
          return sum + (heading.includes(word) ? 8 : 0) + (title.includes(word) ? 4 : 0) + starts;
        },
        page.language === language ? 1000 : 0,
      );
      found.push({ page, part, score });
    }
  // Those with the same score stay in the order of the pages.
  return { words, found: found.sort((one, other) => other.score - one.score) };
}
