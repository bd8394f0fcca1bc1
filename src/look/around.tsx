import { Fragment, type ReactNode } from 'react';

/** The first of Unicode's noncharacters, which are reserved for programs and appear in no written text. */
const FIRST_MARK = 0xfdd0;
const MARKS = /([\ufdd0-\ufdef])/u;

/**
 * Returns a message with elements in place of its values, in the language's order:
 * `around((name) => texts.welcome({ name }), <b>Ada</b>)`.
 * @param say makes the message from the marks that stand for the elements
 */
export function around(say: (...marks: string[]) => string, ...elements: readonly ReactNode[]): ReactNode {
  const marks = elements.map((_, at) => String.fromCharCode(FIRST_MARK + at));
  // Every second piece is a mark.
  return say(...marks)
    .split(MARKS)
    .map((piece, at) => (
      <Fragment key={at}>{at % 2 ? elements[piece.charCodeAt(0) - FIRST_MARK] : piece}</Fragment>
    ));
}
