import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tabs } from '@chakra-ui/react/tabs';
import { type FormEvent, useState } from 'react';
import type { AddressFault } from '../api/checkServerAddress';
import { readServerAddress, saveServerAddress } from '../api/serverAddress';
import { LANGUAGES, saveLanguage } from '../languages/language';
import { useLanguage } from '../languages/useLanguage';
import { useWords } from '../languages/useWords';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { tabsRecipe } from '../ui/tabsRecipe';
import { Choice } from './Choice';
import { ConnectionTest } from './ConnectionTest';
import { ServerAddressField } from './ServerAddressField';
import { useSettingsTexts } from './settingsTexts';
import { THEME_MODES } from './themeMode';
import { useTheme } from './useTheme';

interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The host's settings. Opens at the connection (specification §2). */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const texts = useSettingsTexts();
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="xl">
      <SettingsForm onClose={onClose} />
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open, so that every opening starts from what is stored. */
function SettingsForm({ onClose }: Pick<SettingsDialogProps, 'onClose'>) {
  const texts = useSettingsTexts();
  const words = useWords();
  const [tab, setTab] = useState('connection');
  const [address, setAddress] = useState(readServerAddress);
  const [fault, setFault] = useState<AddressFault>();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = saveServerAddress(address);
    if (checked.ok) return onClose();
    setFault(checked.fault);
    setTab('connection');
  };

  return (
    <chakra.form onSubmit={save} noValidate display="contents">
      <Dialog.Body>
        <Tabs.Root recipe={tabsRecipe} value={tab} onValueChange={(change) => setTab(change.value)}>
          <Tabs.List>
            <Tabs.Trigger value="general">{texts.general}</Tabs.Trigger>
            <Tabs.Trigger value="connection">{texts.connection}</Tabs.Trigger>
            <Tabs.Trigger value="design">{texts.design}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="general">
            <LanguageSettings />
          </Tabs.Content>
          <Tabs.Content value="connection">
            <ServerAddressField value={address} onChange={setAddress} fault={fault} />
            <ConnectionTest key={address} address={address} onFault={setFault} />
          </Tabs.Content>
          <Tabs.Content value="design">
            <DesignSettings />
          </Tabs.Content>
        </Tabs.Root>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="button" variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit">{texts.save}</Button>
      </Dialog.Footer>
    </chakra.form>
  );
}

/** The language of the host client's own texts. */
function LanguageSettings() {
  const texts = useSettingsTexts();
  return (
    <>
      <chakra.p mb="3">{texts.aboutLanguage}</chakra.p>
      <Choice
        name="language"
        legend={texts.language}
        values={LANGUAGES}
        labels={texts.languages}
        chosen={useLanguage()}
        onChoose={saveLanguage}
      />
    </>
  );
}

/** The choice of the theme: light, dark, or as the system has it. */
function DesignSettings() {
  const texts = useSettingsTexts();
  const { mode, setMode } = useTheme();
  return (
    <>
      <chakra.p mb="3">{texts.aboutDesign}</chakra.p>
      <Choice
        name="theme-mode"
        legend={texts.themeMode}
        values={THEME_MODES}
        labels={texts.themeModes}
        chosen={mode}
        onChoose={setMode}
      />
    </>
  );
}
