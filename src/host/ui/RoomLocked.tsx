import { chakra } from '@chakra-ui/react/styled-system';
import { useCrowdTexts } from './crowdTexts';
import { LockIcon } from './sessionIcons';

/** Says beside the code that nobody else can join at the moment. */
export function RoomLocked() {
  const texts = useCrowdTexts();
  return (
    <chakra.p
      display="inline-flex"
      alignItems="center"
      gap="0.35em"
      px="0.6em"
      py="0.15em"
      borderRadius="full"
      bg="text"
      color="page"
      fontSize="0.8em"
      fontWeight={800}
      lineHeight={1.2}
      whiteSpace="nowrap"
    >
      <LockIcon />
      {texts.locked}
    </chakra.p>
  );
}
