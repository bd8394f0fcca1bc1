import type { HostPlayer } from '../../../contract/hostGame';
import { useRemoteTexts } from '../../languages/useRemoteTexts';

/** More names than these are counted. */
const MOST_NAMES = 4;

interface WhoAnsweredProps {
  answered: number;
  expected: number;
  players: readonly HostPlayer[];
}

/** How many have answered, and who of those that are there has not. */
export function WhoAnswered({ answered, expected, players }: WhoAnsweredProps) {
  const texts = useRemoteTexts();
  const missing = players.filter((player) => player.connected && !player.answered);
  const others = missing.length - MOST_NAMES;
  const names = missing.slice(0, MOST_NAMES).map(({ name }) => name);
  return (
    <div className="who-answered">
      <p>{texts.answered(answered, expected)}</p>
      <progress aria-hidden="true" value={answered} max={Math.max(1, expected)} />
      {names.length > 0 && (
        <p className="faint">
          {texts.missing} {names.join(', ')}
          {others > 0 && ` ${texts.others(others)}`}
        </p>
      )}
    </div>
  );
}
