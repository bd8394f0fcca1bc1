import { Icon } from '../../ui/icons';

export const NoteIcon = () => (
  <Icon>
    <path d="M9 18V5l11-2v13" />
    <circle cx="6" cy="18" r="3" />
    <circle cx="17" cy="16" r="3" />
  </Icon>
);

export const PlayNoteIcon = () => (
  <Icon>
    <path d="M7.5 17V4.5L14 3m0 9 7 5-7 5Z" />
    <circle cx="5" cy="17" r="2.5" />
  </Icon>
);

export const PauseNoteIcon = () => (
  <Icon>
    <path d="M7.5 17V4.5L14 3m1 10v8m5.5-8v8" />
    <circle cx="5" cy="17" r="2.5" />
  </Icon>
);

export const ReplayIcon = () => (
  <Icon>
    <path d="M4 5v5h5M4.6 10A8 8 0 1 1 4 14" />
  </Icon>
);

export const QuieterIcon = () => (
  <Icon>
    <path d="M3 9.5v5h4l5 4.5V5L7 9.5ZM16 12h6" />
  </Icon>
);

export const LouderIcon = () => (
  <Icon>
    <path d="M3 9.5v5h4l5 4.5V5L7 9.5ZM16 12h6m-3-3v6" />
  </Icon>
);
