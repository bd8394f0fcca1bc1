import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Session } from '../../contract/session';
import { texts } from '../texts';
import { PlayerWall } from './PlayerWall';
import { RoomCode } from './RoomCode';

/** From this many names on, the wall needs more of the screen than the code. */
const CROWD = 24;

/** The lobby as the guests see it: what is played, how to get in, and who is in. */
export function Room({ session }: { session: Session }) {
  const { participants } = session;
  const share = participants.length > CROWD ? '2fr 3fr' : '1fr 1fr';
  return (
    <chakra.div
      flex={{ base: '1', lg: 'none' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: share }}
      gridTemplateRows={{ lg: 'minmax(0, 1fr)' }}
      h={{ lg: '100dvh' }}
      gap="5"
      px="5"
      py="5"
    >
      <chakra.section display="flex" flexDirection="column" justifyContent="space-between" minW={0} gap="4">
        <div>
          <chakra.h1 fontSize="body" fontWeight={700} color="muted">
            {texts.lobby.heading}
          </chakra.h1>
          <Heading as="h2" fontSize="title" mt="2">
            {session.quizName}
          </Heading>
        </div>
        <div>
          <chakra.p fontSize="large" fontWeight={700} mb="2">
            {texts.lobby.roomCode}
          </chakra.p>
          <RoomCode code={String(session.sessionCode)} />
          <chakra.p fontSize="body" color="muted" mt="4" maxW="30em" textWrap="balance">
            {texts.lobby.hint}
          </chakra.p>
        </div>
      </chakra.section>
      <PlayerWall names={participants} />
    </chakra.div>
  );
}
