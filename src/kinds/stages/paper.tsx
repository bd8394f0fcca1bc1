import { usePrintTexts } from '../../host/print/printTexts';
import type { PaperKind } from '../../host/print/paperKind';

/** A line, and a box for each clue: the team ticks the latest one that it had seen. */
export const stagesPaper: PaperKind<'stages', number> = {
  place: ({ stages }) => stages.length,
  Place: Clues,
  points: ({ stages }, texts, format) =>
    texts.stages({ points: texts.list(stages.map(({ points }) => format(points))) }),
  clues: ({ stages }) => stages,
};

function Clues({ place: stageCount }: { place: number }) {
  const { onPaper } = usePrintTexts();
  return (
    <span className="writing-place">
      <i className="line" />
      {Array.from({ length: stageCount }, (_, stage) => (
        <i key={stage} className="box">
          {stage + 1}
        </i>
      ))}
      <small>{onPaper.lastClue}</small>
    </span>
  );
}
