import type { Question, Round } from '../../../contract/question';
import { useGameTexts } from '../gameTexts';
import { Place } from './Place';

/** Which question of its round a scene is about. The tie-break stands in no round. */
export function QuestionPlace({ round, question }: { round: Round | null; question: Question }) {
  const texts = useGameTexts();
  if (!round) return <Place>{texts.tieBreak.heading}</Place>;
  return <Place below={round.title}>{texts.question.heading(question.number, question.of)}</Place>;
}
