import { Button } from '../../ui/Button';
import { useControlTexts } from './controlTexts';

interface NextButtonProps {
  onPress: (() => void) | null;
  /** What it does, empty while that is not known. */
  words: string;
  isAutopilot: boolean;
}

/** Goes on, and says where to. */
export function NextButton({ onPress, words, isAutopilot }: NextButtonProps) {
  const texts = useControlTexts();
  const where = words && isAutopilot ? texts.byAutopilot(words) : words;
  return (
    <Button
      aria-label={texts.next}
      aria-description={where}
      aria-disabled={onPress === null}
      data-where={where}
      onClick={() => onPress?.()}
      flexDirection="column"
      gap="0"
      px="3"
      py="0.125rem"
      minW={{ base: '9rem', lg: '10.5rem' }}
      css={{
        '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
        // Without words the name stands in the middle, and the button keeps its height.
        '&[data-where=""]::before': { content: '""', minH: '0.5lh', fontSize: 'small' },
        '&[data-where=""]::after': { minH: '0.5lh' },
      }}
      // Not an element of its own, since it is the description and no part of the name.
      _after={{
        content: 'attr(data-where)',
        minH: '1lh',
        fontSize: 'small',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {texts.next}
    </Button>
  );
}
