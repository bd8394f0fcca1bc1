import { Icon, iconOf } from './icons';

// Separate from the frame's icons, since the start page needs only those.

export const CloseIcon = iconOf('M5 5l14 14M19 5 5 19');
export const PauseIcon = iconOf('M8 5v14M16 5v14');
export const PlayIcon = iconOf('m8 5 11 7-11 7Z');
export const PersonIcon = iconOf(
  'M8 7.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM4.5 21c.6-4.4 3.6-6.5 7.5-6.5s6.9 2.1 7.5 6.5',
);

/** A person who is away: the same icon, struck through. */
export const AwayIcon = iconOf(
  'M8.6 5.4a4 4 0 0 1 5.5 5.5M4.5 21c.5-3.7 2.7-5.8 5.6-6.3M16.5 16.3c1.6 1 2.7 2.6 3 4.7M3 3l18 18',
);
export const LockIcon = iconOf(
  'M6.5 10.5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2 -2v-6.5a2 2 0 0 1 2-2ZM8 10.5V7.5a4 4 0 0 1 8 0v3',
);
export const UpIcon = iconOf('M12 20V4m-6 6 6-6 6 6');
export const DownIcon = iconOf('M12 4v16m6-6-6 6-6-6');
export const CheckIcon = iconOf('m4 12.5 5.5 5.5L20 6.5');
/** One half: ½. */
export const HalfIcon = iconOf(
  'M4.5 5.5 7.5 3.5v8M18.5 4 5.5 20M14 15a2.7 2.7 0 0 1 5.4.1c0 1.7-1.7 2.8-5.4 5.9H20',
);
export const PhoneIcon = iconOf(
  'M9 2h6a2.5 2.5 0 0 1 2.5 2.5v15a2.5 2.5 0 0 1-2.5 2.5h-6a2.5 2.5 0 0 1-2.5-2.5v-15a2.5 2.5 0 0 1 2.5-2.5ZM11 18.5h2',
);
/** A sheet of paper with its corner folded. */
export const PaperIcon = iconOf('M6 3h8l4.5 4.5V21H6ZM13.5 3v5h5M9 12.5h6M9 16.5h6');
export const VenueIcon = iconOf('M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20');
export const PrintIcon = iconOf('M7 8V3h10v5M7 17H4.5V10a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v7H17M7 14h10v7H7Z');
export const OpenLockIcon = iconOf(
  'M6.5 10.5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2 -2v-6.5a2 2 0 0 1 2-2ZM8 10.5V7.5a4 4 0 0 1 7.7-1.5',
);

export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="4" />
  </Icon>
);
