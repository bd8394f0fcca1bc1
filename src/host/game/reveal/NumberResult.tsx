import { chakra } from '@chakra-ui/react/styled-system';
import type { Tally } from '../../../contract/scores';
import { useGameTexts } from '../../languages/useGameTexts';
import { ResultList, ResultRow } from './ResultList';
import { ResultPair } from './ResultPair';
import { SolutionPanel } from './SolutionPanel';

interface NumberResultProps {
  value: number;
  unit: string | undefined;
  nearest: Extract<Tally, { nearest: unknown }>['nearest'];
  /** Whether the question brings points; the tie-break brings none, only an order. */
  hasPoints: boolean;
}

/** The right number, and beside it who came nearest, and what it brought. */
export function NumberResult({ value, unit, nearest, hasPoints }: NumberResultProps) {
  const texts = useGameTexts();
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
            <ResultRow data-fit key={place} state={guess.points > 0 ? 'right' : 'wrong'}>
              <bdi>{guess.name}</bdi>
              <chakra.span flex="none" fontVariantNumeric="tabular-nums">
                {texts.value(guess.value)}
              </chakra.span>
              {hasPoints && (
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
