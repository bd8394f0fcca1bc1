import { flag } from '../../host/workshop/draft/fields';

export const multipleOptions = {
  /** Whether some of the right answers bring a share of the points. */
  partial: flag,
};
