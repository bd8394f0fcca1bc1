import { chakra } from '@chakra-ui/react/styled-system';
import type { LobbyHost } from './lobbyHost';
import { LockRoom } from './LockRoom';
import { PROJECTED_BODY } from './projectedBody';
import { PaceChoice } from './PaceChoice';
import { StartQuiz } from './StartQuiz';

interface HostActionsProps {
  host: LobbyHost;
  hasPlayers: boolean;
  locked: boolean;
  /** Undefined where the server knows none. */
  pace: number | undefined;
}

/** What the host can do, in one row: beside a crowd's heading or below all. */
export function HostActions({ host, hasPlayers, locked, pace }: HostActionsProps) {
  return (
    <chakra.div
      gridArea="action"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      css={{ '& button, & label, & select': { fontSize: PROJECTED_BODY } }}
    >
      <StartQuiz {...host.start} hasPlayers={hasPlayers} />
      <LockRoom locked={locked} command={host.command} />
      {pace !== undefined && <PaceChoice pace={pace} command={host.command} />}
    </chakra.div>
  );
}
