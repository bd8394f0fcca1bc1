import { PickAnswer, pickedPhone } from '../picked/phone';
import type { PhoneKind } from '../phoneKind';

export const choicePhone: PhoneKind<'choice'> = { ...pickedPhone('ul'), Control: PickAnswer };
