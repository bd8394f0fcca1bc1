import { iconOf } from '../../ui/icons';

export const BackIcon = iconOf('M20 12H4m7-7-7 7 7 7');
export const StopIcon = iconOf(
  'M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2Z',
);
export const ScoresIcon = iconOf('M5 20v-7M12 20V4M19 20v-4');
export const TimeIcon = iconOf('M4 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM12 9v4l2.5 2.5M9.5 2h5');
