import { useRef, useState } from 'react';
import { useWords } from '../texts/roomTexts';
import { Button } from '../ui/Button';
import { newEveningId, today } from './edits';
import { EveningForm } from './EveningForm';
import { ImportForm } from './ImportForm';
import type { SeasonHandle } from './useSeason';
import { useSeasonTexts } from './seasonTexts';

/** The evenings by date, newest first; each can be corrected or deleted, and more can be added. */
export function EveningsPart({ handle }: { handle: SeasonHandle }) {
  const { evening: texts, dateOf } = useSeasonTexts();
  const { teams } = useWords();
  /** The id of the evening being edited, or the kind of addition. */
  const [edited, setEdited] = useState<string | 'new' | 'import' | null>(null);
  const { season } = handle;
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setEdited(null);
    // The form, which has the focus, is removed.
    list.current?.focus();
  };
  const evenings = season.evenings.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return (
    <>
      <div ref={list} className="row" tabIndex={-1}>
        <Button variant="outline" px="3" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
        <Button variant="outline" px="3" onClick={() => setEdited('import')}>
          {texts.import}
        </Button>
      </div>
      {edited === 'new' && <NewEvening handle={handle} onClose={close} />}
      {edited === 'import' && <ImportForm handle={handle} onClose={close} />}
      {evenings.length === 0 && edited === null && <p className="season-muted">{texts.none}</p>}
      <ul className="season-evenings">
        {evenings.map((evening) => (
          <li key={evening.eveningId}>
            {edited === evening.eveningId ? (
              <EveningForm handle={handle} evening={evening} onClose={close} />
            ) : (
              <div className="season-evening">
                <span>
                  <b>{dateOf(evening.date)}</b> <bdi>{evening.quizName}</bdi>
                  <small className="season-muted">{teams({ count: evening.results.length })}</small>
                </span>
                <Button
                  variant="outline"
                  px="3"
                  aria-label={texts.changeOf({
                    date: dateOf(evening.date),
                    name: evening.quizName || texts.unnamed,
                  })}
                  onClick={() => setEdited(evening.eveningId)}
                >
                  {texts.change}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function NewEvening({ handle, onClose }: { handle: SeasonHandle; onClose: () => void }) {
  const [evening] = useState(() => ({
    eveningId: newEveningId(),
    date: today(),
    quizName: '',
    results: [],
  }));
  return <EveningForm handle={handle} evening={evening} onClose={onClose} isNew />;
}
