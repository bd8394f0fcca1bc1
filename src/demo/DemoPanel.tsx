import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStageChannel } from '../host/session/useStages';
import { useEveningRoomTexts } from '../host/texts/eveningTexts';
import { type Catalogue, defineTexts } from '../host/texts/useLanguage';
import type { Watched } from '../look/watched';
import type { Around } from './around';
import { downloadAddress } from './download';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['demo']>>('../locales/*/demo.json'),
  ({ demo }) => demo,
);

interface DemoPanelProps {
  around: Around;
  /** Whether something was asked for that only a server can do. */
  needs: Watched<boolean>;
}

/** What stands beside the wall: what this is, the way to other quizzes, and two phones. */
export function DemoPanel({ around, needs }: DemoPanelProps) {
  const texts = useTexts();
  const { another } = useEveningRoomTexts();
  const isNeeded = useSyncExternalStore(needs.subscribe, needs.get);
  const code = useSyncExternalStore(around.code.subscribe, around.code.get);
  const [isBackstage, setBackstage] = useState(false);
  useStage(code, isBackstage);
  return (
    <>
      <header>
        <p role="status" data-needed={isNeeded || undefined}>
          {isNeeded ? texts.needs : texts.what}
        </p>
        <div className="level">
          <button type="button" aria-pressed={!isBackstage} onClick={() => setBackstage(false)}>
            {texts.wall}
          </button>
          <button type="button" aria-pressed={isBackstage} onClick={() => setBackstage(true)}>
            {texts.backstage}
          </button>
          {/* The start page, where quizzes are chosen and made, and this one goes on. */}
          <a href="#/">{another.offer}</a>
          <a className="demo-download" href={downloadAddress()}>
            {texts.download}
          </a>
        </div>
      </header>
      {around.names.map((name, at) => (
        <iframe
          key={`${code} ${at}`}
          data-demo-phone={String(at + 1)}
          title={name}
          src={`join.html?phone=${at + 1}&lang=${around.language}`}
          lang={around.language}
        />
      ))}
    </>
  );
}

/** Lets the host's page know of a stage, so that it shows what only the host sees. */
function useStage(code: string, isUp: boolean): void {
  const { channel } = useStageChannel(code);
  useEffect(() => {
    if (!isUp) return;
    channel.announce({ id: 'demo', isHeard: false, isFull: true });
    return channel.leave;
  }, [channel, isUp]);
}
