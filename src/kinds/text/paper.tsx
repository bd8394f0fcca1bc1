import type { PaperKind } from '../paperKind';
import { textRules } from './rules';

export const textPaper: PaperKind<'text', null> = {
  place: () => null,
  Place: () => (
    <span className="writing-place">
      <i className="line" />
    </span>
  ),
  right: (question) => [[undefined, textRules.rightText(question)]],
};
