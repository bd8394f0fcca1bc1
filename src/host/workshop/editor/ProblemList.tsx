import { chakra } from '@chakra-ui/react/styled-system';
import { focusRing } from '../../ui/Button';
import type { QuizDraft, Key } from '../draft/draft';
import { spotOf } from '../draft/edits';
import { answerField, QUIZ_NAME, questionField, roundTitle } from '../saving/editing';
import type { PlacedProblem } from '../draft/source';
import type { QuizProblem } from '../../../contract/errors';
import type { QuizStore } from '../saving/quizStore';
import { useQuizStore } from '../saving/useQuizStore';
import { useWorkshopTexts } from '../texts/workshopTexts';
import { useWords } from '../../texts/rooms/roomTexts';

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
    <chakra.section aria-label={texts.problems.heading(problems.length)}>
      <chakra.h2 fontSize="body" fontWeight={800} mb="1">
        {texts.problems.heading(problems.length)}
      </chakra.h2>
      <chakra.ul display="grid" maxH="30vh" overflowY="auto" listStyleType="none">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <chakra.button
              type="button"
              w="full"
              px="2"
              py="1"
              textAlign="start"
              fontSize="small"
              borderRadius="normal"
              cursor="pointer"
              _hover={{ bg: 'raised' }}
              _focusVisible={{ ...focusRing, outlineOffset: '-3px' }}
              onClick={() => jumpTo(problem, draft, store)}
            >
              <chakra.span fontWeight={700}>
                {placeName(problem, draft, words) || texts.problems.whole}
              </chakra.span>{' '}
              <chakra.span color="danger">{problem.message}</chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
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
function jumpTo({ place }: PlacedProblem, draft: QuizDraft, store: QuizStore): void {
  const { answer, question, round } = place;
  if (question !== undefined)
    store.open(question, answer === undefined ? questionField(question) : answerField(answer));
  else store.open(null, round === undefined || draft.rounds.length === 0 ? QUIZ_NAME : roundTitle(round));
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
