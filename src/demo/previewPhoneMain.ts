import { keepApart } from './apart';
import { findAround } from './around';
import { followTheme } from './followTheme';

const around = findAround();
if (around) {
  keepApart(around, around.storage);
  followTheme();
  void import('../player/previewMain');
}
