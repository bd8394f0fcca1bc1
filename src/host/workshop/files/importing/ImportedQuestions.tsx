import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo } from 'react';
import { hasSolution, sourceKind, type QuestionSource, type QuizSource } from '../../../../contract/question';
import { CheckIcon } from '../../../ui/sessionIcons';
import { useWords, type Words } from '../../../texts/roomTexts';
import { answersIn } from '../../draft/source';
import { kindOf } from '../../workshopKind';
import { useQuizFileTexts } from '../../workshopTexts';

/** All questions with their answers. Memoised, since it may be long and typing must not render it again. */
export const QuestionList = memo(function QuestionList({ quiz }: { quiz: QuizSource }) {
  const texts = useQuizFileTexts().importing;
  const words = useWords();
  const rounds = roundsOf(quiz);
  return (
    <section aria-label={texts.questionList}>
      {rounds.map(({ title, questions }, index) => (
        <div key={index}>
          {rounds.length > 1 || title ? (
            <RoundTitle text={title || words.round({ place: index + 1 })} />
          ) : null}
          <Questions questions={questions} />
        </div>
      ))}
      {quiz.tieBreak && (
        <>
          <RoundTitle text={words.tieBreak} />
          <Questions questions={[quiz.tieBreak]} />
        </>
      )}
    </section>
  );
});

function RoundTitle({ text }: { text: string }) {
  return (
    <h3 dir="auto" className="import-round">
      {text}
    </h3>
  );
}

function Questions({ questions }: { questions: readonly QuestionSource[] }) {
  return (
    <ol>
      {questions.map((question, index) => (
        <li key={index} className="import-question">
          <span>{index + 1}</span>
          <Understood question={question} />
        </li>
      ))}
    </ol>
  );
}

/** A question as it was understood, with its answers. */
export function Understood({ question }: { question: QuestionSource }) {
  const words = useWords();
  return (
    <div>
      <p dir="auto">{question.question}</p>
      <ul className="row import-answers">
        {previewAnswers(question, words).map((answer, place) => (
          <Answer key={place} answer={answer} />
        ))}
      </ul>
    </div>
  );
}

function Answer({ answer: { text, right } }: { answer: PreviewAnswer }) {
  const texts = useQuizFileTexts().importing;
  const { aside } = useWords();
  if (!right) return <li dir="auto">{text}</li>;
  return (
    <li className="right">
      <CheckIcon />
      <bdi>{text}</bdi>
      <VisuallyHidden>{aside({ text: texts.right })}</VisuallyHidden>
    </li>
  );
}

interface PreviewAnswer {
  text: string;
  right: boolean;
}

interface PreviewRound {
  title: string;
  questions: readonly QuestionSource[];
}

/** The rounds of a quiz; a single one without a title where it has none. */
export function roundsOf({ rounds, questions }: QuizSource): PreviewRound[] {
  if (!rounds) return [{ title: '', questions: questions ?? [] }];
  return rounds.map((round) => ({ title: round.title ?? '', questions: round.questions }));
}

/** The answers of a question, with which of them are right. A sequence is in its right order. */
function previewAnswers(question: QuestionSource, { labelled, withUnit }: Words): PreviewAnswer[] {
  const kind = sourceKind(question);
  const rules = kindOf({ kind });
  if (rules.list === null) return [{ text: rules.sourceInShort(question, withUnit), right: true }];
  const answers = answersIn(kind, question);
  if (rules.marks) return answers;
  return answers.map(({ text, label }, index) => ({
    text: label ? labelled({ label, value: text }) : rules.isNumbered ? `${index + 1}. ${text}` : text,
    right: hasSolution({ kind }),
  }));
}
