import './evening.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { eveningKey, keptEvenings, type KeptEvening } from './keptEvenings';
import type { HomeTexts } from './homeTexts';
import { EveningView } from './EveningView';

interface EveningDialogProps {
  texts: HomeTexts;
  /** Changes when a saved evening does. */
  version: number | undefined;
  onClose: () => void;
}

/** The evenings saved on this phone, latest first. */
export function EveningDialog({ texts, version, onClose }: EveningDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [read, setRead] = useState(() => ({ version, evenings: keptEvenings() }));
  if (read.version !== version) setRead({ version, evenings: keptEvenings() });
  const { evenings } = read;
  const [chosen, setChosen] = useState(() => evenings[0] && eveningKey(evenings[0]));
  const shown = evenings.find((each) => eveningKey(each) === chosen);
  // Closed before it is removed: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const show = (kept: KeptEvening): void => {
    setChosen(eveningKey(kept));
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector('h2')?.focus();
  };
  return (
    <dialog ref={dialog} className="evening" aria-labelledby="evening-title" onCancel={onClose}>
      <header className="apart">
        <h2 id="evening-title" tabIndex={-1}>
          {texts.title}
        </h2>
        <button type="button" className="quiet" onClick={onClose}>
          {texts.close}
        </button>
      </header>
      {shown ? <EveningView key={chosen} kept={shown} texts={texts} /> : <p>{texts.empty}</p>}
      {evenings.length > 1 && (
        <section className="other-evenings" aria-labelledby="other-evenings">
          <h3 id="other-evenings">{texts.others}</h3>
          <ul className="stack">
            {evenings.map(
              (each) =>
                each !== shown && (
                  <li key={eveningKey(each)}>
                    <button type="button" className="quiet" onClick={() => show(each)}>
                      <b>{each.evening.quizName}</b>
                      <span className="muted">
                        {texts.date(each.evening.date)} ·{' '}
                        {texts.place({ rank: each.evening.rank, of: each.evening.of })}
                      </span>
                    </button>
                  </li>
                ),
            )}
          </ul>
        </section>
      )}
      <p className="muted">{texts.until}</p>
    </dialog>
  );
}
