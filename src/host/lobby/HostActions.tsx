import { chakra } from '@chakra-ui/react/styled-system';
import type { LobbyHost } from './lobbyHost';
import { LockRoom } from './LockRoom';
import { StartQuiz } from './StartQuiz';

interface HostActionsProps {
  host: LobbyHost;
  crowded: boolean;
  hasPlayers: boolean;
  locked: boolean;
}

/** What the host can do, beside a crowd's heading or below few names. */
export function HostActions({ host, crowded, hasPlayers, locked }: HostActionsProps) {
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
    </chakra.div>
  );
}
