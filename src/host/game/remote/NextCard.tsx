import type { HostGame } from '../../../contract/hostGame';
import { useRemoteTexts } from './remoteTexts';

/** What comes after the scene: what Next leads to, and the next question, so that the host can read ahead. */
export function NextCard({ hostGame: { next, upcoming } }: { hostGame: HostGame }) {
  const texts = useRemoteTexts();
  if (next === null) return null;
  return (
    <section className="card next-card" aria-label={texts.next}>
      <h2>
        {texts.next}: {texts.scenes[next]}
      </h2>
      {upcoming !== undefined && (
        <p>
          {next !== 'question' && <span className="faint">{texts.scenes.question}: </span>}
          {upcoming}
        </p>
      )}
    </section>
  );
}
