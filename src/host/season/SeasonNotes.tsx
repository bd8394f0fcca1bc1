import { useEffect, useRef } from 'react';
import type { SaidFailure } from '../api/failures';
import { Button } from '../ui/Button';
import { FaultText } from '../ui/Field';
import { RemarkList } from '../ui/RemarkList';
import { TwoVersions } from '../ui/TwoVersions';
import { useWords } from '../texts/roomTexts';
import type { Season } from '../../game/season/season';
import { type Difference, onlyIn } from './edits';
import { ruleInWords } from './ruleDraft';
import type { SeasonHandle } from './useSeason';
import { useSeasonTexts } from './seasonTexts';

/** Says why something failed, and offers a retry. */
export function FailureNote({ failure, onRetry }: { failure: SaidFailure; onRetry?: () => void }) {
  const { tryAgain } = useWords();
  return (
    <div className="row season-failure">
      <FaultText>{failure.text}</FaultText>
      {failure.details.length > 0 && <RemarkList label={failure.text} remarks={failure.details} />}
      {onRetry && (
        <Button variant="outline" px="3" onClick={onRetry}>
          {tryAgain}
        </Button>
      )}
    </div>
  );
}

/** The latest action with its undo button, and any failure. Stays in view below all parts. */
export function SeasonNotes({ handle }: { handle: SeasonHandle }) {
  const texts = useSeasonTexts();
  const { notice, undoable, failed, isSaving, undo } = handle;
  const last = undoable.at(-1);
  const place = useRef<HTMLDivElement>(null);
  // The pressed control may have disappeared with its action, and the focus would be lost.
  useEffect(() => {
    if (notice && isFocusLost(place.current)) place.current?.focus();
  }, [notice]);
  return (
    <div ref={place} className="row season-notes" tabIndex={-1}>
      {failed && <FailureNote failure={failed.failure} onRetry={failed.again} />}
      <p role="status">{isSaving ? texts.saving : notice}</p>
      {last && (
        <Button
          variant="outline"
          px="3"
          aria-disabled={isSaving}
          title={texts.undoOf({ what: last.words })}
          onClick={undo}
        >
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

/** Whether no control has the focus: it is on the page, or on the dialog around this element. */
function isFocusLost(element: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === element?.closest('[role="dialog"]');
}

/** Asks which of two versions of the season to keep. */
export function ConflictQuestion({ handle }: { handle: SeasonHandle }) {
  const { conflict: texts, inWords, evenings, dateOf } = useSeasonTexts();
  const { number, teams, pair } = useWords();
  const { conflict, choose, forgetConflict } = handle;
  if (!conflict) return null;
  const inText = (season: Season) => (each: Difference) => {
    if (each.kind === 'name') return texts.name({ name: season.name });
    if (each.kind === 'rule') return ruleInWords(season, inWords, number);
    if (each.kind === 'team') return texts.team({ name: [each.team.name, ...each.team.aliases].join(' / ') });
    const { date, quizName: name } = each.evening;
    return name ? texts.eveningNamed({ date: dateOf(date), name }) : texts.evening({ date: dateOf(date) });
  };
  const shown = (season: Season, other: Season | null) => ({
    size: pair({
      first: evenings({ count: season.evenings.length }),
      second: teams({ count: season.teams.length }),
    }),
    only: other ? onlyIn(season, other).map(inText(season)) : [],
  });
  const { theirs, change } = conflict;
  const about = theirs ? 'versions' : 'deleted';
  return (
    <TwoVersions
      texts={{ title: texts.title[about], sentence: texts.sentence[about] }}
      mine={shown(change.season, theirs)}
      theirs={theirs && shown(theirs, change.season)}
      onClose={forgetConflict}
      onChoose={choose}
    />
  );
}
