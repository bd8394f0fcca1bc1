/** The first byte of a frame that is a whole text message. */
const WHOLE_TEXT = 0x81;
/** A larger length does not fit into the second byte, which then says that two bytes with the length follow. */
const MAX_SHORT_BYTES = 125;
const TWO_BYTES_FOLLOW = 126;

export interface TextFrame {
  frame: Buffer;
  /** Without the header. */
  bytes: number;
}

let latest: TextFrame & { records: Buffer[] } = { records: [], frame: Buffer.alloc(0), bytes: 0 };

/**
 * Records of less than 64 KiB together as one WebSocket message, with its header, as a server sends it. The connections
 * of a group are sent the same records one after the other, so that they share one frame.
 */
export function textFrame(records: Buffer[]): TextFrame {
  const isLatest =
    records.length === latest.records.length &&
    records.every((record, place) => record === latest.records[place]);
  if (!isLatest) latest = { records, ...writeFrame(records) };
  return latest;
}

function writeFrame(records: Buffer[]): TextFrame {
  const bytes = records.reduce((sum, record) => sum + record.length, 0);
  const length = bytes <= MAX_SHORT_BYTES ? [bytes] : [TWO_BYTES_FOLLOW, bytes >> 8, bytes & 0xff];
  return { frame: Buffer.concat([Buffer.of(WHOLE_TEXT, ...length), ...records]), bytes };
}
