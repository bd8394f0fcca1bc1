import { Icon } from './icons';

// Apart from the frame's icons, since the start page needs those alone.

export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l14 14M19 5 5 19" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="m8 5 11 7-11 7Z" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="7.5" r="4" />
    <path d="M4.5 21c.6-4.4 3.6-6.5 7.5-6.5s6.9 2.1 7.5 6.5" />
  </Icon>
);

/** A person who is not there: the same, struck through. */
export const AwayIcon = () => (
  <Icon>
    <path d="M8.6 5.4a4 4 0 0 1 5.5 5.5M4.5 21c.5-3.7 2.7-5.8 5.6-6.3M16.5 16.3c1.6 1 2.7 2.6 3 4.7M3 3l18 18" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <rect x="4.5" y="10.5" width="15" height="10.5" rx="2" />
    <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m4 12.5 5.5 5.5L20 6.5" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon>
    <rect x="6.5" y="2" width="11" height="20" rx="2.5" />
    <path d="M11 18.5h2" />
  </Icon>
);

export const OpenLockIcon = () => (
  <Icon>
    <rect x="4.5" y="10.5" width="15" height="10.5" rx="2" />
    <path d="M8 10.5V7.5a4 4 0 0 1 7.7-1.5" />
  </Icon>
);

export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="4" />
  </Icon>
);
