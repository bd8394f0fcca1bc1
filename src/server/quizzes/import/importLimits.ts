/** In bytes. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
