import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Question } from '../../../contract/question';
import { Heading } from '../../ui/Button';
import { FitBox } from '../../ui/fit/FitBox';
import { useShownMedia } from '../media/useGameMedia';
import { QuestionMedia } from '../media/QuestionMedia';

interface QuestionBoxProps {
  question: Question;
  /** Whether it can be answered: then its answers need more room. */
  isOpen?: boolean;
  /** Above the question's text. */
  notice?: ReactNode;
  /** What was asked for, or what is right; and what else may change its size. */
  children: ReactNode;
  content?: string;
}

/** A question, its media and its answers, as large as all of it together can be. */
export function QuestionBox({ question, isOpen = false, notice, children, content = '' }: QuestionBoxProps) {
  const shown = JSON.stringify(useShownMedia(question));
  return (
    <FitBox
      content={`${JSON.stringify(question)} ${shown} ${content}`}
      css={ARRANGED}
      columnGap="4"
      // What runs over covers the padding, and not the margin.
      mt="min(1.2vh, 2rem)"
      mb="min(1.4vh, 2rem)"
    >
      <chakra.div
        gridArea="text"
        minW={0}
        display="flex"
        flexDirection="column"
        justifyContent="center"
        gap="0.8em"
      >
        {notice}
        <Heading
          as="h1"
          fontSize="var(--question)"
          lineHeight={1.1}
          letterSpacing="-0.015em"
          textWrap="pretty"
          overflowWrap="normal"
          data-fit
        >
          {question.text}
        </Heading>
      </chakra.div>
      <QuestionMedia question={question} isOpen={isOpen} />
      <chakra.div
        gridArea="answers"
        minW={0}
        display="flex"
        flexDirection="column"
        gap={GAP}
        css={{ '&:not(:empty)': { pt: GAP } }}
      >
        {children}
      </chakra.div>
    </FitBox>
  );
}

const GAP = 'min(1.8vh, 2rem)';

/** Where text, media and answers stand; around a picture as `arrangeAround` says. */
const ARRANGED = {
  display: 'grid',
  gridTemplate: '"text media" 1fr "answers answers" auto / minmax(0, 1fr) auto',
  '&[data-arrangement=side]': {
    gridTemplate: '"media ." 1fr "media text" auto "media answers" auto "media ." 1fr / auto minmax(0, 1fr)',
  },
  '&[data-arrangement=above]': {
    gridTemplate: '"text" auto "media" 1fr "answers" auto / minmax(0, 1fr)',
  },
} as const;
