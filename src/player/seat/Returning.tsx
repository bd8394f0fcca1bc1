import type { Texts } from './texts';

interface ReturningProps {
  name: string;
  texts: Texts;
  onOtherRoom: () => void;
}

/** Between a reload and the old seat: a moment, or as long as the connection is away. */
export function Returning({ name, texts, onOtherRoom }: ReturningProps) {
  return (
    <section className="returning">
      <h1>{texts.returning(name)}</h1>
      <button type="button" className="quiet" onClick={onOtherRoom}>
        {texts.otherRoom}
      </button>
    </section>
  );
}
