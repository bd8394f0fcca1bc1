import '../../ui/plain.css';
import './controls.css';
import { useId } from 'react';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useObjectionTexts } from '../../texts/objectionTexts';
import { useControlTexts, useGameTexts } from '../gameTexts';
import { useGameHost } from './actions';
import type { OpenEnds } from './useOpenEnds';

interface OpenEndsNoteProps {
  ends: OpenEnds;
  onMarking: () => void;
  onPaper: () => void;
  onNames: () => void;
}

/** What is still open before a reveal or the podium, each a button. It names nobody, as guests may see it. */
export function OpenEndsNote({ ends, onMarking, onPaper, onNames }: OpenEndsNoteProps) {
  const { answers, objections, sheets, names, season, to } = ends;
  const { send } = useGameHost();
  const choose = (seasonId: string | null) => send({ type: 'season', seasonId });
  const { openEnds: texts, proposal } = useEveningRoomTexts();
  const { toCheck, scores } = useGameTexts();
  const { next } = useControlTexts();
  const { count } = useObjectionTexts();
  const id = useId();
  const items = [
    answers > 0 && { text: toCheck({ count: answers }), onPress: onMarking },
    objections > 0 && { text: count({ count: objections }), onPress: onMarking },
    sheets > 0 && { text: scores.missing({ count: sheets }), onPress: onPaper },
    names > 0 && { text: texts.names({ count: names }), onPress: onNames },
    season && {
      text: proposal.accept({ name: season.seasonName }),
      onPress: () => choose(season.seasonId),
    },
    season && { text: proposal.decline, onPress: () => choose(null) },
  ].filter((item) => item !== false && item !== undefined);
  return (
    <div className="plain open-ends" role="group" aria-labelledby={id}>
      <p id={id} role="alert">
        {texts.heading({ to })}
      </p>
      <div className="row">
        {items.map(({ text, onPress }) => (
          <button key={text} type="button" onClick={onPress}>
            {text}
          </button>
        ))}
      </div>
      <p>{texts.goOn({ next, to: to === 'tieBreak' ? 'level' : to })}</p>
    </div>
  );
}
