import { useState } from 'react';
import { fileNameOf } from '../../contract/fileName';
import type { TableFormat } from '../../contract/seasons';
import { mergeTeams, nearTeams } from '../../game/season/teams';
import { type SaidFailure, sayFailure } from '../api/failures';
import { downloadSeason } from '../api/seasonsApi';
import { useServerAddress } from '../api/useServerAddress';
import { saveFile } from '../browser/saveFile';
import { useWords } from '../texts/roomTexts';
import { useSpoken } from '../texts/useLanguage';
import { Button } from '../ui/Button';
import { countEvenings, keptApart } from './edits';
import { ruleInWords } from './ruleDraft';
import { FailureNote } from './SeasonNotes';
import { SeasonTable } from './SeasonTable';
import { TeamDetails } from './TeamDetails';
import type { SeasonHandle } from './useSeason';
import { useSeasonTexts } from './seasonTexts';

/** The table, whose teams can be renamed and merged, and its exports. */
export function TablePart({ handle }: { handle: SeasonHandle }) {
  const { table: texts, inWords } = useSeasonTexts();
  const { number } = useWords();
  const [opened, setOpened] = useState<string | null>(null);
  const { season } = handle;
  const team = season.teams.find(({ teamId }) => teamId === opened);
  return (
    <>
      <NearTeams handle={handle} />
      <p className="small-hint">{ruleInWords(season, inWords, number)}</p>
      {season.teams.length === 0 ? (
        <div className="muted">
          <p>{texts.empty}</p>
          <p className="small-hint">{texts.emptyHint}</p>
        </div>
      ) : (
        <SeasonTable
          season={season}
          caption={texts.caption}
          teamOf={(teamId, name) => (
            <button
              type="button"
              className="season-team"
              aria-expanded={teamId === opened}
              onClick={() => setOpened(teamId === opened ? null : teamId)}
            >
              <bdi>{name}</bdi>
            </button>
          )}
          belowOf={(teamId) =>
            team?.teamId === teamId && <TeamDetails key={team.name} handle={handle} team={team} />
          }
        />
      )}
      <TakeAlong handle={handle} />
    </>
  );
}

/** Offers to merge two teams with similar names, one pair at a time. */
function NearTeams({ handle }: { handle: SeasonHandle }) {
  const { near: texts, done, evenings } = useSeasonTexts();
  const { season, isSaving, change } = handle;
  const [pair, ...others] = nearTeams(season);
  if (!pair) return null;
  const played = (teamId: string) => countEvenings(season, teamId);
  const [one, other] = pair;
  // The name of the team that played more often comes first.
  const [first, second] = played(other.teamId) > played(one.teamId) ? [other, one] : [one, other];
  const ways = [
    { into: first, from: second },
    { into: second, from: first },
  ];
  return (
    <section className="season-near" aria-label={texts.heading}>
      <h3>{texts.heading}</h3>
      <ul className="row">
        {pair.map(({ teamId, name }) => (
          <li key={teamId}>
            <bdi>{name}</bdi> <span className="small-hint">{evenings({ count: played(teamId) })}</span>
          </li>
        ))}
      </ul>
      <div className="row">
        {ways.map(({ into, from }) => {
          const merged = mergeTeams(season, into.teamId, from.teamId);
          return (
            merged && (
              <Button
                key={into.teamId}
                px="3"
                aria-disabled={isSaving}
                onClick={() => change(merged, done.merged({ name: into.name, other: from.name }))}
              >
                {texts.merge({ name: into.name })}
              </Button>
            )
          );
        })}
        <Button
          variant="outline"
          px="3"
          aria-disabled={isSaving}
          onClick={() =>
            change(keptApart(season, one, other), done.distinct({ name: one.name, other: other.name }))
          }
        >
          {texts.distinct}
        </Button>
      </div>
      {others.length > 0 && <p className="small-hint">{texts.more({ count: others.length })}</p>}
    </section>
  );
}

const FORMATS = ['xlsx', 'csv', 'json'] as const;

/** Exports the table and its evenings as files or on paper. */
function TakeAlong({ handle: { season, seasonId, say } }: { handle: SeasonHandle }) {
  const { out: texts, done, why } = useSeasonTexts();
  const address = useServerAddress();
  const lang = useSpoken();
  const [failed, setFailed] = useState<{ failure: SaidFailure; again: () => void } | null>(null);
  const save = (format: TableFormat) => {
    setFailed(null);
    downloadSeason(address, seasonId, format, lang).then(
      (file) => {
        saveFile(file, fileNameOf([texts.fileName, season.name], format));
        say(done.exported);
      },
      (error: unknown) =>
        setFailed({
          failure: sayFailure(error, { ...why, unreachable: why.unreachableAtAll }),
          again: () => save(format),
        }),
    );
  };
  return (
    <div className="row" role="group" aria-label={texts.heading}>
      {FORMATS.map((format) => (
        <Button key={format} variant="outline" px="3" onClick={() => save(format)}>
          {texts[format]}
        </Button>
      ))}
      <Button asChild variant="outline" px="3">
        <a href={`/seasons/${encodeURIComponent(seasonId)}/print`} target="_blank">
          {texts.print}
        </a>
      </Button>
      {failed && <FailureNote failure={failed.failure} onRetry={failed.again} />}
    </div>
  );
}
