import { Buffer } from 'node:buffer';

/** The beginning of a JPEG file, with this many bytes of thumbnail before its size. */
export function jpeg(width: number, height: number, thumbnail = 14): Buffer {
  const before = Buffer.alloc(4 + thumbnail);
  before.writeUInt16BE(0xffe0, 0);
  before.writeUInt16BE(2 + thumbnail, 2);
  before.write('JFIF\0', 4, 'latin1');
  const frame = Buffer.alloc(19);
  frame.writeUInt16BE(0xffc2, 0);
  frame.writeUInt16BE(17, 2);
  frame[4] = 8;
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.of(0xff, 0xd8), before, frame]);
}

/** The beginning of a WebP file in one of its forms. */
export function webp(form: string, width: number, height: number, moves = false): Buffer {
  const file = Buffer.alloc(40);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(32, 4);
  file.write(`WEBP${form}`, 8, 'latin1');
  if (form === 'VP8L') {
    file[20] = 0x2f;
    file.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  } else if (form === 'VP8X') {
    file[20] = moves ? 0x02 : 0;
    file.writeUIntLE(width - 1, 24, 3);
    file.writeUIntLE(height - 1, 27, 3);
  } else {
    file.writeUInt16LE(width, 26);
    file.writeUInt16LE(height, 28);
  }
  return file;
}
