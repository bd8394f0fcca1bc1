import type { ListKind } from '../../host/workshop/workshopKind';
import { playedAccepted, writtenList } from '../written/workshop';

export const textWorkshop: ListKind<'text'> = {
  ...writtenList,
  played: (draft) => ({ kind: 'text', accepted: playedAccepted(draft) }),
};
