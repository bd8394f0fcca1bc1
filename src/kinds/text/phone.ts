import type { PhoneKind } from '../../player/answers/phoneKind';
import { writtenPhone } from '../written/phone';

export const textPhone: PhoneKind<'text'> = writtenPhone;
