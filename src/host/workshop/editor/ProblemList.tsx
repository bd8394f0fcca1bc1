import type { QuestionDraft, QuizDraft, Key } from '../draft/draft';
import { findQuestion, spotOf } from '../draft/edits';
import { kindOf } from '../../../kinds/workshop';
import { isWritten } from '../draft/kinds';
import {
  acceptedField,
  answerField,
  QUIZ_NAME,
  questionField,
  questionPart,
  quizPart,
  roundBeside,
  roundSeconds,
  roundTitle,
} from '../saving/editing';
import type { PlacedProblem } from '../draft/source';
import type { QuizStore } from '../saving/quizStore';
import { useQuizStore } from '../saving/useQuizStore';
import { useWords } from '../../texts/roomTexts';
import { useWorkshopTexts } from '../workshopTexts';

interface ProblemListProps {
  problems: readonly PlacedProblem[];
  draft: QuizDraft;
}

/** Everything that keeps the quiz from being played, each with a link to its place. */
export function ProblemList({ problems, draft }: ProblemListProps) {
  const store = useQuizStore();
  const texts = useWorkshopTexts();
  const words = useWords();
  if (problems.length === 0) return null;
  return (
    <section className="problem-list" aria-label={texts.problems.heading({ count: problems.length })}>
      <h2>{texts.problems.heading({ count: problems.length })}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <button type="button" className="problem" onClick={() => jumpTo(problem, draft, store)}>
              <b>{placeName(problem, draft, words) || texts.problems.whole}</b> <span>{problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const QUESTION_FIELDS = ['points', 'wager', 'seconds', 'explanation', 'note', 'imageAlt'];
const ROUND_FIELDS: Record<string, (key: Key) => string> = { beside: roundBeside, seconds: roundSeconds };
const QUIZ_FIELDS = ['quizDescription', 'rules', 'seconds'];

/** The field of a question that the path leads to; the question's text if it has none of its own. */
function fieldIn(path: string, { key, kind, answers }: QuestionDraft): string {
  const keys = path.split('/');
  const { list, fields = {} } = kindOf({ kind });
  const name = [...Object.keys(fields), ...QUESTION_FIELDS].find((each) => keys.includes(each));
  if (name !== undefined) return questionPart(key, fields[name] ?? name);
  const wanted = answers.find((answer) => !isWritten(kind, answer)) ?? answers.at(-1);
  return list !== null && keys.at(-1) === list && wanted ? answerField(wanted.key) : questionField(key);
}

/** Jumps to the exact field, or else to the question's text, the round's title or the quiz's name. */
function jumpTo({ place, path }: PlacedProblem, draft: QuizDraft, store: QuizStore): void {
  const { answer, question: key, round } = place;
  const name = path.split('/').at(-1) ?? '';
  const question = key === undefined ? undefined : findQuestion(draft, key);
  if (answer !== undefined && question)
    store.open(question.key, (isText(path, question) ? acceptedField : answerField)(answer));
  else if (question) store.open(question.key, fieldIn(path, question));
  else if (round === undefined || draft.rounds.length === 0)
    store.open(null, QUIZ_FIELDS.includes(name) ? quizPart(name) : QUIZ_NAME);
  else store.open(null, (ROUND_FIELDS[name] ?? roundTitle)(round));
}

/** Whether the path leads to the text of an answer that also has a label. */
function isText(path: string, question: QuestionDraft): boolean {
  const { textField } = kindOf(question);
  return textField !== undefined && path.includes(`/${textField}`);
}

function placeName({ place }: PlacedProblem, draft: QuizDraft, words: ReturnType<typeof useWords>): string {
  if (place.question !== undefined && place.question === draft.tieBreak?.key) return words.tieBreak;
  const spot = place.question === undefined ? undefined : spotOf(draft, place.question);
  const round = draft.rounds.findIndex(({ key }) => key === place.round);
  const inRound = draft.rounds.length > 1 && round >= 0 ? words.round({ place: round + 1 }) : '';
  const asked = spot ? words.question({ place: spot.index + 1 }) : '';
  return inRound && asked ? words.pair({ first: inRound, second: asked }) : inRound || asked;
}
