import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo } from 'react';
import { sourceKind, type QuestionSource, type QuizSource } from '../../../../contract/quizSource';
import { CheckIcon } from '../../../ui/sessionIcons';
import { answersIn, kindOf, marksOf } from '../../draft/kinds';
import { useQuizFileTexts } from '../../texts/workshopTexts';
import { useWords } from '../../../texts/rooms/roomTexts';

/** All questions of a quiz with their answers, to be read. It may be long, so typing must not render it anew. */
export const QuestionList = memo(function QuestionList({ quiz }: { quiz: QuizSource }) {
  const texts = useQuizFileTexts().importing;
  const words = useWords();
  const rounds = roundsOf(quiz);
  return (
    <section aria-label={texts.questionList}>
      {rounds.map(({ title, questions }, index) => (
        <div key={index}>
          {rounds.length > 1 || title ? <RoundTitle text={title || words.round(index + 1)} /> : null}
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
    <chakra.h3 dir="auto" mt="4" mb="2" fontWeight={800} overflowWrap="anywhere">
      {text}
    </chakra.h3>
  );
}

function Questions({ questions }: { questions: readonly QuestionSource[] }) {
  return (
    <ol>
      {questions.map((question, index) => (
        <chakra.li
          key={index}
          display="grid"
          gridTemplateColumns="2.5em minmax(0, 1fr)"
          py="2"
          borderTopWidth="2px"
          borderColor="line"
          overflowWrap="anywhere"
          // What is out of sight costs nothing.
          contentVisibility="auto"
          containIntrinsicSize="auto 5rem"
        >
          <chakra.span color="muted">{index + 1}</chakra.span>
          <div>
            <chakra.p dir="auto" fontWeight={700} lineHeight={1.25}>
              {question.question}
            </chakra.p>
            <chakra.ul display="flex" flexWrap="wrap" columnGap="3" fontSize="small">
              {previewAnswers(question).map((answer, place) => (
                <Answer key={place} answer={answer} />
              ))}
            </chakra.ul>
          </div>
        </chakra.li>
      ))}
    </ol>
  );
}

function Answer({ answer: { text, right } }: { answer: PreviewAnswer }) {
  const texts = useQuizFileTexts().importing;
  if (!right)
    return (
      <chakra.li dir="auto" color="muted">
        {text}
      </chakra.li>
    );
  return (
    <chakra.li display="flex" gap="1" fontWeight={700}>
      <chakra.span flexShrink={0} display="flex" alignSelf="center" color="ok">
        <CheckIcon />
      </chakra.span>
      <bdi>{text}</bdi>
      <VisuallyHidden>({texts.right})</VisuallyHidden>
    </chakra.li>
  );
}

/** An answer as the preview shows it. */
interface PreviewAnswer {
  text: string;
  right: boolean;
}

interface PreviewRound {
  title: string;
  questions: readonly QuestionSource[];
}

/** The rounds of a quiz; one without a title where it has none. */
export function roundsOf({ rounds, questions }: QuizSource): PreviewRound[] {
  if (!rounds) return [{ title: '', questions: questions ?? [] }];
  return rounds.map((round) => ({ title: round.title ?? '', questions: round.questions }));
}

/** The answers of a question, with which of them are right. An order stands as it is right. */
function previewAnswers(question: QuestionSource): PreviewAnswer[] {
  const kind = sourceKind(question);
  if (kindOf({ kind }).list === null) return [{ text: numberText(question), right: true }];
  const answers = answersIn(kind, question);
  if (marksOf({ kind })) return answers;
  return answers.map(({ text }, index) => ({
    text: kind === 'order' ? `${index + 1}. ${text}` : text,
    right: true,
  }));
}

function numberText({ correctNumber, tolerance, unit }: QuestionSource): string {
  const parts = [correctNumber, tolerance ? `± ${tolerance}` : null, unit];
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
}
