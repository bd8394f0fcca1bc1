import { comparisonIn } from '../../contract/wording/lists';
import { useSpoken } from '../texts/useLanguage';
import { useId, useState } from 'react';
import type { SeasonTeam } from '../../game/season/season';
import { mergeTeams, splitTeam } from '../../game/season/teams';
import { Button } from '../ui/Button';
import { Select } from '../ui/Choices';
import { FaultText, Field } from '../ui/Field';
import { renameTeam } from './edits';
import { type SeasonHandle, useSubmit, useUnsaved } from './useSeason';
import { useSeasonTexts } from './seasonTexts';

interface TeamDetailsProps {
  handle: SeasonHandle;
  team: SeasonTeam;
}

/** The actions for a team: renaming, its former names, and merging it with another. */
export function TeamDetails({ handle, team }: TeamDetailsProps) {
  const { team: texts, done } = useSeasonTexts();
  const { season, isSaving, change } = handle;
  return (
    <div className="season-details">
      <RenameForm handle={handle} team={team} />
      {team.aliases.length > 0 && (
        <div>
          <h3>{texts.aliases}</h3>
          <ul>
            {team.aliases.map((alias) => (
              <li key={alias} className="apart">
                <bdi>{alias}</bdi>
                <Button
                  variant="outline"
                  px="3"
                  aria-label={texts.split({ alias })}
                  aria-disabled={isSaving}
                  onClick={() => change(splitTeam(season, team.teamId, alias), done.split({ alias }))}
                >
                  {texts.splitShort}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {season.teams.length > 1 && <MergeForm handle={handle} team={team} />}
    </div>
  );
}

function RenameForm({ handle, team }: TeamDetailsProps) {
  const { team: texts, done } = useSeasonTexts();
  const [name, setName] = useState(team.name);
  const [fault, setFault] = useState<string>();
  useUnsaved(name !== team.name);
  const rename = useSubmit(handle, () => {
    const wanted = name.trim();
    if (!wanted) return setFault(texts.empty);
    if (wanted === team.name) return setName(team.name);
    const renamed = renameTeam(handle.season, team, wanted);
    if ('teamId' in renamed) return setFault(texts.taken({ name: renamed.name }));
    setFault(undefined);
    handle.change(renamed, done.renamed({ before: team.name, name: wanted }));
  });
  return (
    <form className="row season-line" onSubmit={rename} noValidate>
      <Field
        label={texts.name}
        value={name}
        maxLength={100}
        fault={fault}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="outline" px="3">
        {texts.rename}
      </Button>
    </form>
  );
}

function MergeForm({ handle, team }: TeamDetailsProps) {
  const { team: texts, done } = useSeasonTexts();
  const id = useId();
  const [other, setOther] = useState('');
  const [isTogether, setTogether] = useState(false);
  const { season, change } = handle;
  const others = season.teams.filter(({ teamId }) => teamId !== team.teamId);
  const compare = comparisonIn(useSpoken());
  const named = others
    .toSorted((one, next) => compare(one.name, next.name))
    .map(({ teamId, name }) => [teamId, name] as const);
  const merge = useSubmit(handle, () => {
    const from = others.find(({ teamId }) => teamId === other);
    if (!from) return;
    const merged = mergeTeams(season, team.teamId, from.teamId);
    setTogether(!merged);
    if (merged) change(merged, done.merged({ name: team.name, other: from.name }));
  });
  return (
    <form className="row season-line" onSubmit={merge} noValidate>
      <div>
        <label htmlFor={id}>{texts.mergeWith}</label>
        <Select id={id} options={[['', texts.mergeChoice], ...named]} chosen={other} onChoose={setOther} />
      </div>
      <Button type="submit" variant="outline" px="3" aria-disabled={!other}>
        {texts.merge}
      </Button>
      {isTogether && <FaultText>{texts.together}</FaultText>}
    </form>
  );
}
