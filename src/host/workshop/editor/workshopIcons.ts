import { iconOf } from '../../ui/icons';

export const DragIcon = iconOf('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
export const UndoIcon = iconOf('M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3');
export const RedoIcon = iconOf('m15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3');
export const PrintIcon = iconOf(
  'M7 8V3h10v5M7 17H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-3M7 14h10v7H7Z',
);
export const UpIcon = iconOf('M12 20V4m-6 6 6-6 6 6');
export const DownIcon = iconOf('M12 4v16m6-6-6 6-6-6');
export const DuplicateIcon = iconOf(
  'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM4 15V6a2 2 0 0 1 2-2h9',
);
export const DeleteIcon = iconOf('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5');
