import { iconOf } from '../../ui/icons';

export const NoteIcon = iconOf(
  'M9 18V5l11-2v13M3 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM14 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
);
export const PlayNoteIcon = iconOf(
  'M7.5 17V4.5L14 3m0 9 7 5-7 5ZM2.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
);
export const PauseNoteIcon = iconOf(
  'M7.5 17V4.5L14 3m1 10v8m5.5-8v8M2.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
);
export const ReplayIcon = iconOf('M4 5v5h5M4.6 10A8 8 0 1 1 4 14');
export const QuieterIcon = iconOf('M3 9.5v5h4l5 4.5V5L7 9.5ZM16 12h6');
export const LouderIcon = iconOf('M3 9.5v5h4l5 4.5V5L7 9.5ZM16 12h6m-3-3v6');
