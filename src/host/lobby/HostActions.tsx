import { chakra } from '@chakra-ui/react/styled-system';
import type { LobbyHost } from './lobbyHost';
import { LockRoom } from './LockRoom';
import { PaceChoice } from './PaceChoice';
import { StartQuiz } from './StartQuiz';

interface HostActionsProps {
  host: LobbyHost;
  crowded: boolean;
  hasPlayers: boolean;
  locked: boolean;
  /** Undefined where the server knows none. */
  pace: number | undefined;
}

/** What the host can do, beside a crowd's heading or below few names. */
export function HostActions({ host, crowded, hasPlayers, locked, pace }: HostActionsProps) {
  return (
    <chakra.div
      gridArea="action"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mt={crowded ? '0' : '3'}
      mb={crowded ? '2' : '0'}
    >
      <StartQuiz {...host.start} crowded={crowded} hasPlayers={hasPlayers} />
      <LockRoom locked={locked} command={host.command} />
      {pace !== undefined && <PaceChoice pace={pace} command={host.command} />}
    </chakra.div>
  );
}
