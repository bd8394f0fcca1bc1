import './plain.css';
import './controls.css';
import { useId } from 'react';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useControlTexts, useGameTexts } from '../gameTexts';
import type { OpenEnds } from './useOpenEnds';

interface OpenEndsNoteProps {
  ends: OpenEnds;
  onMarking: () => void;
  onPaper: () => void;
  /** The season proposed for this evening. */
  season?: { name: string; onAccept: () => void } | undefined;
}

/** What is still open before the podium, each a button. It names nobody, as guests may see it. */
export function OpenEndsNote({ ends: { answers, sheets }, onMarking, onPaper, season }: OpenEndsNoteProps) {
  const { openEnds: texts, proposal } = useEveningRoomTexts();
  const { toCheck, scores } = useGameTexts();
  const { next } = useControlTexts();
  const id = useId();
  const items = [
    answers > 0 && { text: toCheck({ count: answers }), onPress: onMarking },
    sheets > 0 && { text: scores.missing({ count: sheets }), onPress: onPaper },
    season && { text: proposal.accept({ name: season.name }), onPress: season.onAccept },
  ].filter((item) => item !== false && item !== undefined);
  return (
    <div className="plain open-ends" role="group" aria-labelledby={id}>
      <p id={id} role="alert">
        {texts.heading}
      </p>
      <div>
        {items.map(({ text, onPress }) => (
          <button key={text} type="button" onClick={onPress}>
            {text}
          </button>
        ))}
      </div>
      <p>{texts.goOn({ next })}</p>
    </div>
  );
}
