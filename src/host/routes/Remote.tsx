import '../ui/plain.css';
import '../game/remote/remote.css';
import { RemoteMessage } from '../game/remote/RemoteMessage';
import { useRootTheme } from '../layout/useTheme';
import { useClaim, type Claim } from '../session/useClaim';
import { RemoteSession } from './RemoteSession';
import { useRemoteTexts } from '../game/gameTexts';
import { useRootLanguage } from '../texts/useLanguage';
import { useWords } from '../texts/roomTexts';

/** The host's phone as a remote: a page without the frame and its style system, so that it loads fast. */
export function Remote({ sessionCode }: { sessionCode: string }) {
  useRootTheme();
  useRootLanguage();
  const claim = useClaim(sessionCode);
  const mayCommand = claim.phase === 'none' || claim.phase === 'claimed';
  return (
    <div className="plain remote remote-page">
      {mayCommand ? <RemoteSession sessionCode={sessionCode} /> : <ClaimMessage {...claim} />}
    </div>
  );
}

/** Says that the ticket is being claimed, what the host must do for that, or why it failed. */
function ClaimMessage({ phase, sign, tryAgain }: Claim) {
  const texts = useRemoteTexts().claim;
  const words = useWords();
  switch (phase) {
    case 'waiting':
      return (
        <RemoteMessage title={texts.waiting}>
          <p className="card claim-sign">{sign}</p>
        </RemoteMessage>
      );
    case 'turnedAway':
      return <RemoteMessage title={texts.turnedAway} text={texts.help} />;
    case 'invalid':
      return <RemoteMessage title={texts.invalid} text={texts.help} />;
    case 'unknown':
      return <RemoteMessage title={texts.unknown} text={texts.over} />;
    case 'refused':
      return <RemoteMessage title={texts.refused} text={texts.wait} />;
    case 'lost':
      return (
        <RemoteMessage title={texts.lost}>
          <button type="button" className="solid" onClick={tryAgain}>
            {words.tryAgain}
          </button>
        </RemoteMessage>
      );
    default:
      return <RemoteMessage title={texts.running} isBusy />;
  }
}
