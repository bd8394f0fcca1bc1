import type { HostGame } from '../../../contract/hostGame';
import type { Question, Solution } from '../../../contract/question';
import { useGameTexts } from '../gameTexts';
import { useRemoteTexts } from './remoteTexts';

interface SecretCardProps {
  hostGame: HostGame;
  question: Question;
}

/** What only the host knows: the right answer, and the quiz's note. */
export function SecretCard({ hostGame: { solution, note }, question }: SecretCardProps) {
  const texts = useRemoteTexts();
  const { value } = useGameTexts();
  if (!solution && note === undefined) return null;
  return (
    <section className="card secret" aria-label={texts.solution}>
      {solution && (
        <>
          <h2>{texts.solution}</h2>
          {solutionLines(solution, question, value).map((line) => (
            <p key={line} className="right">
              {line}
            </p>
          ))}
          {solution.explanation && <p>{solution.explanation}</p>}
        </>
      )}
      {note !== undefined && (
        <p className="note">
          <strong>{texts.note}:</strong> {note}
        </p>
      )}
    </section>
  );
}

/** What is right, in words: one line for each right answer, or for each place of an order. */
export function solutionLines(
  solution: Solution,
  question: Question,
  value: (number: number) => string,
): string[] {
  if ('accepted' in solution) return solution.accepted;
  if ('value' in solution) return [[value(solution.value), solution.unit].filter(Boolean).join(' ')];
  const lines = solution.correct.map((place) => question.answers?.[place] ?? String(place + 1));
  return question.kind === 'order' ? lines.map((line, place) => `${place + 1}. ${line}`) : lines;
}
