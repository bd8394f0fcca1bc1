import type { Answer } from '../../contract/answer';
import type { Question } from '../../contract/question';
import { AnswerSignIcon } from './AnswerSignIcon';
import { placesIn } from './answerView';
import type { GameTexts } from './texts';

interface GivenAnswerProps {
  question: Question;
  answer: Answer;
  texts: GameTexts;
}

/** An answer that can be changed no longer: what the player gave, or what is right. */
export function GivenAnswer({ question, answer, texts }: GivenAnswerProps) {
  const { kind, answers = [], unit } = question;
  if (kind === 'text') return <p className="given">{String(answer)}</p>;
  if (kind === 'number')
    return <p className="given">{[texts.number(Number(answer)), unit].filter(Boolean).join(' ')}</p>;
  const List = kind === 'order' ? 'ol' : 'ul';
  return (
    <List className="given">
      {placesIn(answer).map((place) => (
        <li key={place}>
          <AnswerSignIcon place={place} />
          <span>{answers[place]}</span>
        </li>
      ))}
    </List>
  );
}
