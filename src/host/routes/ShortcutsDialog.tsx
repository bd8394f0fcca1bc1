import '../layout/dialogs.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useKeysInGame } from '../game/controls/useControlKeys';
import { DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { useShortcutsTexts } from '../texts/settingsTexts';

/** Lists the keyboard shortcuts, both everywhere and during a game. */
export function ShortcutsDialog({ open, onClose }: DialogProps) {
  const texts = useShortcutsTexts();
  const inGame = useKeysInGame();
  const anywhere = Object.entries(texts.keysAnywhere).map(([key, meaning]) => [[key], meaning] as const);
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      {/* Focusable, so that keys scroll the list if the screen is too low for it. */}
      <Dialog.Body pt="2" tabIndex={0} outline="none">
        <KeyList keys={anywhere} />
        <chakra.h3 mt="2" mb="1" fontWeight={800}>
          {texts.inGame}
        </chakra.h3>
        <KeyList keys={inGame} />
      </Dialog.Body>
    </DialogFrame>
  );
}

function KeyList({ keys }: { keys: readonly (readonly [names: readonly string[], meaning: string])[] }) {
  return (
    <dl className="keys">
      {keys.map(([names, meaning]) => (
        <div key={meaning}>
          <dt className="row">
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
