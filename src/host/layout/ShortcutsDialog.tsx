import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useControlTexts } from '../languages/useControlTexts';
import { useTexts } from '../languages/useTexts';
import { DialogFrame } from '../ui/DialogFrame';

/** What each key does. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { shortcuts } = useTexts();
  const inGame = useControlTexts().keys;
  const anywhere = Object.entries(shortcuts.keys).map(([key, meaning]) => [[key], meaning] as const);
  return (
    <DialogFrame title={shortcuts.title} open={open} onClose={onClose} width="xl">
      <Dialog.Body>
        <chakra.dl
          display="grid"
          gridTemplateColumns="minmax(0, auto) minmax(0, 1fr)"
          alignItems="center"
          columnGap="3"
          rowGap="2"
        >
          {[...anywhere, ...inGame].map(([keys, meaning]) => (
            <chakra.div key={meaning} display="contents">
              <chakra.dt display="flex" flexWrap="wrap" gap="1">
                {keys.map((key) => (
                  <Key key={key} name={key} />
                ))}
              </chakra.dt>
              <chakra.dd>{meaning}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Dialog.Body>
    </DialogFrame>
  );
}

function Key({ name }: { name: string }) {
  return (
    <chakra.kbd
      display="block"
      minW="2.2em"
      px="2"
      py="1"
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
