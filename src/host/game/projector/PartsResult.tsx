import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Tally } from '../../../contract/question';
import { PartList } from './AnswerTiles';
import { CountBar, RightMark, type ResultProps } from './PickedResults';
import { useGameTexts } from '../texts/gameTexts';

/** What is right for each part, and the room's share of it: half right counts half. */
export function PartsResult({ scene: { question, solution, tally } }: ResultProps) {
  const texts = useGameTexts();
  const right = 'parts' in solution ? solution.parts : [];
  const { parts = [] } = question;
  const shares = sharesIn(tally);
  return (
    <>
      <PartList
        parts={parts.map(({ label }, part) => {
          const [first = '', ...others] = right[part] ?? [];
          const share = shares?.[part];
          const content = (
            <>
              <span className="part-text">
                <bdi className="part-label">{label}</bdi> <RightMark />{' '}
                <bdi className="part-right">{first}</bdi>
                {others.length > 0 && (
                  <VisuallyHidden>{` ${texts.reveal.alsoRight} ${others.join(', ')}`}</VisuallyHidden>
                )}
              </span>
              {share !== undefined && (
                <>
                  <span className="part-share">
                    {texts.percent(share)} <VisuallyHidden>{texts.reveal.ofRoom}</VisuallyHidden>
                  </span>
                  <CountBar share={share} />
                </>
              )}
            </>
          );
          return { label, content };
        })}
      />
      {!shares && <p className="given-none">{texts.reveal.noAnswers}</p>}
    </>
  );
}

/** Of those who answered, how many had each part right, from 0 to 1; null where nobody answered. */
function sharesIn(tally: Tally): number[] | null {
  if (!('of' in tally) || tally.of === 0) return null;
  const { counts, halves = [], of } = tally;
  return counts.map((count, part) => Math.min(1, (count + (halves[part] ?? 0) / 2) / of));
}
