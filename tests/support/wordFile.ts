import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A list's level in Word: its format and the depth. */
const LEVELS = ['decimal', 'lowerLetter', 'bullet']
  .map((format, at) => `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/></w:lvl>`)
  .join('');

/** A paragraph of a Word file; `<b>…</b>` is bold, and `level` one of a numbered list. */
export function paragraph(text: string, { level, style }: { level?: number; style?: string } = {}): string {
  const list = level === undefined ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
  const named = style ? `<w:pStyle w:val="${style}"/>` : '';
  const runs = text
    .split(/(<b>.*?<\/b>)/)
    .filter(Boolean)
    .map((part) => run(part.replace(/<\/?b>/g, ''), part.startsWith('<b>')));
  return `<w:p><w:pPr>${named}${list}<w:rPr><w:b/></w:rPr></w:pPr>${runs.join('')}</w:p>`;
}

function run(text: string, isBold: boolean): string {
  const properties = isBold ? '<w:rPr><w:b/></w:rPr>' : '';
  return `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** Writes a Word file with these paragraphs and tables. */
export function wordFile(...body: string[]): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(`${HEAD}<w:document ${W}><w:body>${body.join('')}</w:body></w:document>`),
    'word/numbering.xml': strToU8(
      `${HEAD}<w:numbering ${W}><w:abstractNum w:abstractNumId="7">${LEVELS}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num></w:numbering>`,
    ),
    'word/styles.xml': strToU8(
      `${HEAD}<w:styles ${W}><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ),
    'word/media/photo.jpg': new Uint8Array(100),
  });
}

/** A table of a Word file. */
export function wordTable(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

const ODF = ['office', 'style', 'text', 'table', 'fo', 'draw']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** Writes an OpenDocument text with this body and these automatic styles. */
export function odtFile(body: string, styles = ''): Uint8Array {
  const xml = `${HEAD}<office:document-content ${ODF}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(xml),
  });
}
