import { chakra } from '@chakra-ui/react/styled-system';
import { PACES } from '../../contract/limits';
import { useCrowdTexts } from '../ui/crowdTexts';
import type { LobbyHost } from './lobbyHost';

interface PaceChoiceProps {
  pace: number;
  command: LobbyHost['command'];
}

/** How much time this game's questions have; some players need more than a quiz file gives. */
export function PaceChoice({ pace, command }: PaceChoiceProps) {
  const texts = useCrowdTexts().pace;
  return (
    <chakra.label
      flexBasis={{ base: 'full', lg: 'auto' }}
      display="flex"
      alignItems="center"
      justifyContent={{ base: 'space-between', lg: 'start' }}
      gap="2"
      whiteSpace="nowrap"
      fontSize="body"
      fontWeight={600}
    >
      {texts.label}
      <chakra.select
        value={pace}
        onChange={(event) => {
          const factor = PACES.find((each) => each === Number(event.target.value));
          if (factor !== undefined) void command({ type: 'pace', factor });
        }}
        minH="control"
        px="2"
        bg="panel"
        color="text"
        borderWidth="2px"
        borderColor="line"
        borderRadius="normal"
      >
        {PACES.map((factor) => (
          <option key={factor} value={factor}>
            {texts.of[factor]}
          </option>
        ))}
      </chakra.select>
    </chakra.label>
  );
}
