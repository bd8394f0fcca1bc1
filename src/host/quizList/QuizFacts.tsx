import type { QuizSummary } from '../../contract/quizSummary';
import { useWords } from '../texts/roomTexts';
import { useQuizListTexts } from './quizListTexts';

/** What helps to choose a quiz: how much it is, when it was played, and what it lacks. */
export function QuizFacts({ quiz }: { quiz: QuizSummary }) {
  const texts = useQuizListTexts();
  const words = useWords();
  const { roundCount, questionCount, minutes, lastPlayed, lastPlayedIn, drafts, missingMedia } = quiz;
  const facts = [
    drafts ? texts.drafts({ count: drafts }) : undefined,
    missingMedia ? texts.missing({ count: missingMedia }) : undefined,
    roundCount !== undefined && roundCount > 1 ? texts.rounds({ count: roundCount }) : undefined,
    questionCount ? words.questions({ count: questionCount }) : undefined,
    questionCount && minutes ? texts.minutes({ count: minutes }) : undefined,
    lastPlayed &&
      `${texts.lastPlayed({ day: texts.day(lastPlayed) })}${lastPlayedIn ? ` (${lastPlayedIn})` : ''}`,
  ];
  const said = facts.filter(Boolean).join(' · ');
  return said && <span className="small-hint">{said}</span>;
}
