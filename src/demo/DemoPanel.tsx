import { useEffect, useState, useSyncExternalStore } from 'react';
import { fileFor } from '../contract/wording/fileFor';
import { type Catalogue, defineTexts } from '../host/texts/useLanguage';
import type { Watched } from '../look/watched';
import type { Around } from './around';
import { downloadAddress } from './download';

const TEXTS = import.meta.glob<Catalogue<Messages['demo']>>('../locales/*/demo.json');
const useTexts = defineTexts(TEXTS, ({ demo }) => demo);

interface DemoPanelProps {
  around: Around;
  /** Whether something was asked for that only a server can do. */
  needs: Watched<boolean>;
}

/** What stands beside the wall: what this is, and two phones. */
export function DemoPanel({ around, needs }: DemoPanelProps) {
  const texts = useTexts();
  const isNeeded = useSyncExternalStore(needs.subscribe, needs.get);
  const [isBackstage, setBackstage] = useState(false);
  useStage(around, isBackstage);
  return (
    <>
      <header>
        <p role="status">{isNeeded ? texts.needs : texts.what}</p>
        <div className="level">
          <button type="button" aria-pressed={!isBackstage} onClick={() => setBackstage(false)}>
            {texts.wall}
          </button>
          <button type="button" aria-pressed={isBackstage} onClick={() => setBackstage(true)}>
            {texts.backstage}
          </button>
          <a href={downloadAddress()}>{texts.download}</a>
        </div>
      </header>
      {around.names.map((name, at) => (
        <iframe
          key={at}
          data-demo-phone={String(at + 1)}
          title={name}
          src={`join.html?phone=${at + 1}`}
          lang={around.language}
        />
      ))}
    </>
  );
}

/** Lets the host's page know of a stage, so that it shows what only the host sees. */
function useStage({ BroadcastChannel, code }: Around, isUp: boolean): void {
  useEffect(() => {
    if (!isUp) return;
    const id = 'demo';
    const channel = new BroadcastChannel(`quiz-night.stage ${code}`);
    const tell = () => channel.postMessage({ type: 'here', id, isHeard: false, isFull: true });
    channel.onmessage = ({ data }) => (data as { type?: unknown }).type === 'ask' && tell();
    tell();
    return () => {
      channel.postMessage({ type: 'gone', id });
      channel.close();
    };
  }, [BroadcastChannel, code, isUp]);
}

/** Loads the names of the two phones' teams in a language. */
export async function loadPhoneNames(language: Around['language']): Promise<string[]> {
  const { demo } = (await fileFor(TEXTS, language)()).default;
  return [1, 2].map((number) => demo.phone({ number }));
}
