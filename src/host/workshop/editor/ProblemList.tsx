import type { QuizDraft, Key } from '../draft/draft';
import { spotOf } from '../draft/edits';
import { answerField, QUIZ_NAME, questionField, roundBeside, roundTitle } from '../saving/editing';
import type { PlacedProblem } from '../draft/source';
import type { QuizProblem } from '../../../contract/errors';
import type { QuizStore } from '../saving/quizStore';
import { useQuizStore } from '../saving/useQuizStore';
import { useWords } from '../../texts/rooms/roomTexts';
import { useWorkshopTexts } from '../texts/workshopTexts';

interface ProblemListProps {
  problems: readonly PlacedProblem[];
  draft: QuizDraft;
}

/** All that keeps the quiz from being played, each with a jump to its place. */
export function ProblemList({ problems, draft }: ProblemListProps) {
  const store = useQuizStore();
  const texts = useWorkshopTexts();
  const words = useWords();
  if (problems.length === 0) return null;
  return (
    <section className="problem-list" aria-label={texts.problems.heading(problems.length)}>
      <h2>{texts.problems.heading(problems.length)}</h2>
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

export const NO_PROBLEMS: readonly QuizProblem[] = [];

/** The problems of each question, by its key. */
export function problemsByQuestion(
  problems: readonly PlacedProblem[],
): ReadonlyMap<Key, readonly QuizProblem[]> {
  const map = new Map<Key, QuizProblem[]>();
  for (const problem of problems) {
    const { question } = problem.place;
    if (question !== undefined) map.set(question, [...(map.get(question) ?? []), problem]);
  }
  return map;
}

/** To the answer, else to its question, its round, or the quiz's name. */
function jumpTo({ place, path }: PlacedProblem, draft: QuizDraft, store: QuizStore): void {
  const { answer, question, round } = place;
  if (question !== undefined)
    store.open(question, answer === undefined ? questionField(question) : answerField(answer));
  else if (round === undefined || draft.rounds.length === 0) store.open(null, QUIZ_NAME);
  else store.open(null, path.endsWith('/beside') ? roundBeside(round) : roundTitle(round));
}

function placeName({ place }: PlacedProblem, draft: QuizDraft, words: ReturnType<typeof useWords>): string {
  if (place.question !== undefined && place.question === draft.tieBreak?.key) return words.tieBreak;
  const spot = place.question === undefined ? undefined : spotOf(draft, place.question);
  const round = draft.rounds.findIndex(({ key }) => key === place.round);
  const parts = [
    draft.rounds.length > 1 && round >= 0 && words.round(round + 1),
    spot && words.question(spot.index + 1),
  ];
  return parts.filter(Boolean).join(', ');
}
