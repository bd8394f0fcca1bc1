/** Why a file cannot be imported at all: one sentence for the host, in the host's language. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
