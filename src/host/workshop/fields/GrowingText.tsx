import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps } from 'react';
import { useSpoken } from '../../languages/useLanguage';
import { useWorkshopTexts } from '../workshopTexts';
import { fieldStyle } from './fieldStyle';

const Area = chakra('textarea', fieldStyle);

interface GrowingTextProps extends Omit<ComponentProps<typeof Area>, 'value' | 'onChange'> {
  value: string;
  /** In characters. More can be typed, so that nothing pasted is cut; that it is too much shows. */
  most: number;
  onText: (text: string) => void;
}

/** A text field as high as its text. A text is one paragraph: line breaks become spaces. */
export function GrowingText({ value, most, onText, ...props }: GrowingTextProps) {
  const lengthId = useId();
  const isNearEnd = value.length > most * 0.9;
  return (
    <chakra.div minW={0} flex="1">
      <chakra.div
        display="grid"
        data-text={value}
        // The same text, unseen, gives the field its height.
        css={{
          '& > textarea, &::after': { gridArea: '1 / 1', overflowWrap: 'anywhere' },
          '&::after': {
            ...fieldStyle.base,
            content: 'attr(data-text) " "',
            whiteSpace: 'pre-wrap',
            visibility: 'hidden',
            fontSize: props.fontSize,
            fontWeight: props.fontWeight,
            lineHeight: props.lineHeight,
          },
        }}
      >
        <Area
          rows={1}
          dir="auto"
          resize="none"
          overflow="hidden"
          {...props}
          value={value}
          aria-invalid={value.length > most}
          aria-describedby={isNearEnd ? lengthId : undefined}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={(event) => onText(event.target.value.replace(/\s*\n\s*/g, ' '))}
        />
      </chakra.div>
      {isNearEnd && <Length id={lengthId} length={value.length} most={most} />}
    </chakra.div>
  );
}

function Length({ id, length, most }: { id: string; length: number; most: number }) {
  const texts = useWorkshopTexts();
  const format = new Intl.NumberFormat(useSpoken());
  return (
    <chakra.p id={id} fontSize="small" color={length > most ? 'danger' : 'muted'} fontWeight={600} mt="1">
      {texts.length(format.format(length), format.format(most))}
    </chakra.p>
  );
}
