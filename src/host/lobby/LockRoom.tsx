import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useWords } from '../languages/useWords';
import { Button } from '../ui/Button';
import { useCrowdTexts } from '../ui/crowdTexts';
import { LockIcon, OpenLockIcon } from '../ui/sessionIcons';
import type { LobbyHost } from './lobbyHost';

interface LockRoomProps {
  locked: boolean;
  command: LobbyHost['command'];
}

/** Lets nobody else in, or everybody again. */
export function LockRoom({ locked, command }: LockRoomProps) {
  const texts = useCrowdTexts();
  const { unconfirmed } = useWords();
  const [failed, setFailed] = useState(false);
  const change = async () => {
    setFailed(false);
    setFailed((await command({ type: 'lock', locked: !locked })) !== 'done');
  };
  return (
    <>
      <Button variant="outline" px="3" flexGrow={{ base: 1, lg: 0 }} onClick={() => void change()}>
        {locked ? <OpenLockIcon /> : <LockIcon />}
        {locked ? texts.unlock : texts.lock}
      </Button>
      {failed && (
        <chakra.p role="alert" fontSize="small" fontWeight={600} color="danger">
          {unconfirmed}
        </chakra.p>
      )}
    </>
  );
}
