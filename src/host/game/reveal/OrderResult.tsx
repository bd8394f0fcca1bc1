import { chakra } from '@chakra-ui/react/styled-system';
import { CheckIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';
import { AnswerGrid } from '../question/AnswerGrid';
import { AnswerTile } from '../question/AnswerTile';
import { CountBar } from './CountBar';
import { CountMark } from './CountMark';
import type { ShownResult } from './PickedResult';

/** More answers than these stand in two columns. */
const MOST_IN_ONE_COLUMN = 4;

/** The answers in the right order, down the columns, each with how many put it there. */
export function OrderResult({ answers, correct, counts }: ShownResult) {
  const texts = useGameTexts();
  const most = Math.max(1, ...counts);
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
                count={counts[place] ?? 0}
                label={texts.reveal.placed(counts[place] ?? 0)}
                icon={<CheckIcon />}
              />
            }
            foot={<CountBar share={(counts[place] ?? 0) / most} />}
          />
        ))}
      </AnswerGrid>
      <chakra.p aria-hidden="true" textAlign="end" fontSize="var(--detail)" color="muted" lineHeight={1.2}>
        {texts.reveal.placedLabel}
      </chakra.p>
    </>
  );
}
