import type { Session } from '../../contract/session';
import { AskTwice } from '../game/remote/RemoteButtons';
import type { Ending } from '../session/useEnding';
import { useTakeHome, useTakeHomeTexts } from './useTakeHome';

interface RemoteTakeHomeProps {
  session: Session;
  ending: Ending | null;
}

/** What a host takes home, on the remote, and at the podium the end of the evening. */
export function RemoteTakeHome({ session, ending }: RemoteTakeHomeProps) {
  const texts = useTakeHomeTexts();
  const { keepsakes, saving, certificate } = useTakeHome(session);
  const { offer, question } = texts.ending;
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
        {ending && !isRunning && session.game?.scene.name === 'podium' && (
          <AskTwice offer={offer} texts={question} onConfirm={ending.end} />
        )}
        <p role="status">{ending && ending.phase !== 'none' && texts.ending[ending.phase]}</p>
      </section>
      {certificate}
    </>
  );
}
