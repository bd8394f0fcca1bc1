import { strFromU8, unzipSync } from 'fflate';
import { ImportError, type Report } from './report';

/** In bytes: far more than the longest quiz takes. No file unpacks to more than the sizes it declares. */
const MAX_UNPACKED = 16 * 1024 * 1024;

/** The names of the files in an archive; empty if it cannot be read. */
export function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, { filter: ({ name }) => names.push(name) < 0 });
  } catch {
    return [];
  }
  return names;
}

/** Unpacks some files of an archive, within a limit. Throws an ImportError beyond it, and what the unpacker throws. */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  tooLarge: () => string,
): Record<string, Uint8Array> {
  let size = 0;
  return unzipSync(bytes, {
    filter(part) {
      if (!isWanted(part.name)) return false;
      size += Math.max(part.size, part.originalSize);
      if (size > MAX_UNPACKED) throw new ImportError(tooLarge());
      return true;
    },
  });
}

/** Unpacks the parts of a document as text. Throws an ImportError. */
export function unpackTexts(
  bytes: Uint8Array,
  names: readonly string[],
  report: Report,
): Record<string, string> {
  try {
    const parts = unpack(
      bytes,
      (name) => names.includes(name),
      () => report.text('documentTooLarge'),
    );
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(report.text('brokenDocument'));
  }
}
