import { Icon } from '../../ui/icons';

export const BackIcon = () => (
  <Icon>
    <path d="M20 12H4m7-7-7 7 7 7" />
  </Icon>
);

export const StopIcon = () => (
  <Icon>
    <rect x="5" y="5" width="14" height="14" rx="2" />
  </Icon>
);

export const ScoresIcon = () => (
  <Icon>
    <path d="M5 20v-7M12 20V4M19 20v-4" />
  </Icon>
);

export const TimeIcon = () => (
  <Icon>
    <circle cx="12" cy="13" r="8" />
    <path d="M12 9v4l2.5 2.5M9.5 2h5" />
  </Icon>
);
