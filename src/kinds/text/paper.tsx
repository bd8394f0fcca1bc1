import type { PaperKind } from '../../host/print/paperKind';

export const textPaper: PaperKind<'text', null> = {
  place: () => null,
  Place: () => (
    <span className="writing-place">
      <i className="line" />
    </span>
  ),
};
