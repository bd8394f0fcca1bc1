import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/Button';
import type { Moment } from './playedDraft';
import { usePreviewTexts } from './previewTexts';

const MOMENTS: readonly Moment[] = ['question', 'solution'];

interface MomentSwitchProps {
  chosen: Moment;
  onChoose: (moment: Moment) => void;
}

/** Chooses between the question and what is revealed of it. */
export function MomentSwitch({ chosen, onChoose }: MomentSwitchProps) {
  const texts = usePreviewTexts();
  return (
    <chakra.div role="group" aria-label={texts.moment} display="flex" flexDirection="column" gap="2">
      {MOMENTS.map((moment) => (
        <Button
          key={moment}
          variant={moment === chosen ? 'solid' : 'outline'}
          aria-pressed={moment === chosen}
          onClick={() => onChoose(moment)}
        >
          {texts.moments[moment]}
        </Button>
      ))}
    </chakra.div>
  );
}
