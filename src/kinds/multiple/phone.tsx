import { PickAnswer, pickedPhone } from '../picked/phone';
import type { PhoneKind } from '../../player/answers/phoneKind';

export const multiplePhone: PhoneKind<'multiple'> = {
  ...pickedPhone('ul'),
  // A wrong tick takes a right one away.
  partsRight: (_question, share, texts, solution) => {
    const of = solution?.correct.length;
    return of ? texts.ticksRight({ right: Math.round(share * of * 2) / 2, of }) : undefined;
  },
  Control: (props) => <PickAnswer {...props} isSeveral />,
};
