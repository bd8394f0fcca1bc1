import { Icon } from '../../ui/icons';

export const DragIcon = () => (
  <Icon>
    <path d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon>
    <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
  </Icon>
);

export const RedoIcon = () => (
  <Icon>
    <path d="m15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3" />
  </Icon>
);

export const UpIcon = () => (
  <Icon>
    <path d="M12 20V4m-6 6 6-6 6 6" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="M12 4v16m6-6-6 6-6-6" />
  </Icon>
);

export const DuplicateIcon = () => (
  <Icon>
    <rect x="8" y="8" width="12" height="12" rx="2" />
    <path d="M4 15V6a2 2 0 0 1 2-2h9" />
  </Icon>
);

export const DeleteIcon = () => (
  <Icon>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5" />
  </Icon>
);
