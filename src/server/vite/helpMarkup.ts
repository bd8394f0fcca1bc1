const STYLES = `:root{color-scheme:light dark}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.55 system-ui,sans-serif}
img{max-width:100%;height:auto}
h1,h2,h3{line-height:1.2}
code{font-size:.95em;overflow-wrap:anywhere}
pre{overflow-x:auto}
table{display:block;overflow-x:auto;border-collapse:collapse}
th,td{padding:.4rem .6rem;border:1px solid;text-align:start;vertical-align:top}
li{margin:.3rem 0}`;

/** Returns a page of `docs` as HTML. It understands what these pages use of Markdown, and nothing more. */
export function pageOf(markdown: string, language: string): string {
  const title = /^# (.*)/.exec(markdown)?.[1] ?? '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLES}</style>
</head>
<body>
${blocksOf(markdown.split('\n'))}
</body>
</html>
`;
}

/** Returns the anchor of a heading as code hosts name it, so that the same links lead to it. */
export function anchorOf(heading: string): string {
  const kept = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
  return kept.replaceAll(/\s/g, '-');
}

const FENCE = /^```/;
const ITEM = /^([-*]|\d+\.) +/;
const isBlank = (line: string | undefined): boolean => !line?.trim();

function blocksOf(lines: readonly string[]): string {
  const blocks: string[] = [];
  for (let index = 0; index < lines.length;) {
    const end = endOfBlock(lines, index);
    if (!isBlank(lines[index])) blocks.push(blockOf(lines.slice(index, end)));
    index = end;
  }
  return blocks.join('\n');
}

/** Returns the index after the block that begins here; a list goes on as long as lines are indented. */
function endOfBlock(lines: readonly string[], start: number): number {
  const first = lines[start]!;
  let end = start + 1;
  if (FENCE.test(first)) {
    while (end < lines.length && !FENCE.test(lines[end]!)) end++;
    return end + 1;
  }
  if (ITEM.test(first)) {
    const goesOn = (line: string): boolean => ITEM.test(line) || line.startsWith('  ');
    while (
      end < lines.length &&
      (goesOn(lines[end]!) || (isBlank(lines[end]) && goesOn(lines[end + 1] ?? '')))
    )
      end++;
    return end;
  }
  const interrupts = (line: string): boolean => isBlank(line) || FENCE.test(line) || /^[-*] /.test(line);
  if (!isBlank(first) && !first.startsWith('#')) while (end < lines.length && !interrupts(lines[end]!)) end++;
  return end;
}

function blockOf(lines: readonly string[]): string {
  const first = lines[0]!;
  if (FENCE.test(first)) return `<pre><code>${escaped(lines.slice(1, -1).join('\n'))}</code></pre>`;
  const heading = /^(#+) (.*)/.exec(first);
  if (heading) {
    const [, { length: level }, text] = heading as unknown as [string, string, string];
    return `<h${level} id="${anchorOf(text)}">${inline(text)}</h${level}>`;
  }
  if (first.startsWith('|')) return tableOf(lines);
  if (ITEM.test(first)) return listOf(lines);
  return `<p>${inline(lines.join('\n'))}</p>`;
}

function tableOf([head, , ...rows]: readonly string[]): string {
  const row = (line: string, tag: string): string => {
    const cells = line.replaceAll(/^\| | \|$/g, '').split(' | ');
    return `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  };
  return `<table>\n${[row(head!, 'th'), ...rows.map((each) => row(each, 'td'))].join('\n')}\n</table>`;
}

function listOf(lines: readonly string[]): string {
  const items: string[][] = [];
  for (const line of lines)
    if (ITEM.test(line)) items.push([line.replace(ITEM, '')]);
    else items.at(-1)!.push(line);
  const tag = /^\d/.test(lines[0]!) ? 'ol' : 'ul';
  return `<${tag}>\n${items.map((item) => `<li>${itemOf(item)}</li>`).join('\n')}\n</${tag}>`;
}

function itemOf([first = '', ...rest]: readonly string[]): string {
  const depth = /^ */.exec(rest.find((line) => !isBlank(line)) ?? '')![0].length;
  const html = blocksOf([first, ...rest.map((line) => line.slice(depth))]);
  return html.lastIndexOf('<p>') === 0 && html.endsWith('</p>') ? html.slice(3, -4) : html;
}

/** Returns text with its code, pictures, links and emphasis; a link to what is no page here is left as text. */
function inline(text: string): string {
  const codes: string[] = [];
  const kept = text.replaceAll(/`([^`]+)`/g, (_, code: string) => `\0${codes.push(escaped(code)) - 1}\0`);
  return marked(kept)
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, (_, words: string, target: string) => {
      const address = target.replace(/\.md(?=#|$)/, '.html');
      const isHere = /^(https:|#)/.test(target) || (target !== address && !/^\.\.\/[A-Z]/.test(target));
      return isHere ? `<a href="${address}">${words}</a>` : words;
    })
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll(/\*([^*\s][^*]*)\*/g, '<i>$1</i>')
    .replaceAll(/\0(\d+)\0/g, (_, index: string) => `<code>${codes[Number(index)]}</code>`);
}

const marked = (text: string): string =>
  text
    .replaceAll('../.readme/', 'pictures/')
    .replaceAll(/&(?![\w#]+;)/g, '&amp;')
    .replaceAll(/<(?!\/?(img|code)\b)/g, '&lt;')
    .replaceAll(/!\[([^\]]*)\]\(([^)]*)\)/g, '<img alt="$1" src="$2">');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
