import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useFit } from './useFit';
import { useLanguage } from '../../texts/useLanguage';

const Box = chakra('div', {
  base: {
    flex: '1',
    minH: 0,
    minW: 0,
    display: 'flex',
    flexDirection: 'column',
    // Where motion is reduced every change is a very short transition, and would be measured before it has happened.
    '&, & *': { transitionProperty: 'none' },
    '&[data-break-words] *': { overflowWrap: 'anywhere !important' },
  },
});

/** A column as high as the room that is left for it, whose type is as large as fits; see `useFit`. */
export function FitBox({ content, ...props }: ComponentProps<typeof Box> & { content: string }) {
  // Other words are of other lengths.
  const language = useLanguage();
  return <Box ref={useFit(`${language} ${content}`)} {...props} />;
}
