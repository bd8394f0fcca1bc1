import { keepApart } from './apart';
import { findAround } from './around';

const around = findAround();
if (around) {
  keepApart(around, around.storage);
  void import('../host/previewMain');
}
