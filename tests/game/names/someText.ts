import { fc } from '../../support/property';

/** Letters that matter here, in any mixture, and any text at all. */
const TELLING = [...'aA1Iiİıſßσςé ñ́̇͏‌‍‮​⁦﻿ㅤ⠀🏴👩🏽❤️⃣дДΆкक़्ာשָּ', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇩🇪', '\ud83d', '\u0000'];
export const someText = fc.oneof(
  fc.array(fc.constantFrom(...TELLING), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
