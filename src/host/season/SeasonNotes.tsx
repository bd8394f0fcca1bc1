import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useRef } from 'react';
import type { SaidFailure } from '../api/failures';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { FaultText } from '../ui/Field';
import { useWords } from '../texts/rooms/roomTexts';
import type { Season } from '../../game/season/season';
import { onlyIn } from './edits';
import { ruleInWords } from './ruleDraft';
import { useDates } from './useDates';
import type { SeasonHandle } from './useSeason';
import { useSeasonTexts } from './texts/seasonTexts';

/** Why something did not work, and what tries it again. */
export function FailureNote({ failure, onRetry }: { failure: SaidFailure; onRetry?: () => void }) {
  const { retry } = useSeasonTexts();
  return (
    <div className="row season-failure">
      <FaultText>{failure.text}</FaultText>
      {failure.details.length > 0 && (
        <ul tabIndex={0} aria-label={failure.text}>
          {failure.details.map((each, index) => (
            <li key={index}>{each}</li>
          ))}
        </ul>
      )}
      {onRetry && (
        <Button variant="outline" px="3" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}

/** What happened last, what takes it back, and what did not work. Stays in sight below all parts. */
export function SeasonNotes({ handle }: { handle: SeasonHandle }) {
  const texts = useSeasonTexts();
  const { notice, undoable, failed, isSaving, undo } = handle;
  const last = undoable.at(-1);
  const place = useRef<HTMLDivElement>(null);
  // What was pressed may have gone with what it did, and the focus would be lost.
  useEffect(() => {
    if (notice && isFocusLost(place.current)) place.current?.focus();
  }, [notice]);
  return (
    <div ref={place} className="row season-notes" tabIndex={-1}>
      {failed && <FailureNote failure={failed.failure} onRetry={failed.again} />}
      <p role="status">{notice}</p>
      {last && (
        <Button
          variant="outline"
          px="3"
          aria-disabled={isSaving}
          title={texts.undoOf(last.words)}
          onClick={() => !isSaving && undo()}
        >
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

/** Whether no control has the focus: the page has it, or the dialog around this element. */
function isFocusLost(element: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === element?.closest('[role="dialog"]');
}

/** Asks which of two versions of the season holds. Closing it chooses nothing: what was typed is still there. */
export function ConflictQuestion({ handle }: { handle: SeasonHandle }) {
  const texts = useSeasonTexts().conflict;
  const { conflict, choose } = handle;
  const mine = conflict?.change.season;
  const theirs = conflict?.theirs?.season;
  const choices = theirs
    ? ([
        ['mine', texts.keepMine],
        ['theirs', texts.takeTheirs],
      ] as const)
    : ([
        ['mine', texts.saveAnew],
        ['theirs', texts.discard],
      ] as const);
  return (
    <DialogFrame
      title={theirs ? texts.title : texts.deletedTitle}
      open={conflict !== null}
      onClose={handle.forgetConflict}
      width="2xl"
    >
      {/* Has the focus first: the dialog may come up while somebody is typing, and no key may choose. */}
      <Dialog.Body className="season" tabIndex={0} data-autofocus outline="none">
        <p>{theirs ? texts.sentence : texts.deletedSentence}</p>
        {mine && theirs && (
          <dl className="season-versions">
            <Version label={texts.mine} season={mine} other={theirs} />
            <Version label={texts.theirs} season={theirs} other={mine} />
          </dl>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {choices.map(([version, name]) => (
          <Button key={version} variant="outline" onClick={() => choose(version)}>
            {name}
          </Button>
        ))}
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** So many differences of a version are named. */
const NAMED = 4;

function Version({ label, season, other }: { label: string; season: Season; other: Season }) {
  const { conflict: texts, inWords, evenings } = useSeasonTexts();
  const { number, teams } = useWords();
  const { dateOf } = useDates();
  const only = onlyIn(season, other);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {evenings(season.evenings.length)}, {teams(season.teams.length)}
      </dd>
      {only.length > 0 && (
        <dd>
          {texts.onlyHere}
          <ul>
            {only.slice(0, NAMED).map((each, index) => (
              <li key={index}>
                {each.kind === 'name' && texts.name(season.name)}
                {each.kind === 'rule' && ruleInWords(season, inWords, number)}
                {each.kind === 'team' && texts.team([each.team.name, ...each.team.aliases].join(' / '))}
                {each.kind === 'evening' && texts.evening(dateOf(each.evening.date), each.evening.quizName)}
              </li>
            ))}
            {only.length > NAMED && <li>{texts.more(only.length - NAMED)}</li>}
          </ul>
        </dd>
      )}
    </div>
  );
}
