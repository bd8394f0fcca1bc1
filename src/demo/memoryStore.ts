import type { SessionWriter, StoredDocuments } from '../session/documents';

/** Keeps sessions in memory, as JSON text like a disk. */
export class MemoryStore implements SessionWriter {
  readonly notice = undefined;
  readonly #sessions = new Map<string, Map<string, string>>();

  get documents(): StoredDocuments {
    return this.#sessions;
  }

  async put(sessionCode: string, key: string, value: unknown): Promise<void> {
    const documents = this.#sessions.get(sessionCode) ?? new Map<string, string>();
    this.#sessions.set(sessionCode, documents.set(key, JSON.stringify(value)));
  }

  async delete(sessionCode: string, key: string): Promise<void> {
    this.#sessions.get(sessionCode)?.delete(key);
  }

  async deleteSession(sessionCode: string): Promise<void> {
    this.#sessions.delete(sessionCode);
  }
}
