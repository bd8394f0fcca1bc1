import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useControlTexts } from '../languages/useControlTexts';
import { useTexts } from '../languages/useTexts';
import { DialogFrame } from '../ui/DialogFrame';

/** What each key does, anywhere and during a game. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { shortcuts } = useTexts();
  const { keysInGame, keys } = useControlTexts();
  const anywhere = Object.entries(shortcuts.keys).map(([key, meaning]) => [[key], meaning] as const);
  return (
    <DialogFrame title={shortcuts.title} open={open} onClose={onClose} width="2xl">
      {/* Keys scroll the list where the screen is too low for it. */}
      <Dialog.Body pt="2" tabIndex={0} outline="none">
        <KeyList keys={anywhere} />
        <chakra.h3 mt="2" mb="1" fontWeight={800}>
          {keysInGame}
        </chakra.h3>
        <KeyList keys={keys} />
      </Dialog.Body>
    </DialogFrame>
  );
}

function KeyList({ keys }: { keys: readonly (readonly [names: readonly string[], meaning: string])[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
      alignItems="center"
      columnGap="3"
      rowGap="1"
    >
      {keys.map(([names, meaning]) => (
        <chakra.div key={meaning} display="contents">
          <chakra.dt display="flex" flexWrap="wrap" gap="1">
            {names.map((name) => (
              <Key key={name} name={name} />
            ))}
          </chakra.dt>
          <chakra.dd lineHeight={1.2}>{meaning}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Key({ name }: { name: string }) {
  return (
    <chakra.kbd
      display="block"
      minW="2.2em"
      px="2"
      py="0.125rem"
      textAlign="center"
      fontFamily="inherit"
      fontWeight={800}
      bg="raised"
      borderRadius="normal"
    >
      {name}
    </chakra.kbd>
  );
}
