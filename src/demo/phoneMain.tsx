import { keepApart } from './apart';
import { findAround } from './around';

/** Which of the workshop's previews this frame is; otherwise it is a phone. */
const preview = new URLSearchParams(location.search).get('preview');
const around = findAround();
if (!around) void import('./scanned').then(({ showScanned }) => showScanned());
else if (preview) {
  keepApart(around, around.storage);
  void import('./previews').then(({ showPreview }) => showPreview(preview));
} else {
  keepApart(around);
  void import('./phone').then(({ showPhone }) => showPhone(around));
}
