import '../layout/dialogs.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useKeysInGame } from '../game/controls/useControlKeys';
import { useGameTexts, useMarkingTexts } from '../game/gameTexts';
import { DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { useGridTexts } from '../texts/paperTexts';
import { useShortcutsTexts } from '../texts/settingsTexts';
import { useEffectsTexts } from '../texts/wallTexts';

/** Lists the keyboard shortcuts, both everywhere and during a game. */
export function ShortcutsDialog({ open, onClose }: DialogProps) {
  const texts = useShortcutsTexts();
  const { reveal } = useGameTexts();
  const { ownMusic } = useEffectsTexts();
  const inGame = [...useKeysInGame(), [['U'], ownMusic] as const, [['1–9'], reveal.quotes] as const];
  const marking = useMarkingTexts();
  const grid = useGridTexts();
  const anywhere = Object.entries(texts.keysAnywhere).map(([key, meaning]) => [[key], meaning] as const);
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="66rem">
      {/* Focusable, so that keys scroll the list if the screen is too low for it. */}
      <Dialog.Body pt="0" tabIndex={0} outline="none">
        <div className="key-lists">
          <div>
            <KeyList keys={anywhere} />
            {[marking, grid].map(({ title, keys }) => (
              <section key={title}>
                <h3>{title}</h3>
                <p>{keys}</p>
              </section>
            ))}
          </div>
          <section>
            <h3>{texts.inGame}</h3>
            <KeyList keys={inGame} />
          </section>
        </div>
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
