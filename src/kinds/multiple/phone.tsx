import { PickAnswer, pickedPhone } from '../picked/phone';
import type { PhoneKind } from '../../player/answers/phoneKind';

export const multiplePhone: PhoneKind<'multiple'> = {
  ...pickedPhone('ul'),
  Control: (props) => <PickAnswer {...props} isSeveral />,
};
