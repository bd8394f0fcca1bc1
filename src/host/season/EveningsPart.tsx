import { useEffect, useId, useRef, useState } from 'react';
import { localeOf, type Language } from '../../contract/languages';
import { isDay } from '../../contract/parsed';
import { isSameName } from '../../game/names/nameKeys';
import type { Season, CountedEvening } from '../../game/season/season';
import { withEvening, withoutEvening } from '../../game/season/teams';
import { useWords } from '../texts/roomTexts';
import { useSpoken } from '../texts/useLanguage';
import { Button } from '../ui/Button';
import { FaultText, Field, Input } from '../ui/Field';
import { ListEditor } from '../ui/ListEditor';
import { namedResults, newEveningId, today } from './edits';
import { ImportForm } from './ImportForm';
import { ruleNumber } from './ruleDraft';
import { useSeasonTexts } from './seasonTexts';
import { type SeasonHandle, useSubmit, useUnsaved } from './useSeason';

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
      {evenings.length === 0 && edited === null && <p className="muted">{texts.none}</p>}
      <ul className="season-evenings">
        {evenings.map((evening) => (
          <li key={evening.eveningId}>
            {edited === evening.eveningId ? (
              <EveningForm handle={handle} evening={evening} onClose={close} />
            ) : (
              <div className="apart season-evening">
                <span>
                  <b>{dateOf(evening.date)}</b> <bdi>{evening.quizName}</bdi>
                  <small className="muted">{teams({ count: evening.results.length })}</small>
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
  return <EveningForm handle={handle} evening={evening} onClose={onClose} />;
}

interface EveningFormProps {
  handle: SeasonHandle;
  evening: CountedEvening;
  onClose: () => void;
}

interface Draft {
  date: string;
  quizName: string;
  rows: readonly { key: number; name: string; points: string }[];
}

type Faults = { date?: true; empty?: true; rows: Map<number, 'name' | 'points' | 'twice'> };

/** Corrects an evening, or adds one that the season does not have yet. */
function EveningForm({ handle, evening, onClose }: EveningFormProps) {
  const { evening: texts, done, save, dateOf } = useSeasonTexts();
  const { cancel } = useWords();
  const lang = useSpoken();
  const [first] = useState(() => draftOf(handle.season, evening, lang));
  const [draft, setDraft] = useState(first);
  const [faults, setFaults] = useState<Faults>({ rows: new Map() });
  /** What is on screen when a save ends; undefined once the form is closed. */
  const latest = useRef<Draft>(undefined);
  useEffect(() => {
    latest.current = draft;
    return () => void (latest.current = undefined);
  }, [draft]);
  useUnsaved(draft !== first);
  const { season, change, isSaving } = handle;
  const saved = season.evenings.find(({ eveningId }) => eveningId === evening.eveningId);

  const submit = useSubmit(handle, () => {
    const { results, ...found } = resultsOf(draft);
    setFaults(found);
    if (found.date || found.empty || found.rows.size > 0) return;
    const { date, quizName } = draft;
    const played = { eveningId: evening.eveningId, date, quizName: quizName.trim(), results };
    const words = saved ? done.eveningChanged : done.eveningAdded;
    const closeUnlessEdited = () => {
      if (latest.current === draft) onClose();
    };
    change(withEvening(season, played), words({ date: dateOf(date) }), closeUnlessEdited);
  });
  const strike = ({ eveningId, date }: CountedEvening) =>
    change(withoutEvening(season, eveningId), done.eveningStruck({ date: dateOf(date) }), onClose);

  return (
    <form className="season-form" onSubmit={submit} noValidate>
      <h3>{saved ? texts.heading({ date: dateOf(saved.date) }) : texts.newHeading}</h3>
      <div className="season-fields">
        <Field
          label={texts.date}
          type="date"
          value={draft.date}
          fault={faults.date && texts.faults.date}
          onChange={({ target }) => setDraft({ ...draft, date: target.value })}
        />
        <Field
          label={texts.quizName}
          value={draft.quizName}
          maxLength={100}
          onChange={({ target }) => setDraft({ ...draft, quizName: target.value })}
        />
      </div>
      <ResultRows season={season} draft={draft} faults={faults} setDraft={setDraft} />
      {faults.empty && <FaultText>{texts.faults.empty}</FaultText>}
      <div className="row">
        <Button type="submit">{save}</Button>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        {saved && (
          <Button
            variant="ghost"
            className="season-strike"
            aria-disabled={isSaving}
            onClick={() => strike(saved)}
          >
            {texts.strike}
          </Button>
        )}
      </div>
    </form>
  );
}

interface ResultRowsProps {
  season: Season;
  draft: Draft;
  faults: Faults;
  setDraft: (draft: Draft) => void;
}

/** A row for each team, with the season's team names as suggestions. */
function ResultRows({ season, draft, faults, setDraft }: ResultRowsProps) {
  const { evening: texts } = useSeasonTexts();
  const id = useId();
  const { rows } = draft;
  const put = (key: number, part: Partial<Draft['rows'][number]>) =>
    setDraft({ ...draft, rows: rows.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  return (
    <fieldset className="season-rows">
      <legend>{texts.results}</legend>
      <datalist id={id}>
        {season.teams.map(({ teamId, name }) => (
          <option key={teamId} value={name} />
        ))}
      </datalist>
      <ListEditor
        className="season-results"
        rows={rows}
        keyOf={({ key }) => key}
        names={{
          remove: ({ name }, index) => texts.remove({ name: name || texts.teamAt({ place: index + 1 }) }),
        }}
        onChange={(change) => setDraft({ ...draft, rows: change(rows) })}
        add={{ text: texts.addTeam, blank: newRow }}
      >
        {({ key, name, points }, index, buttons) => {
          const fault = faults.rows.get(key);
          return (
            <>
              <Input
                aria-label={texts.teamAt({ place: index + 1 })}
                aria-invalid={fault === 'twice' || fault === 'name'}
                aria-describedby={fault && `${id}-${key}`}
                list={id}
                autoComplete="off"
                spellCheck={false}
                maxLength={100}
                value={name}
                onChange={({ target }) => put(key, { name: target.value })}
              />
              <Input
                aria-label={texts.pointsAt({ place: index + 1 })}
                aria-invalid={fault === 'points'}
                aria-describedby={fault && `${id}-${key}`}
                inputMode="decimal"
                autoComplete="off"
                value={points}
                onChange={({ target }) => put(key, { points: target.value })}
              />
              {buttons}
              {fault && <FaultText id={`${id}-${key}`}>{texts.faults[fault]}</FaultText>}
            </>
          );
        }}
      </ListEditor>
    </fieldset>
  );
}

function newRow(rows: Draft['rows']): Draft['rows'][number] {
  return { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, name: '', points: '' };
}

function draftOf(season: Season, evening: CountedEvening, lang: Language): Draft {
  const { format } = new Intl.NumberFormat(localeOf(lang), { useGrouping: false, maximumFractionDigits: 6 });
  const rows = namedResults(season, evening).map(({ name, points }, key) => ({
    key,
    name,
    points: format(points),
  }));
  return {
    date: evening.date,
    quizName: evening.quizName,
    rows: rows.length > 0 ? rows : [0, 1, 2].map((key) => ({ key, name: '', points: '' })),
  };
}

/** Returns a draft's results, ignoring empty rows, and its errors. */
function resultsOf({ date, rows }: Draft): Faults & { results: { name: string; points: number }[] } {
  const filled = rows.filter(({ name, points }) => name.trim() || points.trim());
  const faults: Faults = { rows: new Map() };
  if (!isDay(date)) faults.date = true;
  if (filled.length === 0) faults.empty = true;
  const results = filled.map(({ key, name, points }, index) => {
    const value = ruleNumber(points);
    if (value === undefined) faults.rows.set(key, 'points');
    const isTwice = filled.slice(0, index).some((earlier) => isSameName(earlier.name, name));
    if (isTwice) faults.rows.set(key, 'twice');
    if (!name.trim()) faults.rows.set(key, 'name');
    return { name: name.trim(), points: value ?? 0 };
  });
  return { ...faults, results };
}
