import type { HostPlayer } from '../../../contract/hostGame';
import { useWords } from '../../languages/useWords';
import { useGameTexts } from '../gameTexts';
import { useRemoteTexts } from './remoteTexts';

/** More names than these are counted. */
const MOST_NAMES = 4;

interface WhoAnsweredProps {
  answered: number;
  expected: number;
  players: readonly HostPlayer[];
}

/** How many have answered, who has not, and who of those is not there and so not waited for. */
export function WhoAnswered({ answered, expected, players }: WhoAnsweredProps) {
  const texts = useRemoteTexts();
  const { question } = useGameTexts();
  const missing = players.filter((player) => !player.answered && !player.ready && !player.watches);
  return (
    <div className="who-answered">
      <p>{question.answered(answered, expected)}</p>
      <progress aria-hidden="true" value={answered} max={Math.max(1, expected)} />
      <Names label={texts.missing} players={missing.filter(({ connected }) => connected)} />
      <Names label={texts.away} players={missing.filter(({ connected }) => !connected)} />
    </div>
  );
}

function Names({ label, players }: { label: string; players: readonly HostPlayer[] }) {
  const { more } = useWords();
  if (players.length === 0) return null;
  const others = players.length - MOST_NAMES;
  const names = players.slice(0, MOST_NAMES).map(({ name }) => name);
  return (
    <p className="faint">
      {label} {names.join(', ')}
      {others > 0 && ` ${more(others)}`}
    </p>
  );
}
