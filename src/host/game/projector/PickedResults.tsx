import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import type { SceneNamed } from '../../../contract/scene';
import { CheckIcon, PersonIcon } from '../../ui/sessionIcons';
import { AnswerGrid, AnswerTile, columnsFor } from './AnswerTiles';
import { useGameTexts } from '../texts/gameTexts';

/** What the result of each kind of question is given. A tally of another kind counts as none. */
export interface ResultProps {
  scene: SceneNamed<'reveal'>;
  /** Whether a picture takes most of the room. */
  hasPicture: boolean;
}

/** All that are right, and of the others the first, so that they are `most` together. */
export function withFewerWrong<T>(given: readonly T[], most: number, isRight: (each: T) => boolean): T[] {
  const wrong = given.filter((each) => !isRight(each));
  const left = Math.max(0, most - (given.length - wrong.length));
  return given.filter((each) => isRight(each) || wrong.indexOf(each) < left);
}

/** So many answers have room beside a picture: they stand two in a row. */
const MOST_BESIDE_PICTURE = 4;

/**
 * The answers where they stood before, the right ones marked, each with how many picked it. Where not all have room
 * beside a picture, those that are wrong and were picked least are left out.
 */
export function PickedResult({ scene, hasPicture }: ResultProps) {
  const texts = useGameTexts();
  const { answers, correct, countOf, highest } = countsIn(scene);
  const byCount = answers.map((_, place) => place).sort((one, other) => countOf(other) - countOf(one));
  const isRight = (place: number) => correct.includes(place);
  const shown = withFewerWrong(byCount, hasPicture ? MOST_BESIDE_PICTURE : Infinity, isRight);
  return (
    <AnswerGrid columns={columnsFor(shown.length)}>
      {answers.map(
        (text, place) =>
          shown.includes(place) && (
            <AnswerTile
              key={place}
              place={place}
              text={text}
              state={isRight(place) ? 'right' : 'wrong'}
              end={
                <>
                  {isRight(place) && <RightMark />}
                  <CountMark count={countOf(place)} label={texts.reveal.picked(countOf(place))} />
                </>
              }
              foot={<CountBar share={countOf(place) / highest} />}
            />
          ),
      )}
    </AnswerGrid>
  );
}

/** More answers than these stand in two columns. */
const MOST_IN_ONE_COLUMN = 4;

/** The answers in the right order, down the columns, each with how many put it there. */
export function OrderResult({ scene }: ResultProps) {
  const texts = useGameTexts();
  const { answers, correct, countOf, highest } = countsIn(scene);
  const columns = correct.length > MOST_IN_ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(correct.length / columns);
  return (
    <>
      <AnswerGrid
        as="ol"
        columns={columns}
        gridAutoRows="minmax(calc(var(--answer) * 1.4), auto)"
        gridAutoFlow={{ lg: 'column' }}
        gridTemplateRows={{ lg: `repeat(${rows}, minmax(calc(var(--answer) * 1.4), auto))` }}
      >
        {correct.map((place, index) => (
          <AnswerTile
            key={place}
            place={place}
            text={answers[place] ?? ''}
            state="open"
            lead={
              <chakra.span minW="1.2em" fontSize="1.25em" fontWeight={800} color="accent">
                {index + 1}.
              </chakra.span>
            }
            end={
              <CountMark
                count={countOf(place)}
                label={texts.reveal.placed(countOf(place))}
                icon={<CheckIcon />}
              />
            }
            foot={<CountBar share={countOf(place) / highest} />}
          />
        ))}
      </AnswerGrid>
      <chakra.p aria-hidden="true" textAlign="end" fontSize="var(--detail)" color="muted" lineHeight={1.2}>
        {texts.reveal.placedLabel}
      </chakra.p>
    </>
  );
}

function countsIn({ question: { answers = [] }, solution, tally }: SceneNamed<'reveal'>) {
  const counts = 'counts' in tally ? tally.counts : [];
  return {
    answers,
    correct: 'correct' in solution ? solution.correct : [],
    countOf: (place: number) => counts[place] ?? 0,
    highest: Math.max(1, ...counts),
  };
}

/** A count as a bar across the foot of its tile; the largest is as wide as the tile. */
function CountBar({ share }: { share: number }) {
  return (
    <chakra.span
      aria-hidden="true"
      position="absolute"
      insetX="0"
      bottom="0"
      h="0.22em"
      bg="color-mix(in srgb, currentColor 15%, transparent)"
    >
      <chakra.span
        display="block"
        h="full"
        bg="currentColor"
        style={{ width: `${share * 100}%` }}
        animation="growRight var(--qn-turn) var(--qn-ease)"
      />
    </chakra.span>
  );
}

interface CountMarkProps {
  count: number;
  /** Says it in words. */
  label: string;
  icon?: ReactNode;
}

/** How many, beside a figure of a person or another icon. */
export function CountMark({ count, label, icon = <PersonIcon /> }: CountMarkProps) {
  return (
    <chakra.span
      flex="none"
      display="flex"
      alignItems="center"
      gap="0.15em"
      fontVariantNumeric="tabular-nums"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <chakra.span aria-hidden="true" display="flex" fontSize="0.7em">
        {icon}
      </chakra.span>
      <chakra.span aria-hidden="true" fontWeight={800}>
        {count}
      </chakra.span>
    </chakra.span>
  );
}

/** A check mark that says an answer is right without any colour. */
export function RightMark() {
  const texts = useGameTexts();
  return (
    <chakra.span flex="none" display="flex" fontSize="1.35em">
      <VisuallyHidden>{texts.reveal.right}</VisuallyHidden>
      <CheckIcon />
    </chakra.span>
  );
}
