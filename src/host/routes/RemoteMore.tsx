import type { HostGame } from '../../contract/toHosts';
import { languageChoices, LANGUAGES, type Language } from '../../contract/languages';
import { isAtEnd } from '../../contract/scene';
import type { Session } from '../../contract/toMonitors';
import { useGameHost } from '../game/controls/actions';
import { useRemoteTexts } from '../game/gameTexts';
import { AskTwice } from '../game/remote/RemoteButtons';
import { useTheme } from '../layout/useTheme';
import type { Ending } from '../session/useEnding';
import { useTakeHomeTexts } from '../texts/roomTexts';
import { saveLanguage, useSpoken } from '../texts/useLanguage';
import { useTakeHome } from './useTakeHome';

interface RemoteMoreProps {
  session: Session;
  ending: Ending | null;
  hostGame: HostGame;
}

/** What the remote's last view offers besides the game: take-home files and the phone's own settings. */
export function RemoteMore(props: RemoteMoreProps) {
  return (
    <>
      {props.session.game?.scene.name !== 'lobby' && <RemoteTakeHome {...props} />}
      <RemoteSettings />
    </>
  );
}

/** The remote's take-home files and, at the podium, the end of the evening. */
function RemoteTakeHome({ session, hostGame, ending }: RemoteMoreProps) {
  const texts = useTakeHomeTexts();
  const { keepsakes, saving, certificate } = useTakeHome(session, hostGame);
  const { offer, question } = texts.ending;
  const { send } = useGameHost();
  const { scene, step } = session.game ?? {};
  const isRunning = ending?.phase === 'running';
  return (
    <>
      <section className="card" aria-label={texts.heading}>
        <h2>{texts.heading}</h2>
        {keepsakes.map(({ name, onSave }) => (
          <button key={name} type="button" aria-disabled={saving === 'running'} onClick={onSave}>
            {name}
          </button>
        ))}
        <p role="status">{texts.saving[saving]}</p>
        {ending && !isRunning && scene && isAtEnd(scene) && (
          <AskTwice
            offer={offer}
            texts={question}
            onConfirm={scene.name === 'goodbye' ? ending.end : () => send({ type: 'end', step })}
          />
        )}
        <p role="status">{ending && ending.phase !== 'none' && texts.ending[ending.phase]}</p>
      </section>
      {certificate}
    </>
  );
}

const THEMES = ['light', 'dark'] as const;

/** The appearance of the remote: its theme and its language. */
function RemoteSettings() {
  const { settings, themes } = useRemoteTexts();
  const { theme, setMode } = useTheme();
  const spoken = useSpoken();
  const buttonFor = (name: string, isOn: boolean, choose: () => void, lang?: Language) => (
    <button key={name} type="button" lang={lang} aria-pressed={isOn} onClick={choose}>
      {name}
    </button>
  );
  return (
    <section className="card" aria-label={settings.heading}>
      <h2>{settings.heading}</h2>
      <div className="buttons" role="group" aria-label={settings.theme}>
        {THEMES.map((each) => buttonFor(themes[each], each === theme, () => setMode(each)))}
      </div>
      <div className="buttons" role="group" aria-label={settings.language}>
        {languageChoices(spoken).map((each) =>
          buttonFor(LANGUAGES[each].name, each === spoken, () => saveLanguage(each), each),
        )}
      </div>
    </section>
  );
}
