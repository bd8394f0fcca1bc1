import type { PhoneKind } from '../phoneKind';
import { writtenPhone } from '../written/phone';

export const textPhone: PhoneKind<'text'> = writtenPhone;
