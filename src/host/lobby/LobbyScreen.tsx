import { chakra } from '@chakra-ui/react/styled-system';
import type { Session } from '../../contract/session';
import { Heading } from '../ui/Button';
import { useShortcuts } from '../ui/useShortcuts';
import { ArrivalNews, CopyNotice, useCopy } from './LobbyNews';
import { HostActions } from './HostActions';
import { Invitation, PROJECTED_BODY } from './Invitation';
import type { LobbyHost } from './lobbyHost';
import { PlayerWall } from './wall/PlayerWall';
import { useLobbyTexts } from '../texts/rooms/roomTexts';

/** From this many names on, the names take the screen's whole width, below the invitation. */
const CROWD = 13;

/** Up to this many names the QR code is as large as it can be. */
const MOST_WITH_LARGE_QR = 40;

const ONE_COLUMN = 'minmax(0, 1fr)';
const FEW = {
  columns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  rows: { lg: 'auto auto minmax(0, 1fr) auto', xl: 'auto minmax(0, 1fr) auto' },
  /** On a narrow screen the room code needs the whole width. */
  narrow: '"title" "invitation" "wall" "action"',
  areas: '"title wall" "invitation wall" "action action"',
};
const MANY_AREAS = '"title" "invitation" "wall"';
const MANY = {
  columns: ONE_COLUMN,
  rows: { lg: 'auto auto minmax(0, 1fr)' },
  narrow: MANY_AREAS,
  areas: MANY_AREAS,
};

const NOBODY: string[] = [];

interface LobbyScreenProps {
  session: Session;
  /** Where phones join, once this browser has reached it. */
  joinUrl: string | undefined;
  /** Where this browser is a host's. */
  host?: LobbyHost;
}

/** The lobby: what is played, how to join, and who has joined. */
export function LobbyScreen({ session, joinUrl, host }: LobbyScreenProps) {
  const { copied, copy } = useCopy();
  const code = String(session.sessionCode);
  const copyCode = () => copy('code', code);
  const copyLink = joinUrl === undefined ? undefined : () => copy('link', joinUrl);
  useShortcuts({ c: copyCode, l: copyLink });

  const crowded = session.participants.length >= CROWD;
  const locked = session.game?.locked ?? false;
  const { columns, rows, narrow, areas } = crowded ? MANY : FEW;
  const size = session.participants.length > MOST_WITH_LARGE_QR ? 'many' : crowded ? 'some' : 'few';
  const action = host && (
    <HostActions
      host={host}
      hasPlayers={session.participants.length > 0}
      locked={locked}
      pace={session.game?.pace}
    />
  );
  return (
    <chakra.div
      flex={{ base: '1', lg: 'none' }}
      display="grid"
      alignContent={{ base: 'start', lg: 'stretch' }}
      gridTemplateColumns={{ base: ONE_COLUMN, xl: columns }}
      gridTemplateRows={rows}
      gridTemplateAreas={{ base: narrow, xl: areas }}
      h={{ lg: '100dvh' }}
      columnGap="4"
      rowGap={{ base: '4', lg: crowded ? 'min(2.4vh, 3rem)' : '4' }}
      px={{ base: '4', lg: 'min(1.7vw, 5rem)' }}
      py={{ base: '4', lg: 'min(2.4vh, 3rem)' }}
    >
      <LobbyTitle quizName={session.quizName} crowded={crowded} />
      <Invitation
        code={code}
        joinUrl={joinUrl}
        size={size}
        locked={locked}
        onCopyCode={copyCode}
        onCopyLink={copyLink}
      />
      <PlayerWall
        names={session.participants}
        crowded={crowded}
        away={session.away ?? NOBODY}
        host={host}
        {...(crowded && { action })}
      />
      {!crowded && action}
      <CopyNotice copied={copied} />
      <ArrivalNews names={session.participants} />
    </chakra.div>
  );
}

function LobbyTitle({ quizName, crowded }: { quizName: string; crowded: boolean }) {
  const texts = useLobbyTexts();
  return (
    <chakra.div
      gridArea="title"
      minW={0}
      // Beside it are the frame's controls.
      pr={{ base: '0', lg: 'controls', xl: crowded ? 'controls' : '0' }}
      pt={{ base: 'controlRow', lg: '0' }}
      display={{ lg: crowded ? 'flex' : 'block' }}
      alignItems="baseline"
      gap="3"
    >
      <chakra.h1 fontSize={PROJECTED_BODY} fontWeight={700} color="muted" flexShrink={0}>
        {texts.heading}
      </chakra.h1>
      <Heading
        as="h2"
        fontSize={{ base: 'title', lg: crowded ? 'large' : 'title' }}
        lineClamp={crowded ? 1 : 2}
      >
        {quizName}
      </Heading>
    </chakra.div>
  );
}
