/** What a question tells the host alone. */
interface HostNote {
  /** How something in it is pronounced. */
  say?: string;
  note?: string;
}

/** Separates how something is said, which is in a first line that begins with `say:`, from the rest of a note. */
export function readNote(note = ''): HostNote {
  const [first = '', ...others] = note.trim().split('\n');
  const [, say] = /^say:\s*(\S.*)$/i.exec(first.trim()) ?? [];
  const rest = (say === undefined ? [first, ...others] : others).join('\n').trim();
  return { ...(say !== undefined && { say }), ...(rest && { note: rest }) };
}
