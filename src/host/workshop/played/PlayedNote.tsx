import { useEveningRoomTexts } from '../../texts/eveningTexts';
import type { PlayedQuestion } from '../../../contract/seasons';

/** When a question was last played, and how often. */
export interface Played {
  last: PlayedQuestion;
  times: number;
}

/** Says when and how often a question was played, and how many knew the answer. */
export function PlayedNote({ last, times }: Played) {
  const { played: texts, day } = useEveningRoomTexts();
  const given = { times, date: day(last.date) };
  return (
    <span className="small-hint card-played">
      {last.answered > 0 ? texts.answered({ ...given, share: last.share }) : texts.unanswered(given)}
    </span>
  );
}
