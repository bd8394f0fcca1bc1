import {
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Paper, MARGIN, paginate, type MeasuredPiece, sizeOf } from './paper';
import { usePrintTexts } from './printTexts';

/** What all pages of a sheet share. Stays the same object as long as nothing of it changes. */
export interface PageFrame {
  paper: Paper;
  isLandscape: boolean;
  quizName: string;
}

interface PageProps {
  frame: PageFrame;
  /** Beside the quiz's name, such as the round that the page begins with. */
  section?: string | undefined;
  /** Counted from 1; none while the pages are not known yet. */
  number: [number: number, of: number] | null;
  head?: ReactNode;
  children: ReactNode;
}

/** One page of paper, as large as it is printed. */
export function Page({ frame, section, number, head, children }: PageProps) {
  const texts = usePrintTexts();
  const { width, height } = sizeOf(frame.paper, frame.isLandscape);
  const size = { '--width': `${width}mm`, '--height': `${height}mm`, '--margin': `${MARGIN}mm` };
  const name = number ? texts.page({ number: number[0], of: number[1] }) : undefined;
  return (
    <section className="sheet" data-paper={frame.paper} style={size as CSSProperties} aria-label={name}>
      <header className="sheet-name">
        <b>{frame.quizName}</b>
        {section !== undefined && <span>{section}</span>}
      </header>
      {head}
      <div className="sheet-body">{children}</div>
      <footer className="sheet-foot">{name}</footer>
    </section>
  );
}

/** Something that stands on a page in one piece. */
export interface FlowPiece extends Omit<MeasuredPiece, 'height'> {
  /** What it belongs to, which a page that begins with it says. */
  section?: string;
  /** Which of several heads its page has. */
  headOf?: number;
  node: ReactNode;
}

interface FlowPagesProps {
  frame: PageFrame;
  /** Stays the same list as long as nothing of it changes. */
  pieces: readonly FlowPiece[];
  /** At the head of each page, of the same height on all; gets the page's first piece. */
  head?: (first: FlowPiece) => ReactNode;
}

/** Pieces on as many pages as they need. Their heights are measured before anything is shown. */
export function FlowPages({ frame, pieces, head }: FlowPagesProps) {
  const fonts = useFontLoads();
  const box = useRef<HTMLDivElement>(null);
  const [laidOut, setLaidOut] = useState<{ of: readonly unknown[]; pages: number[][] }>();
  const isCurrent = laidOut?.of[0] === frame && laidOut.of[1] === pieces && laidOut.of[2] === fonts;

  useLayoutEffect(() => {
    const body = box.current?.querySelector('.sheet-body');
    if (isCurrent || !body) return;
    const heightOf = (element: Element | undefined) => element?.getBoundingClientRect().height ?? 0;
    const measured = pieces.map((piece, at) => ({ ...piece, height: heightOf(body.children[at]) }));
    // A little less than there is, for what printers round.
    setLaidOut({ of: [frame, pieces, fonts], pages: paginate(measured, heightOf(body) - 2) });
  }, [isCurrent, frame, pieces, fonts]);

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

let loads = 0;

/** How often fonts have arrived: what was measured before is measured again. */
function useFontLoads(): number {
  return useSyncExternalStore(subscribe, () => loads);
}

function subscribe(listener: () => void): () => void {
  // Test environments without layout have no fonts.
  const fonts = document.fonts as FontFaceSet | undefined;
  const arrived = () => {
    loads += 1;
    listener();
  };
  fonts?.addEventListener('loadingdone', arrived);
  return () => fonts?.removeEventListener('loadingdone', arrived);
}
