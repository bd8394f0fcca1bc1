import type { CommandOutcome } from '../api/commandOutcome';
import { Button } from '../ui/Button';
import { FaultText } from '../ui/Field';
import { useOutcome } from '../ui/useOutcome';
import { useSeasonTexts } from './seasonTexts';

/** The season in which this session's evening counts. */
export interface Tonight {
  season: { seasonId: string; seasonName: string } | undefined;
  /** Chooses a season; null for none. */
  choose: (seasonId: string | null) => Promise<CommandOutcome>;
  /** After the evening, changes whenever the server may have added it to a season or removed it. */
  news: unknown;
}

/** The choice of whether tonight counts in the season shown. */
export function TonightChoice({ tonight, seasonId }: { tonight: Tonight; seasonId: string }) {
  const texts = useSeasonTexts().tonight;
  const { hasFailed, attempt } = useOutcome();
  const isHere = tonight.season?.seasonId === seasonId;
  return (
    <div className="row season-tonight" data-here={isHere || undefined}>
      <p role="status">
        {isHere && texts.counts} {isHere && tonight.news === undefined && texts.later}
        {!isHere && tonight.season && texts.elsewhere({ name: tonight.season.seasonName })}
      </p>
      <Button
        variant={isHere ? 'outline' : 'solid'}
        px="3"
        onClick={() => void attempt(tonight.choose(isHere ? null : seasonId))}
      >
        {isHere ? texts.stop : texts.choose}
      </Button>
      {hasFailed && <FaultText>{texts.failed}</FaultText>}
    </div>
  );
}
