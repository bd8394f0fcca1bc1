import './dialogs.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tabs } from '@chakra-ui/react/tabs';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { languageChoices, LANGUAGES } from '../../contract/languages';
import { forgetAdditions } from '../api/additions';
import {
  type AddressFault,
  checkServerAddress,
  readServerAddress,
  saveServerAddress,
} from '../api/useServerAddress';
import { Button } from '../ui/Button';
import { Radios } from '../ui/Choices';
import { DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { Field } from '../ui/Field';
import { lazily } from '../ui/Loading';
import { EFFECTS, useEffects, useOwnMusic, useShowSounds } from '../ui/useEffects';
import { ConnectionTest, useServerTest } from './ConnectionTest';
import { THEME_MODES, useTheme } from './useTheme';
import { saveLanguage, useChosenLanguage, useSpoken } from '../texts/useLanguage';
import { useEffectsTexts } from '../texts/wallTexts';
import { useWords } from '../texts/roomTexts';
import { useFrameTexts } from '../texts/startTexts';
import { useSettingsTexts } from '../texts/settingsTexts';

const WayInLink = lazily(() => import('../network/WayInPlaces').then((part) => part.WayInLink), null);

/** The host's settings. Opens on the connection tab (specification §2). */
export function SettingsDialog({ open, onClose }: DialogProps) {
  const texts = useSettingsTexts();
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl" isAtTop>
      <SettingsForm onClose={onClose} />
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open, so that it always starts from the stored values. */
function SettingsForm({ onClose }: Pick<DialogProps, 'onClose'>) {
  const texts = useSettingsTexts();
  const words = useWords();
  const { mode, setMode } = useTheme();
  const [tab, setTab] = useState('connection');
  const [address, setAddress] = useState(readServerAddress);
  const [fault, setFault] = useState<AddressFault>();
  const { finding, test, forget } = useServerTest();
  /** Whether the host was asked about the typed address, where no working server was found. */
  const [isAsked, setAsked] = useState(false);
  const isSaved = useRef(false);
  useTakeBack(isSaved);

  const check = (): string | null => {
    const checked = checkServerAddress(address);
    setFault(checked.ok ? undefined : checked.fault);
    return checked.ok ? checked.address : null;
  };
  const type = (typed: string): void => {
    setAddress(typed);
    setAsked(false);
    forget();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    if (checked === null) return setTab('connection');
    if (checked !== readServerAddress() && !isAsked) {
      const found = await test(checked);
      if (found === null) return;
      if (typeof found !== 'number') {
        setAsked(true);
        return setTab('connection');
      }
    }
    // Whoever saves an address, even the same one, wants it to be asked anew.
    forgetAdditions();
    saveServerAddress(address);
    isSaved.current = true;
    onClose();
  };

  return (
    <chakra.form onSubmit={(event) => void save(event)} noValidate display="contents">
      <Dialog.Body>
        <Tabs.Root
          unstyled
          className="line-tabs settings-tabs"
          lazyMount
          value={tab}
          onValueChange={(change) => setTab(change.value)}
        >
          <Tabs.List>
            <Tabs.Trigger value="general">{texts.general}</Tabs.Trigger>
            <Tabs.Trigger value="connection">{texts.connection}</Tabs.Trigger>
            <Tabs.Trigger value="design">{texts.design}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="general">
            <LanguageChoice />
          </Tabs.Content>
          <Tabs.Content value="connection">
            <Field
              label={texts.serverAddress}
              fault={fault && texts.addressFaults[fault]}
              value={address}
              onChange={(event) => type(event.target.value)}
              placeholder={texts.serverAddressPlaceholder}
              inputMode="url"
              autoCapitalize="none"
            />
            <ConnectionTest
              finding={finding}
              isAsked={isAsked}
              onTest={() => {
                const checked = check();
                if (checked !== null) void test(checked);
              }}
            />
            <WayInLink />
          </Tabs.Content>
          <Tabs.Content value="design">
            <p className="settings-about">{texts.aboutDesign}</p>
            <Radios
              className="row settings-choice"
              look="framed level"
              legend={texts.themeMode}
              values={THEME_MODES}
              labelOf={(each) => texts.themeModes[each]}
              chosen={mode}
              onChoose={setMode}
            />
            <EffectsChoice />
            <SoundSwitches />
          </Tabs.Content>
        </Tabs.Root>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="button" variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit">{isAsked ? texts.saveAnyway : texts.save}</Button>
      </Dialog.Footer>
    </chakra.form>
  );
}

/** Previews all but the address at once, and restores it if the dialog closes without saving. */
function useTakeBack(isSaved: RefObject<boolean>): void {
  const language = useChosenLanguage();
  const { mode, setMode } = useTheme();
  const { effects, setEffects } = useEffects();
  const { hasSounds, setSounds } = useShowSounds();
  const { hasMusic, setMusic } = useOwnMusic();
  const [before] = useState({ language, mode, effects, hasSounds, hasMusic });
  const takeBack = useEffectEvent(() => {
    if (isSaved.current) return;
    if (language !== before.language) saveLanguage(before.language);
    if (mode !== before.mode) setMode(before.mode);
    if (effects !== before.effects) setEffects(before.effects);
    if (hasSounds !== before.hasSounds) setSounds(before.hasSounds);
    if (hasMusic !== before.hasMusic) setMusic(before.hasMusic);
  });
  useEffect(() => () => takeBack(), []);
}

function LanguageChoice() {
  const texts = useSettingsTexts();
  const { language, mixture } = useFrameTexts();
  return (
    <>
      <p className="settings-about">{texts.aboutLanguage}</p>
      <Radios
        className="row settings-choice settings-languages"
        look="framed level"
        legend={language}
        values={['mixture', ...languageChoices(useSpoken())] as const}
        labelOf={(each) => (each === 'mixture' ? mixture : <span lang={each}>{LANGUAGES[each].name}</span>)}
        chosen={useChosenLanguage()}
        onChoose={saveLanguage}
      />
    </>
  );
}

function EffectsChoice() {
  const texts = useEffectsTexts();
  const { effects, setEffects } = useEffects();
  return (
    <Radios
      className="row settings-choice"
      look="framed level"
      legend={texts.legend}
      values={EFFECTS}
      labelOf={(each) => texts.steps[each]}
      chosen={effects}
      onChoose={setEffects}
    />
  );
}

function SoundSwitches() {
  const texts = useEffectsTexts();
  const { hasSounds, setSounds } = useShowSounds();
  const { hasMusic, setMusic } = useOwnMusic();
  return (
    <div className="row settings-choice">
      <FramedSwitch label={texts.sounds} isOn={hasSounds} onSwitch={setSounds} />
      <FramedSwitch label={texts.ownMusic} isOn={hasMusic} onSwitch={setMusic} />
    </div>
  );
}

interface FramedSwitchProps {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

function FramedSwitch({ label, isOn, onSwitch }: FramedSwitchProps) {
  return (
    <label className="framed level">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      {label}
    </label>
  );
}
