import { chakra } from '@chakra-ui/react/styled-system';
import type { Tally } from '../../../contract/scores';
import { CheckIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';
import { ResultList, ResultRow } from './ResultList';
import { ResultPair } from './ResultPair';
import { SolutionPanel } from './SolutionPanel';

interface NumberResultProps {
  value: number;
  unit: string | undefined;
  nearest: Extract<Tally, { nearest: unknown }>['nearest'];
  /** Who came first in the tie-break, which brings no points; undefined or false where the question is none. */
  winners: readonly string[] | false | undefined;
}

/** The right number, and beside it who came nearest, and what it brought. */
export function NumberResult({ value, unit, nearest, winners }: NumberResultProps) {
  const texts = useGameTexts();
  const isRight = ({ name, points }: { name: string; points: number }) =>
    winners ? winners.includes(name) : points > 0;
  return (
    <ResultPair>
      <SolutionPanel>
        <chakra.span fontSize="1.6em">{texts.value(value)}</chakra.span> {unit}
      </SolutionPanel>
      {nearest.length === 0 ? (
        <chakra.p flex="1.7" alignSelf="center" fontSize="var(--answer)" color="muted">
          {texts.reveal.noAnswers}
        </chakra.p>
      ) : (
        <ResultList heading={texts.reveal.nearest} columns={1}>
          {nearest.map((guess, place) => (
            <ResultRow data-fit key={place} state={isRight(guess) ? 'right' : 'wrong'}>
              {winners && isRight(guess) && (
                <chakra.span role="img" aria-label={texts.tieBreak.first} flex="none" fontSize="1.35em">
                  <CheckIcon />
                </chakra.span>
              )}
              <bdi>{guess.name}</bdi>
              <chakra.span flex="none" fontVariantNumeric="tabular-nums">
                {texts.value(guess.value)}
              </chakra.span>
              {!winners && (
                <chakra.span flex="none" minW="2.2em" textAlign="end" fontWeight={800}>
                  {texts.gained(guess.points)}
                </chakra.span>
              )}
            </ResultRow>
          ))}
        </ResultList>
      )}
    </ResultPair>
  );
}
