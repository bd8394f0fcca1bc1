// Turns one Markdown file into HTML: headings get the ids that GitHub gives them, everything else that is written
// as HTML is shown as text, except pictures.
import { decodeHTML } from 'entities';
import { Marked } from 'marked';

/** Escapes a text for HTML, also between quotation marks. */
export const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The only HTML that the documents may contain: a picture with its size, alone in its tag. */
const PICTURE = /^<img((?: [a-z]+="[^"<>]*")+) ?\/?>$/;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;

/** Returns what readers see of these tokens, without any marks. */
export function plainText(tokens) {
  return tokens
    .map((token) => {
      if (token.type === 'html') return '';
      if (token.type === 'image') return token.text;
      if (token.type === 'br') return ' ';
      if (token.type === 'table')
        return [token.header, ...token.rows]
          .flat()
          .map((cell) => plainText(cell.tokens))
          .join(' · ');
      if (token.type === 'list') return token.items.map((item) => plainText(item.tokens)).join(' · ');
      if (token.tokens) return plainText(token.tokens);
      if (token.type === 'space' || token.type === 'hr') return ' ';
      return token.type === 'code' || token.type === 'codespan' ? token.text : decodeHTML(token.text ?? '');
    })
    .join('');
}

/** Returns a function that makes headings' ids as GitHub does: a text that comes again gets a number. */
export function idMaker() {
  const used = new Map();
  return (text) => {
    const plain = text
      .trim()
      .toLowerCase()
      .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let id = plain;
    while (used.has(id)) {
      used.set(plain, used.get(plain) + 1);
      id = `${plain}-${used.get(plain)}`;
    }
    used.set(id, 0);
    return id;
  };
}

/**
 * Reads a document: its blocks, and its headings with their ids. `order` may put its blocks in another order first.
 */
export function readMarkdown(text, order = (blocks) => blocks) {
  const blocks = order(new Marked().lexer(text));
  const newId = idMaker();
  const headings = [];
  for (const block of blocks)
    if (block.type === 'heading') {
      const heading = { depth: block.depth, text: plainText(block.tokens).trim() };
      heading.id = newId(heading.text);
      block.id = heading.id;
      headings.push(heading);
    }
  return { blocks, headings };
}

/** Cuts a document at its headings, for the search: each part has its id, heading and text. */
export function partsOf({ blocks }) {
  const parts = [];
  for (const block of blocks)
    if (block.type === 'heading')
      parts.push({ id: block.id, heading: plainText(block.tokens).trim(), text: '' });
    else if (parts.length > 0) parts.at(-1).text += ` ${plainText([block])}`;
  return parts.map((part) => ({ ...part, text: part.text.replace(/\s+/g, ' ').trim() }));
}

/**
 * Returns the HTML of a document. `link` says where a link leads on these pages, or null where it leads nowhere;
 * `picture` returns a picture's address and size. Lines of code and tables that are too wide scroll by themselves,
 * also with the keys.
 */
export function toHtml({ blocks }, { link, picture, words }) {
  const image = (source, alt, asked = {}) => {
    const { address, width, height } = picture(source, asked.width && Number(asked.width));
    const size = width ? ` width="${width}" height="${height}"` : '';
    return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"${size} loading="lazy">`;
  };
  const raw = (text) => {
    if (/^<!--[^]*-->\s*$/.test(text)) return '';
    const [, found] = PICTURE.exec(text.trim()) ?? [];
    if (found === undefined) return escapeHtml(text);
    const asked = Object.fromEntries([...found.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
    return image(asked.src, decodeHTML(asked.alt ?? ''), asked);
  };
  const renderer = {
    heading({ tokens, depth, id }) {
      return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const target = link(href);
      return target === null ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
    },
    image: ({ href, text }) => image(href, text),
    html: ({ text }) => raw(text),
    code: ({ text }) =>
      `<pre tabindex="0" role="group" aria-label="${escapeHtml(words.code)}"><code>${escapeHtml(text)}\n</code></pre>\n`,
    table(token) {
      const cell = (asked, { tokens, align }) => {
        const text = this.parser.parseInline(tokens);
        const name = text === '' ? 'td' : asked;
        return `<${name}${align ? ` class="${align}"` : ''}>${text}</${name}>`;
      };
      const row = (name, cells) => `<tr>${cells.map((each) => cell(name, each)).join('')}</tr>\n`;
      const body = token.rows.map((cells) => row('td', cells)).join('');
      return `<div class="wide" tabindex="0" role="group" aria-label="${escapeHtml(words.table)}"><table>
<thead>${row('th', token.header)}</thead>
<tbody>${body}</tbody>
</table></div>\n`;
    },
  };
  return new Marked({ renderer }).parser(blocks);
}
