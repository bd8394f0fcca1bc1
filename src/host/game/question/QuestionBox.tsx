import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Question } from '../../../contract/question';
import { Heading } from '../../ui/Heading';
import { FitBox } from '../fit/FitBox';
import { useShownMedia } from '../media/useShownMedia';
import { QuestionMedia } from './QuestionMedia';

interface QuestionBoxProps {
  question: Question;
  /** Above the question's text. */
  notice?: ReactNode;
  /** What was asked for, or what is right; and what else may change its size. */
  children: ReactNode;
  content?: string;
}

/** A question with its media, and below it the answers, as large as all of it together can be. */
export function QuestionBox({ question, notice, children, content = '' }: QuestionBoxProps) {
  const shown = Object.keys(useShownMedia(question)).join(' ');
  return (
    <FitBox
      content={`${JSON.stringify(question)} ${shown} ${content}`}
      gap="min(1.8vh, 2rem)"
      pt="min(1.2vh, 2rem)"
      pb="min(1.4vh, 2rem)"
    >
      <chakra.div flex="1 0 auto" display="flex" alignItems="stretch" gap="4">
        <chakra.div
          flex="1"
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
        <QuestionMedia question={question} />
      </chakra.div>
      {children}
    </FitBox>
  );
}
