import { acceptedInCell } from '../../../reading/acceptedText';
import { truthOf } from '../../texts/texts';
import { reportSeveral, type Report } from '../report';
import type { ListedQuestion } from './draft';
import { splitPair, surelySplit, type Habits } from './inline';
import { letterPlace, unmarked, withPoints, type ListChoice } from './marks';

type Fields = Record<string, unknown>;

/** Makes a question of its lines; undefined if the report says why there is none. */
export function draftQuestion(
  draft: ListedQuestion,
  habits: Habits,
  where: string,
  report: Report,
): object | undefined {
  const { text: asked, points } = withPoints(draft.text);
  const told = toldBy({ ...draft, text: asked }, habits.inline);
  if (told.isBelow && told.answer && !habits.below) report.add(where, 'answerBelow', told.answer);
  const explanation = draft.explanation.filter(Boolean).join('\n');
  const text = told.text.trim();
  if (!text) return void report.add(where, 'noQuestionText');
  // A chat ends with a question to its reader, which is no question of the quiz.
  if (!told.choices.length && !told.answer && draft.number === null && !draft.isNamed)
    return void report.add(where, 'noCorrect');
  const fields = told.choices.length
    ? pickedFields(told.choices, told.answer, where, report)
    : writtenFields(told.answer, where, report, text);
  if (!fields) return undefined;
  const more = { ...(points !== undefined && { points }), ...(explanation && { explanation }) };
  return { question: text, ...fields, ...more };
}

interface Told {
  text: string;
  choices: readonly ListChoice[];
  answer: string | null;
  /** Whether the answer has no sign, and only stands below its question. */
  isBelow?: true;
}

/** Tells choices, answer and further text apart. */
function toldBy(draft: ListedQuestion, inline: boolean): Told {
  const { text, choices, answer, below } = draft;
  const lines = below.map((each) => each.text);
  const whole = [text, ...lines].join('\n');
  if (choices.length > 1) return { text: whole, choices, answer };
  const [only] = choices;
  if (only)
    return answer === null
      ? { text: whole, choices: [], answer: only.text }
      : { text: `${whole}\n${only.text}`, choices: [], answer };
  if (below.length > 1) {
    const listed = below.map(({ choice, isStrong }) => ({ ...choice, isStrong }));
    if (rightPlaces(listed, answer).length) return { text, choices: listed, answer };
    return { text: whole, choices: [], answer };
  }
  const [one] = below;
  if (one)
    return answer === null
      ? { text, choices: [], answer: one.choice.text, isBelow: true }
      : { text: whole, choices: [], answer };
  if (answer !== null) return { text, choices: [], answer };
  const split = surelySplit(draft) ?? (inline ? splitPair(text) : undefined);
  return { text, choices: [], answer: null, ...split };
}

function pickedFields(
  choices: readonly ListChoice[],
  answer: string | null,
  where: string,
  report: Report,
): Fields {
  const answers = choices.map(({ text }) => text);
  const right = rightPlaces(choices, answer);
  // What was said of it stays with the question, for its author to choose.
  if (!right.length) return { answers, correctAnswer: null, ...(answer && { note: answer }) };
  if (right.length === 1) return { answers, correctAnswer: right[0] };
  report.add(where, 'severalCorrect');
  return { answers, correctAnswers: right };
}

/** The places of the right choices: as a label tells, as signs tell, or as bold type tells. */
function rightPlaces(choices: readonly ListChoice[], answer: string | null): number[] {
  if (answer) return placesIn(answer, choices);
  const marked = places(choices, ({ isRight }) => isRight);
  if (marked.length) return marked.length < choices.length ? marked : [];
  const strong = places(choices, ({ isStrong }) => isStrong === true);
  return strong.length < choices.length ? strong : [];
}

function places(choices: readonly ListChoice[], has: (choice: ListChoice) => boolean): number[] {
  return choices.flatMap((choice, at) => (has(choice) ? [at] : []));
}

function placesIn(answer: string, choices: readonly ListChoice[]): number[] {
  const texts = choices.map(({ text }) => folded(text));
  const said = folded(unmarked(answer).text);
  const whole = texts.indexOf(said);
  if (whole >= 0) return [whole];
  const letters = /^\(?([a-hа-ж])\)?(?:\s*(?:[,;/&+]|\s\p{L}{1,3}\s)\s*\(?([a-hа-ж])\)?)*\.?$/iu.test(said);
  if (letters) {
    const found = said.match(/(?<!\p{L})[a-hа-ж](?!\p{L})/giu) ?? [];
    return [...new Set(found.map(placeOf))]
      .filter((at) => at < choices.length)
      .sort((one, other) => one - other);
  }
  const [, letter, rest] = /^\(?([a-hа-ж])\s?(?:[).:]|[-–—](?=\s))\s*(.*)$/isu.exec(said) ?? [];
  // A letter with a text that stands elsewhere contradicts itself.
  if (letter && rest !== undefined) {
    const at = placeOf(letter);
    const fits = texts[at] !== undefined && (rest.startsWith(texts[at]) || texts[at].startsWith(rest));
    return fits ? [at] : [];
  }
  const several = said.split(/\s*[,;/&+]\s*|\s+\p{L}{1,3}\s+/u).map((text) => texts.indexOf(text));
  if (several.length > 1 && !several.includes(-1))
    return [...new Set(several)].sort((one, other) => one - other);
  const begun = texts.flatMap((text, at) =>
    said.startsWith(text) && !/^[\p{L}\p{N}]/u.test(said.slice(text.length)) ? [at] : [],
  );
  if (begun.length) return [begun.sort((one, other) => texts[other]!.length - texts[one]!.length)[0]!];
  const number = /^\d$/.test(said) ? Number(said) : 0;
  return number >= 1 && number <= choices.length ? [number - 1] : [];
}

function placeOf(letter: string): number {
  return letterPlace(letter) ?? -1;
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/[.!]$/, '').toLowerCase();
}

function writtenFields(
  answer: string | null,
  where: string,
  report: Report,
  text: string,
): Fields | undefined {
  if (!answer) return { acceptedAnswers: [] };
  const bare = unmarked(answer).text.trim();
  const isTrue = truthOf(bare);
  if (isTrue !== undefined)
    return { answers: [report.text('true'), report.text('false')], correctAnswer: isTrue ? 0 : 1 };
  // A letter names a choice, and there are none.
  if (/^\(?[a-h][).]?$/i.test(bare) && !/letter|buchstabe/i.test(text)) {
    report.add(where, 'noAnswers');
    return { acceptedAnswers: [], note: bare };
  }
  const accepted = [...new Set(acceptedInCell(bare).flatMap(spellings))];
  if (accepted.length > 1) report.add(where, 'answersSplit', accepted);
  reportSeveral(accepted, where, report);
  return { acceptedAnswers: accepted };
}

/** Nobody has to type what is in brackets after an answer, or a number's unit. */
function spellings(text: string): string[] {
  return text.split(/\s+\/\s+/).flatMap((each) => {
    const [, bare] = /^(.*\S)\s*[([][^()[\]]*[)\]]\.?$/s.exec(each) ?? [];
    const [, number] = /^(\d[\d.,\s]*)(?<=\d)\s?(?:\p{L}{1,3}|[%€£$]|°\p{L}?)$/u.exec(each) ?? [];
    return [...(bare ? [bare] : []), each, ...(number ? [number.trim()] : [])];
  });
}
