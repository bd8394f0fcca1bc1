import type { Language } from '../../contract/languages';
import { numberSigns } from '../../contract/numberSigns';
import { QUESTION_KINDS, type QuestionSource, type QuizSource } from '../../contract/question';
import type { TemplateFormat } from '../../contract/quizFiles';
import { tablesOfKinds } from '../formats/tablesKind';
import { Report } from '../formats/report';
import { exportSheets } from '../formats/spreadsheet/sheets';
import type { Cell } from '../formats/table/cells';
import { BYTE_ORDER_MARK, csvLines } from '../formats/table/csv';
import { writeTable } from '../formats/table/writeTable';
import { serverTexts } from '../texts/texts';

/** Writes a table to fill in, with two questions of each kind and what each column holds, that imports cleanly. */
export async function writeTemplate(language: Language, format: TemplateFormat): Promise<Uint8Array> {
  const quiz = exampleQuiz(language);
  if (format === 'xlsx') return exportSheets(quiz, new Report(language), explanations(language));
  const table = writeTable(quiz, language, ({ title }) => title);
  // An import reads a table from its header on.
  const rows = [...explanations(language), [], ...table];
  const texts = rows.map((cells) => Array.from(table[0]!, (_, at) => String(cells[at] ?? '')));
  // Spreadsheets expect semicolons where the comma is the decimal sign.
  const separator = numberSigns(language).decimal === ',' ? ';' : ',';
  return new TextEncoder().encode(BYTE_ORDER_MARK + csvLines(texts, separator));
}

function exampleQuiz(language: Language): QuizSource {
  const words = serverTexts[language].template;
  const samples = QUESTION_KINDS.map((kind) => tablesOfKinds()[kind].samples(words));
  const questionsIn = (part: keyof (typeof samples)[number]): QuestionSource[] =>
    samples.flatMap((sample) => sample[part] ?? []);
  return {
    quizName: words.quizName,
    scoring: 'points',
    reveal: 'question',
    seconds: 30,
    rounds: [
      { title: words.music, questions: questionsIn('music') },
      { title: words.other, reveal: 'round', questions: questionsIn('other') },
    ],
    tieBreak: questionsIn('tieBreak')[0],
  };
}

/** Returns a header, then the title of each column and a sentence on it. */
function explanations(language: Language): Cell[][] {
  const { template, tables, reports } = serverTexts[language];
  const { intro, ...sentences } = {
    ...template.columns,
    round: template.columns.round({ tieBreak: reports.tieBreak }),
    type: template.columns.type({ kinds: Object.values(tables.kinds).join(', ') }),
    wager: template.columns.wager({ yes: tables.yes }),
    seconds: template.columns.seconds({ noLimit: tables.noLimit }),
  };
  const titles = { ...tables.columns, answer: `${tables.answer} 1, ${tables.answer} 2, …` };
  const columns = Object.keys(sentences) as (keyof typeof sentences)[];
  return [[tables.sheets.columns, intro], ...columns.map((name) => [titles[name], sentences[name]])];
}
