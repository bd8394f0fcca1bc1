import { PickAnswer, pickedPhone } from '../picked/phone';
import type { PhoneKind } from '../../player/answers/phoneKind';

export const choicePhone: PhoneKind<'choice'> = { ...pickedPhone('ul'), Control: PickAnswer };
