import { useState } from 'react';
import { useWords } from '../texts/roomTexts';
import { Button } from '../ui/Button';
import { Radios } from '../ui/Choices';
import { ConfirmDialog } from '../ui/DialogFrame';
import { Field } from '../ui/Field';
import { ruleDraftOf, type RuleDraft, type RuleFaults, ruleInWords, seasonOf } from './ruleDraft';
import { SeasonTable } from './SeasonTable';
import { type SeasonHandle, useSubmit, useUnsaved } from './useSeason';
import { useSeasonTexts } from './seasonTexts';

/** The name and the scoring rule of a season, with a preview of the table. */
export function RulePart({ handle }: { handle: SeasonHandle }) {
  const { rule: texts, done, save, inWords } = useSeasonTexts();
  const { number } = useWords();
  const { season, change } = handle;
  /** Null if unchanged. */
  const [draft, setDraft] = useState<RuleDraft | null>(null);
  const [shown, setShown] = useState(season);
  const isChanged = draft !== null;
  useUnsaved(isChanged);
  const read = draft ? seasonOf(season, draft) : { season };
  const faults = 'faults' in read ? read.faults : {};
  // While the typed rule is invalid, the table stays as it was.
  if ('season' in read && read.season !== shown && JSON.stringify(read.season) !== JSON.stringify(shown))
    setShown(read.season);
  const submit = useSubmit(handle, () => {
    if (isChanged && 'season' in read) {
      // What was typed while it was being saved stays.
      change(read.season, done.rule, () => setDraft((now) => (now === draft ? null : now)));
    }
  });
  return (
    <div className="season-rule">
      <form onSubmit={submit} noValidate>
        <RuleFields draft={draft ?? ruleDraftOf(season)} faults={faults} setDraft={setDraft} />
        <div className="row">
          <Button type="submit" aria-disabled={!isChanged}>
            {save}
          </Button>
          {isChanged && (
            <Button variant="outline" onClick={() => setDraft(null)}>
              {texts.discard}
            </Button>
          )}
          <DeleteSeason onDelete={handle.remove} />
        </div>
      </form>
      <div>
        <SeasonTable season={shown} caption={isChanged ? texts.preview : texts.current} />
        <p className="small-hint">{ruleInWords(shown, inWords, number)}</p>
      </div>
    </div>
  );
}

interface RuleFieldsProps {
  draft: RuleDraft;
  faults: RuleFaults;
  setDraft: (draft: RuleDraft) => void;
}

function RuleFields({ draft, faults, setDraft }: RuleFieldsProps) {
  const { rule: texts, name } = useSeasonTexts();
  const fieldOf = (field: Exclude<keyof RuleDraft, 'by'>, label: string, placeholder?: string) => (
    <Field
      label={label}
      fault={faults[field] && texts.faults[faults[field]]}
      value={draft[field]}
      placeholder={placeholder}
      onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
    />
  );
  const byPlaces = draft.by === 'places';
  return (
    <>
      {fieldOf('name', name)}
      <Radios
        legend={texts.heading}
        values={['quiz', 'places'] as const}
        labelOf={(by) => texts[by]}
        chosen={draft.by}
        onChoose={(by) => setDraft({ ...draft, by })}
      />
      {byPlaces && (
        <>
          {fieldOf('list', texts.list)}
          <p className="small-hint">{texts.listHint}</p>
        </>
      )}
      <div className="season-fields">
        {byPlaces && fieldOf('others', texts.others, texts.emptyNothing)}
        {fieldOf('attendance', texts.attendance, texts.emptyNothing)}
      </div>
      <div className="season-fields">
        {fieldOf('best', texts.best, texts.empty)}
        {fieldOf('drop', texts.drop, texts.emptyNone)}
      </div>
      <p className="small-hint">{texts.dropHint}</p>
    </>
  );
}

/** Deletes the season after asking. */
function DeleteSeason({ onDelete }: { onDelete: () => void }) {
  const texts = useSeasonTexts().rule;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" className="season-strike" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        texts={texts.deletion}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      />
    </>
  );
}
