import { useState } from 'react';
import { MAX_IMPORT_BYTES, type Remark } from '../../contract/quizFiles';
import { readSeason, type Season } from '../../game/season/season';
import { type SaidFailure, sayFailure } from '../api/failures';
import { readOldTable } from '../api/seasonsApi';
import { useServerAddress } from '../api/useServerAddress';
import { useWords } from '../texts/roomTexts';
import { useSpoken } from '../texts/useLanguage';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { Loading } from '../ui/Loading';
import { RemarkList } from '../ui/RemarkList';
import { newNames, sameEvening, withImported } from './edits';
import { FailureNote } from './SeasonNotes';
import { type SeasonHandle, useUnsaved } from './useSeason';
import { useSeasonTexts } from './seasonTexts';

type Step =
  | { name: 'choosing'; failure: SaidFailure | null }
  | { name: 'reading' }
  | { name: 'preview'; imported: Season; remarks: readonly Remark[] };

/** Reads evenings from an old table, shows them, and adds them once the host confirms. */
export function ImportForm({ handle, onClose }: { handle: SeasonHandle; onClose: () => void }) {
  const { importing: texts } = useSeasonTexts();
  const { cancel } = useWords();
  const { step, read, again } = useImport();
  useUnsaved(step.name === 'preview');
  return (
    <section className="season-form" aria-label={texts.heading}>
      <h3>{texts.heading}</h3>
      {step.name === 'reading' && <Loading text={texts.reading} />}
      {step.name === 'choosing' && (
        <>
          <p className="small-hint">{texts.hint}</p>
          {step.failure && <FailureNote failure={step.failure} />}
          <div>
            <FileButton accept=".xlsx,.csv,.tsv,.txt" name={texts.choose} onFile={read} />
          </div>
        </>
      )}
      {step.name === 'preview' && <ImportPreview handle={handle} onClose={onClose} again={again} {...step} />}
      {step.name !== 'preview' && (
        <div className="row">
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      )}
    </section>
  );
}

const choosing = (failure: SaidFailure | null = null): Step => ({ name: 'choosing', failure });

function useImport() {
  const address = useServerAddress();
  const lang = useSpoken();
  const { why } = useSeasonTexts();
  const [step, setStep] = useState(choosing);
  const read = (file: File) => {
    if (file.size > MAX_IMPORT_BYTES) return setStep(choosing({ text: why.tooLarge, details: [] }));
    setStep({ name: 'reading' });
    readOldTable(address, file, lang).then(
      ({ season, report }) => {
        const read = readSeason(season);
        if (read.ok) setStep({ name: 'preview', imported: read.value, remarks: report });
        else setStep(choosing({ text: why.other, details: [] }));
      },
      (error: unknown) => setStep(choosing(sayFailure(error, { ...why, unreachable: why.unreachableAtAll }))),
    );
  };
  return { step, read, again: () => setStep(choosing()) };
}

interface ImportPreviewProps {
  handle: SeasonHandle;
  imported: Season;
  remarks: readonly Remark[];
  again: () => void;
  onClose: () => void;
}

function ImportPreview({ handle, imported, remarks, again, onClose }: ImportPreviewProps) {
  const { importing: texts, done, dateOf } = useSeasonTexts();
  const { cancel, teams, names, pair } = useWords();
  const { season, change, isSaving } = handle;
  const { evenings } = imported;
  const fresh = newNames(season, imported);
  const take = () =>
    change(withImported(season, imported), done.imported({ count: evenings.length }), onClose);
  return (
    <>
      <p role="status">
        {evenings.length > 0
          ? texts.found({ count: evenings.length, teams: imported.teams.length })
          : texts.nothing}
      </p>
      {evenings.length > 0 && (
        <ul className="season-found">
          {evenings.map((evening) => (
            <li key={evening.eveningId}>
              <b>{dateOf(evening.date)}</b> <bdi>{evening.quizName}</bdi>{' '}
              <small className="muted">
                {sameEvening(season, evening)
                  ? pair({ first: teams({ count: evening.results.length }), second: texts.replaces })
                  : teams({ count: evening.results.length })}
              </small>
            </li>
          ))}
        </ul>
      )}
      {fresh.length > 0 && <p className="small-hint">{texts.newTeams({ names: names(fresh) })}</p>}
      {remarks.length > 0 && (
        <div>
          <h3>{texts.remarks}</h3>
          <RemarkList label={texts.remarks} remarks={remarks} />
        </div>
      )}
      <div className="row">
        {evenings.length > 0 && (
          <Button aria-disabled={isSaving} onClick={take}>
            {texts.take}
          </Button>
        )}
        <Button variant="outline" onClick={again}>
          {texts.otherFile}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </>
  );
}
