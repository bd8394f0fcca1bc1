import { Tabs } from '@chakra-ui/react/tabs';
import { useState } from 'react';
import type { Season } from '../../game/season/season';
import type { Version } from '../api/saveVersion';
import { EveningsPart } from './EveningsPart';
import { RulePart } from './RulePart';
import { ConflictQuestion, SeasonNotes } from './SeasonNotes';
import { TablePart } from './TablePart';
import { type SeasonListeners, useSeason } from './useSeason';
import { useSeasonTexts } from './seasonTexts';

const PARTS = ['table', 'evenings', 'rule'] as const;
export type SeasonPart = (typeof PARTS)[number];
const SHOWN = { table: TablePart, evenings: EveningsPart, rule: RulePart };

interface SeasonPartsProps extends SeasonListeners {
  seasonId: string;
  version: Version<Season>;
  firstPart: SeasonPart;
}

/** An open season with its three parts. Typed text stays while another part is shown. */
export function SeasonParts({ seasonId, version, firstPart, onSaved, onGone }: SeasonPartsProps) {
  const texts = useSeasonTexts();
  const [part, setPart] = useState<string>(firstPart);
  const handle = useSeason(seasonId, version, { onSaved, onGone });
  return (
    <>
      <Tabs.Root
        unstyled
        className="line-tabs season-parts"
        value={part}
        onValueChange={({ value }) => setPart(value)}
      >
        <Tabs.List>
          {PARTS.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              {texts.parts[each]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {PARTS.map((each) => {
          const Shown = SHOWN[each];
          return (
            <Tabs.Content key={each} value={each}>
              <Shown handle={handle} />
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
      <SeasonNotes handle={handle} />
      <ConflictQuestion handle={handle} />
    </>
  );
}
