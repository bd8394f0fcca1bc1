import '../../ui/plain.css';
import './controls.css';
import type { CommandOf } from '../../../contract/fromHosts';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useGameHost } from './actions';

/** Asks whether a team of tonight is the team of the season that has a similar name, one pair at a time. */
export function NearNames() {
  const { near: texts } = useEveningRoomTexts();
  const { hostGame, send } = useGameHost();
  const [pair, ...others] = hostGame?.season?.near ?? [];
  if (!pair) return null;
  const { name, teamId, teamName, evenings } = pair;
  const decide = (decision: CommandOf<'seasonTeam'>['decision']) =>
    send({ type: 'seasonTeam', name, teamId, decision });
  return (
    <section className="grid near-names" aria-label={texts.heading}>
      <ul>
        <li>
          <bdi>{name}</bdi> <span className="muted">{texts.tonight}</span>
        </li>
        <li>
          <bdi>{teamName}</bdi> <span className="muted">{texts.before({ count: evenings })}</span>
        </li>
      </ul>
      <button type="button" onClick={() => decide('same')}>
        {texts.same({ name: teamName })}
      </button>
      <button type="button" onClick={() => decide('renamed')}>
        {texts.same({ name })}
      </button>
      <button type="button" onClick={() => decide('different')}>
        {texts.different}
      </button>
      {others.length > 0 && <p className="muted">{texts.more({ count: others.length })}</p>}
    </section>
  );
}
