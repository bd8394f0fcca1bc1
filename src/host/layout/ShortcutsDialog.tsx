import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTexts } from '../languages/useTexts';
import { DialogFrame } from '../ui/DialogFrame';

/** What each key does. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts();
  return (
    <DialogFrame title={texts.shortcuts.title} open={open} onClose={onClose} width="xl">
      <Dialog.Body>
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" alignItems="center" columnGap="3" rowGap="2">
          {Object.entries(texts.shortcuts.keys).map(([key, meaning]) => (
            <chakra.div key={key} display="contents">
              <chakra.dt>
                <chakra.kbd
                  display="block"
                  minW="2.2em"
                  py="1"
                  textAlign="center"
                  fontFamily="inherit"
                  fontWeight={800}
                  bg="raised"
                  borderRadius="normal"
                >
                  {key}
                </chakra.kbd>
              </chakra.dt>
              <chakra.dd>{meaning}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Dialog.Body>
    </DialogFrame>
  );
}
