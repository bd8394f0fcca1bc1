import { chakra } from '@chakra-ui/react/styled-system';
import type { Tally } from '../../../contract/scores';
import { useGameTexts } from '../gameTexts';
import { CountMark } from './CountMark';
import { ResultList, ResultRow } from './ResultList';
import { ResultPair } from './ResultPair';
import { RightMark } from './RightMark';
import { SolutionPanel } from './SolutionPanel';

interface TextResultProps {
  accepted: readonly string[];
  groups: Extract<Tally, { groups: unknown }>['groups'];
}

/** More texts than these stand in two columns. */
const MOST_IN_ONE_COLUMN = 5;

/** The right text, and beside it the texts given most, the right ones marked. */
export function TextResult({ accepted, groups }: TextResultProps) {
  const texts = useGameTexts();
  const [first = '', ...others] = accepted;
  return (
    <ResultPair>
      <SolutionPanel below={others.length > 0 && `${texts.reveal.alsoRight} ${others.join(', ')}`}>
        <bdi>{first}</bdi>
      </SolutionPanel>
      {groups.length === 0 ? (
        <chakra.p flex="1.7" alignSelf="center" fontSize="var(--answer)" color="muted">
          {texts.reveal.noAnswers}
        </chakra.p>
      ) : (
        <ResultList heading={texts.reveal.given} columns={groups.length > MOST_IN_ONE_COLUMN ? 2 : 1}>
          {groups.map(({ text, count, correct }) => (
            <ResultRow data-fit key={text} state={correct ? 'right' : 'wrong'}>
              {correct && <RightMark />}
              <bdi>{text}</bdi>
              <CountMark count={count} label={texts.reveal.picked(count)} />
            </ResultRow>
          ))}
        </ResultList>
      )}
    </ResultPair>
  );
}
