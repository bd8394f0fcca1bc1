import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useFit } from '../../ui/fit/useFit';
import type { SceneNamed } from '../../../contract/scene';
import '../controls/plain.css';
import './certificate.css';
import { podiumPlaces } from './usePodiumShow';
import { useUiTexts } from '../../texts/startTexts';
import { useCertificateTexts } from '../gameTexts';
import { useWords } from '../../texts/roomTexts';

interface CertificateProps {
  quizName: string;
  /** Of the evening, where that is not today. */
  date?: Date;
  podium: SceneNamed<'podium'>;
}

/** The certificate as it will be on paper, and a button that prints it. The remote shows it without a style system. */
export function CertificateDialog({ onClose, ...certificate }: CertificateProps & { onClose: () => void }) {
  const texts = useCertificateTexts();
  const { close } = useUiTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // A menu with the dialog in it would close at Escape, and when the browser's print dialog takes the focus.
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

/** The room code is not on it, since a certificate is made to be shown around. */
function Sheet({ quizName, date = new Date(), podium }: CertificateProps) {
  const texts = useCertificateTexts();
  const words = useWords();
  const { standings, rest = [], playerCount } = podium;
  // More may share the last place that is told.
  const last = standings.length + rest.length < playerCount ? (rest.at(-1) ?? standings.at(-1))?.rank : null;
  const fit = useFit(`${texts.heading} ${quizName} ${JSON.stringify(podium)}`, 'cqh');
  return (
    // On paper the theme is always the light one.
    <article className="certificate-sheet light">
      <div ref={fit}>
        <p className="certificate-heading">{texts.heading}</p>
        <h2 data-fit="">{quizName}</h2>
        <p>{texts.date(date)}</p>
        <ol>
          {podiumPlaces(podium).steps.map(({ rank, names, others, points }) => (
            <li key={rank} data-rank={rank}>
              <span className="certificate-rank">{rank}</span>
              <span className="certificate-names">
                {names.map((name, place) => (
                  <bdi key={place} data-fit="">
                    {name}
                  </bdi>
                ))}
                {(others > 0 || rank === last) && <span>{texts.others}</span>}
              </span>
              <span className="certificate-points">{words.points({ count: points })}</span>
            </li>
          ))}
        </ol>
        <p>{words.teams({ count: playerCount })}</p>
      </div>
    </article>
  );
}
