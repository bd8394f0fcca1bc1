import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../../ui/sessionIcons';
import { CountMark, RightMark, withFewerWrong, type ResultProps } from './PickedResults';
import { useGameTexts } from '../texts/gameTexts';

/** So many rows of answers have room beside a picture. */
const MOST_BESIDE_PICTURE = 3;
/** More texts than these stand in two columns. */
const MOST_IN_ONE_COLUMN = 5;

/** The right text, and beside it the texts given most, the right ones marked. */
export function TextResult({ scene: { solution, tally }, hasPicture }: ResultProps) {
  const texts = useGameTexts();
  const [first = '', ...others] = 'accepted' in solution ? solution.accepted : [];
  const given = 'groups' in tally ? tally.groups : [];
  const most = hasPicture ? MOST_BESIDE_PICTURE : Infinity;
  const groups = withFewerWrong(given, most, ({ correct }) => correct);
  return (
    <WrittenResult
      solution={<bdi>{first}</bdi>}
      below={others.length > 0 && `${texts.reveal.alsoRight} ${others.join(', ')}`}
      heading={texts.reveal.given}
      columns={groups.length > MOST_IN_ONE_COLUMN ? 2 : 1}
      rows={groups.map(({ text, count, correct }) => (
        <ResultRow data-fit key={text} state={correct ? 'right' : 'wrong'}>
          {correct && <RightMark />}
          <bdi>{text}</bdi>
          <CountMark count={count} label={texts.reveal.picked(count)} />
        </ResultRow>
      ))}
    />
  );
}

/** The right number, and beside it who came nearest, and what it brought; in the tie-break who won it. */
export function NumberResult({ scene, hasPicture }: ResultProps) {
  const texts = useGameTexts();
  const { question, solution, tally, tieBreak, winners = [] } = scene;
  const { value, unit = question.unit } = 'value' in solution ? solution : { value: 0 };
  const given = 'nearest' in tally ? tally.nearest : [];
  const nearest = withFewerWrong(
    given,
    hasPicture ? MOST_BESIDE_PICTURE : Infinity,
    ({ points }) => points > 0,
  );
  return (
    <WrittenResult
      solution={
        <>
          <chakra.span fontSize="1.6em">{texts.value(value)}</chakra.span> {unit}
        </>
      }
      heading={texts.reveal.nearest}
      columns={1}
      rows={nearest.map((guess, place) => {
        const isRight = tieBreak ? winners.includes(guess.name) : guess.points > 0;
        return (
          <ResultRow data-fit key={place} state={isRight ? 'right' : 'wrong'}>
            {tieBreak && isRight && (
              <chakra.span role="img" aria-label={texts.tieBreak.first} flex="none" fontSize="1.35em">
                <CheckIcon />
              </chakra.span>
            )}
            <bdi>{guess.name}</bdi>
            <chakra.span flex="none" fontVariantNumeric="tabular-nums">
              {texts.value(guess.value)}
            </chakra.span>
            {!tieBreak && (
              <chakra.span flex="none" minW="2.2em" textAlign="end" fontWeight={800}>
                {texts.gained(guess.points)}
              </chakra.span>
            )}
          </ResultRow>
        );
      })}
    />
  );
}

interface WrittenResultProps {
  solution: ReactNode;
  /** What else was right. */
  below?: ReactNode;
  heading: string;
  columns: 1 | 2;
  rows: ReactNode[];
}

/** The right answer, and beside it a list of what was answered. */
function WrittenResult({ solution, below, heading, columns, rows }: WrittenResultProps) {
  const texts = useGameTexts();
  const id = useId();
  return (
    <ResultPair>
      <SolutionPanel>
        <chakra.p
          data-fit
          display="flex"
          alignItems="center"
          gap="0.35em"
          fontSize="calc(var(--answer) * 1.3)"
          css={{ '[data-arrangement] &': { fontSize: 'calc(var(--answer) * 1.15)' } }}
          fontWeight={800}
          lineHeight={1.1}
        >
          <RightMark />
          <span>{solution}</span>
        </chakra.p>
        {below && (
          <chakra.p mt="0.6em" fontSize="var(--detail)" lineHeight={1.25}>
            {below}
          </chakra.p>
        )}
      </SolutionPanel>
      {rows.length === 0 ? (
        <chakra.p flex="1.7" alignSelf="center" fontSize="var(--answer)" color="muted">
          {texts.reveal.noAnswers}
        </chakra.p>
      ) : (
        <chakra.div flex="1.7" minW={0}>
          <chakra.h2
            id={id}
            mb="0.4em"
            fontSize="var(--detail)"
            fontWeight={700}
            color="muted"
            lineHeight={1.1}
          >
            {heading}
          </chakra.h2>
          <chakra.ul
            aria-labelledby={id}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${columns}, minmax(0, 1fr))` }}
            gap="0.35em 0.5em"
            fontSize="var(--answer)"
            lineHeight={1.1}
            listStyle="none"
          >
            {rows}
          </chakra.ul>
        </chakra.div>
      )}
    </ResultPair>
  );
}

const ResultPair = chakra('div', {
  base: {
    flex: 'none',
    display: 'flex',
    alignItems: 'stretch',
    gap: '4',
    minH: '30vh',
    '[data-arrangement] &': { minH: 0 },
    '[data-arrangement=side] &': { flexDirection: 'column', gap: '2' },
  },
});

const SolutionPanel = chakra('div', {
  base: {
    // A little wider where a long word needs it; what was answered stands beside it.
    flex: 'none',
    minW: '36%',
    maxW: '44%',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    px: '4',
    py: '3',
    bg: 'tile',
    color: 'onTile',
    borderRadius: 'large',
    '[data-arrangement] &': { px: '3', py: '1' },
    '[data-arrangement=side] &': { maxW: 'none' },
  },
});

/** One answer of the list; those that are right stand out by more than their colour. */
const ResultRow = chakra('li', {
  base: {
    minW: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '0.4em',
    px: '0.5em',
    py: '0.18em',
    borderRadius: 'normal',
    borderWidth: '0.08em',
    // So that what reaches into the padding counts as too wide.
    overflow: 'hidden',
    '& > bdi': { flex: '1' },
  },
  variants: {
    state: {
      right: { bg: 'raised', borderColor: 'accent', fontWeight: 700 },
      wrong: { borderColor: 'line', color: 'muted' },
    },
  },
});
