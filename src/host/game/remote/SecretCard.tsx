import type { HostGame } from '../../../contract/hostGame';
import type { Question } from '../../../contract/question';
import { useGameTexts } from '../gameTexts';
import { useRemoteTexts } from './remoteTexts';
import { solutionLines } from './solutionLines';

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
