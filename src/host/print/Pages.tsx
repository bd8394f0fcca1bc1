import './print.css';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Heading } from '../ui/Button';
import { useVenue } from '../venue/useVenue';
import { VenueMark } from '../venue/VenueMark';
import { VenueReader } from '../venue/VenueReader';
import type { Copy } from './choices';
import { filled, type Paper, MARGIN, paginate, type MeasuredPiece, sizeOf } from './paper';
import { usePrintTexts } from './printTexts';

interface PrintFrameProps {
  heading: string;
  /** The options and the print button. */
  choices: ReactNode;
  /** The accessible name of the pages. */
  preview: string;
  /** Why there are no pages. */
  nothing?: string | undefined;
  children: ReactNode;
}

/** A screen with the options beside a preview of the printed pages. */
export function PrintFrame({ heading, choices, preview, nothing, children }: PrintFrameProps) {
  const hasColour = useVenue()?.accent !== undefined;
  return (
    <div className="print">
      <VenueReader />
      <aside className="stack print-choices">
        <Heading as="h1" fontSize="title">
          {heading}
        </Heading>
        {choices}
      </aside>
      <div className="print-preview" role="region" aria-label={preview} tabIndex={0}>
        {nothing !== undefined && <p className="print-nothing">{nothing}</p>}
        <div className="print-pages light" data-coloured={hasColour || undefined}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Makes the browser print on this paper size. */
export function PaperSize({ paper, isLandscape }: Pick<PageFrame, 'paper' | 'isLandscape'>) {
  const { width, height } = sizeOf(paper, isLandscape);
  // Without a margin, browsers do not print the page's address.
  return <style>{`@page { size: ${width}mm ${height}mm; margin: 0; }`}</style>;
}

/** What all pages of a sheet share. Must remain the same object while nothing in it changes. */
export interface PageFrame {
  paper: Paper;
  isLandscape: boolean;
  quizName: string;
}

interface PageProps {
  frame: PageFrame;
  /** Shown next to the quiz's name, such as the round at the top of the page. */
  section?: string | undefined;
  /** Counted from 1; null until the number of pages is known. */
  number: [number: number, of: number] | null;
  head?: ReactNode;
  children: ReactNode;
}

/** One page in its printed size, with the venue at its head. */
export function Page({ frame, section, number, head, children }: PageProps) {
  const texts = usePrintTexts();
  const { width, height } = sizeOf(frame.paper, frame.isLandscape);
  const size = { '--width': `${width}mm`, '--height': `${height}mm`, '--margin': `${MARGIN}mm` };
  const name = number ? texts.page({ number: number[0], of: number[1] }) : undefined;
  return (
    <section className="sheet" data-paper={frame.paper} style={size as CSSProperties} aria-label={name}>
      <header className="apart sheet-name">
        <VenueMark />
        <b className="rest clamped">{frame.quizName}</b>
        {section !== undefined && <span className="clamped">{section}</span>}
      </header>
      {head}
      <div className="rest sheet-body">{children}</div>
      <footer className="sheet-foot">{name}</footer>
    </section>
  );
}

/** A block that is never split between pages. */
export interface FlowPiece extends Omit<MeasuredPiece, 'height'> {
  /** The section that the piece belongs to, named on a page that begins with it. */
  section?: string;
  /** Which of several headers its page has. */
  headOf?: number;
  /** Which copy of the sheet it belongs to. */
  copy?: Copy;
  node: ReactNode;
}

interface FlowPagesProps {
  frame: PageFrame;
  /** Must remain the same list while nothing in it changes. */
  pieces: readonly FlowPiece[];
  /** Renders each page's header, which has the same height on all pages; receives the page's first piece. */
  head?: (first: FlowPiece) => ReactNode;
  /** Whether the last piece of a page is repeated as often as the page has room. */
  isFilled?: boolean;
}

/** Distributes pieces over pages. Their heights are measured before anything is shown. */
export function FlowPages({ frame, pieces, head, isFilled = false }: FlowPagesProps) {
  const fonts = useFontLoads();
  const box = useRef<HTMLDivElement>(null);
  const [laidOut, setLaidOut] = useState<{ of: readonly unknown[]; pages: number[][] }>();
  const isCurrent =
    laidOut?.of[0] === frame &&
    laidOut.of[1] === pieces &&
    laidOut.of[2] === fonts &&
    laidOut.of[3] === isFilled;

  useLayoutEffect(() => {
    const body = box.current?.querySelector('.sheet-body');
    if (isCurrent || !body) return;
    const heightOf = (element: Element | undefined) => element?.getBoundingClientRect().height ?? 0;
    const measured = pieces.map((piece, at) => ({ ...piece, height: heightOf(body.children[at]) }));
    // Slightly less than the available height, to allow for rounding by printers.
    const height = heightOf(body) - 2;
    const pages = paginate(measured, height);
    setLaidOut({
      of: [frame, pieces, fonts, isFilled],
      pages: isFilled ? pages.map((page) => filled(page, measured, height)) : pages,
    });
  }, [isCurrent, frame, pieces, fonts, isFilled]);

  const [first] = pieces;
  if (!first) return null;
  if (!isCurrent)
    return (
      <div ref={box} className="sheet-measure">
        <Page frame={frame} section={first.section} number={null} head={head?.(first)}>
          <Pieces pieces={pieces} />
        </Page>
      </div>
    );
  return laidOut.pages.map((places, at) => {
    const onPage = places.map((place) => pieces[place]!);
    const beginning = onPage[0] ?? first;
    return (
      <Page
        key={at}
        frame={frame}
        section={beginning.section}
        number={[at + 1, laidOut.pages.length]}
        head={head?.(beginning)}
      >
        <Pieces pieces={onPage} />
      </Page>
    );
  });
}

function Pieces({ pieces }: { pieces: readonly FlowPiece[] }) {
  return pieces.map(({ node }, at) => (
    <div key={at} className="piece">
      {node}
    </div>
  ));
}

/** Counts font loads: after each, everything is measured again. */
function useFontLoads(): number {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    // Test environments without layout have no `document.fonts`.
    const fonts = document.fonts as FontFaceSet | undefined;
    const count = () => setLoads((before) => before + 1);
    fonts?.addEventListener('loadingdone', count);
    return () => fonts?.removeEventListener('loadingdone', count);
  }, []);
  return loads;
}
