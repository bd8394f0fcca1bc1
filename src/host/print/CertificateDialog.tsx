import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useFit } from '../ui/fit/useFit';
import type { Placing } from '../../contract/scores';
import { BeerMat } from '../../look/MatDrawing';
import '../ui/plain.css';
import './certificate.css';
import { podiumSteps } from '../../contract/podium';
import { useUiTexts } from '../texts/startTexts';
import { useVenue } from '../venue/useVenue';
import { VenueMark } from '../venue/VenueMark';
import { useCertificateTexts } from '../texts/wallTexts';
import { useWords } from '../texts/roomTexts';

interface CertificateProps {
  quizName: string;
  /** The date of the evening, where that is not today. */
  date?: Date;
  /** Everybody's place, best first. */
  standings: readonly Placing[];
}

/** A preview of the certificate, with a button to print it. The remote shows it without a style system. */
export function CertificateDialog({ onClose, ...certificate }: CertificateProps & { onClose: () => void }) {
  const texts = useCertificateTexts();
  const { close } = useUiTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // A menu that contains the dialog would close on Escape, and when the browser's print dialog takes the
  // focus.
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <dialog
      ref={dialog}
      className="certificate"
      aria-modal="true"
      aria-label={texts.title}
      onClose={onClose}
      onKeyDown={keep}
      onBlur={keep}
    >
      <Sheet {...certificate} />
      <div className="plain certificate-buttons">
        <button type="button" className="solid" onClick={() => window.print()}>
          {texts.print}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
    </dialog>
  );
}

/** It leaves out the room code, since certificates get passed around. */
function Sheet({ quizName, date = new Date(), standings }: CertificateProps) {
  const texts = useCertificateTexts();
  const words = useWords();
  const steps = podiumSteps(standings);
  const venue = useVenue();
  const fit = useFit(`${texts.heading} ${quizName} ${JSON.stringify([steps, venue])}`, 'cqh');
  return (
    // The paper version always has the light theme.
    <article className="certificate-sheet light">
      <div ref={fit} className="stack">
        <VenueMark />
        <p className="certificate-heading">{texts.heading}</p>
        <h2 data-fit="">{quizName}</h2>
        <p>{texts.date(date)}</p>
        <ol className="stack">
          {steps.map(({ rank, names, others, points }) => (
            <li key={rank} className="level" data-rank={rank}>
              <span className="solid certificate-rank">{rank}</span>
              <span className="rest row certificate-names">
                {names.map((name, place) => (
                  <span key={place} className="level certificate-name">
                    <BeerMat name={name} />
                    <bdi data-fit="">{name}</bdi>
                  </span>
                ))}
                {others > 0 && <span>{texts.others}</span>}
              </span>
              <span className="certificate-points">{words.points({ count: points })}</span>
            </li>
          ))}
        </ol>
        <p>{words.teams({ count: standings.length })}</p>
      </div>
    </article>
  );
}
