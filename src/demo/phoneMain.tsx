import { keepApart } from './apart';
import { findAround } from './around';

const around = findAround();
if (around) {
  keepApart(around);
  void import('./phone').then(({ showPhone }) => showPhone(around));
} else void import('./scanned').then(({ showScanned }) => showScanned());
