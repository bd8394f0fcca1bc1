import type { Session } from '../../contract/session';
import { useTakeHomeTexts } from '../languages/useTakeHomeTexts';
import { useTakeHome } from './useTakeHome';

/** What a host takes home, on the remote. */
export function RemoteTakeHome({ session }: { session: Session }) {
  const texts = useTakeHomeTexts();
  const { keepsakes, saving } = useTakeHome(session);
  return (
    <section className="card" aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      {keepsakes.map(({ name, onSave }) => (
        <button key={name} type="button" aria-disabled={saving === 'running'} onClick={onSave}>
          {name}
        </button>
      ))}
      <p role="status">{texts.saving[saving]}</p>
    </section>
  );
}
