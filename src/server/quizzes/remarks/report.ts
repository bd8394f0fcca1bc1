import type { Remark } from '../../../contract/quizFiles';
import { sayText, type ReportLanguage, type TextKey } from './texts';

/** More than anybody reads. */
const MAX_REMARKS = 200;
/** In characters: a remark may quote a cell that holds a whole book. */
const MAX_QUOTE = 100;

/** Collects what an import or an export has to say, in the host's language. */
export class Report {
  readonly #remarks: Remark[] = [];
  #further = 0;

  constructor(readonly language: ReportLanguage) {}

  /** A text in the report's language. */
  text(key: TextKey, ...values: (string | number)[]): string {
    return sayText(this.language, key, ...values.map(shortened));
  }

  add(where: string, key: TextKey, ...values: (string | number)[]): void {
    this.#push(where, this.text(key, ...values));
  }

  /** A remark that names several things, all of them. */
  addList(where: string, key: TextKey, names: string[]): void {
    this.#push(where, sayText(this.language, key, names.map(shortened).join(', ')));
  }

  #push(where: string, message: string): void {
    if (this.#remarks.length >= MAX_REMARKS) this.#further++;
    else this.#remarks.push({ where: String(shortened(where)), message });
  }

  get remarks(): Remark[] {
    if (!this.#further) return [...this.#remarks];
    return [...this.#remarks, { where: this.text('quiz'), message: this.text('more', this.#further) }];
  }
}

function shortened(value: string | number): string | number {
  return typeof value === 'string' && value.length > MAX_QUOTE ? `${value.slice(0, MAX_QUOTE)}…` : value;
}
