import './print.css';
import type { ReactNode } from 'react';
import { Heading } from '../ui/Button';
import { sizeOf } from './paper';
import type { PageFrame } from './Pages';

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
  return (
    <div className="print">
      <aside className="stack print-choices">
        <Heading as="h1" fontSize="title">
          {heading}
        </Heading>
        {choices}
      </aside>
      <div className="print-preview" role="region" aria-label={preview} tabIndex={0}>
        {nothing !== undefined && <p className="print-nothing">{nothing}</p>}
        <div className="print-pages light">{children}</div>
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
