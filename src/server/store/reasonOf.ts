/** Why the disk refuses, in the words of the system where it says so. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message?: string };
  return cause?.message ?? message ?? String(error);
}
