import { chakra } from '@chakra-ui/react/styled-system';
import type { Session } from '../../contract/toMonitors';
import { withoutScheme } from '../api/useServerAddress';
import { chosenOrigin } from '../api/joinOrigin';
import { EndSession } from '../session/EndSession';
import { useJoinOrigin } from '../session/JoinAddress';
import type { Ending } from '../session/useEnding';
import { useConnectionTexts, useWords } from '../texts/roomTexts';
import { useVenueMarkTexts } from '../texts/wallTexts';
import { Button } from '../ui/Button';
import { Radios } from '../ui/Choices';
import { lazily } from '../ui/Loading';
import { useMissingFiles } from '../venue/useVenue';
import { printPath } from './printPath';

const WayInLink = lazily(() => import('../network/WayInPlaces').then((part) => part.WayInLink), null);

interface LobbyOffersProps {
  /** The addresses where phones can join, the likeliest first. */
  urls: readonly string[];
  /** Whether the venue uses files that do not exist. */
  lacksFiles: boolean;
  session: Session | null;
  /** Null if there is nothing to end. */
  ending: Ending | null;
}

/** The options in the lobby's connection light. */
export function LobbyOffers({ urls, lacksFiles, session, ending }: LobbyOffersProps) {
  return (
    <>
      <JoinAddressChoice urls={urls} />
      <WayInLink />
      {lacksFiles && <MissingFiles />}
      {ending && <EndSession {...ending} />}
      {session && ending && !session.rehearsal && <PrintOffer session={session} />}
    </>
  );
}

/** Links to the print page for the session, in a new tab, so that the lobby stays on the projector. */
function PrintOffer({ session }: { session: Session }) {
  const texts = useConnectionTexts();
  return (
    <chakra.p mt="3">
      <Button asChild variant="outline">
        <a href={printPath(session)} target="_blank">
          {texts.print}
        </a>
      </Button>
    </chakra.p>
  );
}

/** The choice of the address shown to players, if the server has several. Takes effect at once. */
function JoinAddressChoice({ urls }: { urls: readonly string[] }) {
  const texts = useConnectionTexts();
  const chosen = useJoinOrigin();
  const origins = [...new Set(urls.map((url) => new URL(url).origin))];
  if (origins.length < 2) return null;
  // The server's first is used if none was chosen, or if the chosen one is gone.
  const selected = origins.find((origin) => origin === chosen) ?? origins[0];
  return (
    <Radios
      legend={texts.joinAddress}
      values={origins}
      labelOf={withoutScheme}
      chosen={selected}
      onChoose={chosenOrigin.write}
    />
  );
}

/** Names the venue's files that are skipped. */
function MissingFiles() {
  const texts = useVenueMarkTexts();
  const { list } = useWords();
  return <p className="small-hint light-sentence">{texts.missing({ files: list(useMissingFiles()) })}</p>;
}
