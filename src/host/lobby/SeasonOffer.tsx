import type { Id } from '../../contract/quizSummary';
import { declineSeason, useSeasonProposal } from '../api/useSeasonProposal';
import { useEveningRoomTexts } from '../texts/eveningTexts';
import { useWords } from '../texts/roomTexts';
import { FaultText } from '../ui/Field';
import { useOutcome } from '../ui/useOutcome';
import type { LobbyHost } from './lobbyHost';

/** Proposes the season of the last evening: one button accepts it, another declines it for this session. */
export function SeasonOffer({ sessionCode, command }: { sessionCode: Id; command: LobbyHost['command'] }) {
  const texts = useEveningRoomTexts().proposal;
  const { unconfirmed } = useWords();
  const latest = useSeasonProposal(sessionCode, true);
  const { hasFailed, attempt } = useOutcome();
  if (!latest) return null;
  const accept = () => attempt(command({ type: 'season', seasonId: latest.seasonId }));
  return (
    <>
      <button type="button" className="lobby-season" data-offer onClick={() => void accept()}>
        {texts.accept({ name: latest.name })}
      </button>
      <button type="button" className="lobby-season" onClick={() => declineSeason(sessionCode)}>
        {texts.decline}
      </button>
      {hasFailed && <FaultText>{unconfirmed}</FaultText>}
    </>
  );
}
