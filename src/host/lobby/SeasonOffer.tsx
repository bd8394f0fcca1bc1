import type { HostGame } from '../../contract/toHosts';
import { useEveningRoomTexts } from '../texts/eveningTexts';
import { useWords } from '../texts/roomTexts';
import { FaultText } from '../ui/Field';
import { useOutcome } from '../ui/useOutcome';
import type { LobbyHost } from './lobbyHost';

interface SeasonOfferProps {
  offer: NonNullable<HostGame['seasonOffer']>;
  command: LobbyHost['command'];
}

/** Proposes the season of the last evening: one button accepts it, another declines it for this session. */
export function SeasonOffer({ offer, command }: SeasonOfferProps) {
  const texts = useEveningRoomTexts().proposal;
  const { unconfirmed } = useWords();
  const { hasFailed, attempt } = useOutcome();
  const choose = (seasonId: string | null) => void attempt(command({ type: 'season', seasonId }));
  return (
    <>
      <button type="button" className="lobby-season" data-offer onClick={() => choose(offer.seasonId)}>
        {texts.accept({ name: offer.seasonName })}
      </button>
      <button type="button" className="lobby-season" onClick={() => choose(null)}>
        {texts.decline}
      </button>
      {hasFailed && <FaultText>{unconfirmed}</FaultText>}
    </>
  );
}
