import { chakra } from '@chakra-ui/react/styled-system';
import { useCrowdTexts } from '../../ui/crowdTexts';
import { focusRing } from '../../ui/focusRing';

/** Opens the menu of a player, beside the button that was pressed. */
export type OpenMenu = (playerId: string, button: HTMLElement) => void;

interface RowButtonProps {
  name: string;
  playerId: string;
  onOpen: OpenMenu;
}

/** Lies over the whole row, so that the row itself is the same for hosts and everybody else. */
export function RowButton({ name, playerId, onOpen }: RowButtonProps) {
  const texts = useCrowdTexts();
  return (
    <chakra.button
      type="button"
      aria-label={texts.menu(name)}
      aria-haspopup="dialog"
      position="absolute"
      inset={0}
      cursor="pointer"
      borderRadius="inherit"
      borderWidth="2px"
      borderColor="transparent"
      _hover={{ borderColor: 'accent' }}
      _focusVisible={{ ...focusRing, outlineOffset: '-3px' }}
      onClick={(event) => onOpen(playerId, event.currentTarget)}
    />
  );
}
