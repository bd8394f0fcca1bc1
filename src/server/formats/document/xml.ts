import { decodeXML } from 'entities/decode';

/** A piece of XML: the beginning or end of an element, or text. */
export interface XmlPiece {
  /** The element's name with its prefix; empty for text. */
  name: string;
  isEnd: boolean;
  /** Whether it has no content: `<w:tab/>`. */
  isAlone: boolean;
  text: string;
  attribute(name: string): string | undefined;
}

const PIECE = /<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>|([^<]+)/g;

/** Walks through XML, which the office programs write without surprises. */
export function* piecesOf(xml: string): Generator<XmlPiece> {
  for (const [, end = '', name = '', attributes = '', alone = '', text = ''] of xml.matchAll(PIECE)) {
    if (!name && !text) continue;
    yield {
      name,
      isEnd: end !== '',
      isAlone: alone !== '',
      text: decodeXML(text),
      attribute(wanted) {
        const found = new RegExp(`(?:^|\\s)${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
        const value = found?.[1] ?? found?.[2];
        return value === undefined ? undefined : decodeXML(value);
      },
    };
  }
}
