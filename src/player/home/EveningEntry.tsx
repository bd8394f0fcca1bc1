import { useEffect, useState } from 'react';
import type { Language } from '../../contract/languages';
import { loadOrReload } from '../../look/loadOrReload';
import type { PhoneTexts } from '../texts/loadTexts';
import { loadHomeTexts } from './homeTexts';

interface EveningEntryProps {
  texts: PhoneTexts;
  label: string;
  /** Changes when a saved evening does. */
  version?: number;
  /** Whether it is the main action. */
  isMain?: boolean;
}

/** Loads the evening's components and texts. */
export async function loadHome(language: Language) {
  const [{ EveningDialog }, texts] = await Promise.all([import('./EveningDialog'), loadHomeTexts(language)]);
  return { EveningDialog, texts };
}

/** Opens the saved evenings. All code loads while the server is up, since it also works without one. */
export function EveningEntry({ texts, label, version, isMain = false }: EveningEntryProps) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadHome>>>();
  const [isOpening, setOpening] = useState(false);
  const { language } = texts;
  useEffect(() => void loadHome(language).catch(() => undefined), [language]);
  const open = async (): Promise<void> => {
    setOpening(true);
    const home = await loadOrReload(() => loadHome(language));
    setOpening(false);
    setOpened(home);
  };
  return (
    <>
      <button
        type="button"
        className={isMain ? 'go' : 'quiet'}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {isOpening ? texts.loading : label}
      </button>
      {opened && (
        <opened.EveningDialog texts={opened.texts} version={version} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
