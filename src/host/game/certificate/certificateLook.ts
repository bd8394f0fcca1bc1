/** The colours and the font of the page, so that the picture looks like the house in its theme. */
export interface CertificateLook {
  family: string;
  page: string;
  glow: string;
  line: string;
  raised: string;
  text: string;
  muted: string;
  accent: string;
  tile: string;
  onTile: string;
  /** Of the confetti. */
  colours: string[];
}

/** The answers' colours among them; they are not on every page. */
const CONFETTI = ['accent', 'answer-a', 'answer-b', 'ok', 'answer-c', 'danger', 'answer-f'];

/** Reads the look of the page as it is now. */
export function readLook(): CertificateLook {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--qn-${name}`).trim();
  return {
    family: token('font'),
    page: token('page'),
    glow: token('glow'),
    line: token('line'),
    raised: token('raised'),
    text: token('text'),
    muted: token('muted'),
    accent: token('accent'),
    tile: token('tile'),
    onTile: token('on-tile'),
    colours: CONFETTI.map(token).filter((colour) => colour !== ''),
  };
}
