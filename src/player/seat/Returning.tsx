import type { PlayerTexts } from './texts';

interface ReturningProps {
  name: string;
  texts: PlayerTexts;
  onOtherSession: () => void;
}

/** Shown after a reload until the server has the player again. */
export function Returning({ name, texts, onOtherSession }: ReturningProps) {
  return (
    <section className="returning">
      <h1>{texts.returning(name)}</h1>
      <button type="button" className="quiet" onClick={onOtherSession}>
        {texts.otherSession}
      </button>
    </section>
  );
}
