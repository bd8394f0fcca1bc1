/** Returns a class that pages use in place of BroadcastChannel, and that reaches only those that have it. */
export function pageChannels() {
  const open = new Set<PageChannel>();

  class PageChannel {
    onmessage: ((event: MessageEvent) => void) | null = null;

    constructor(readonly name: string) {
      open.add(this);
    }

    postMessage(data: unknown): void {
      for (const other of open)
        if (other !== this && other.name === this.name)
          queueMicrotask(() => open.has(other) && other.onmessage?.(new MessageEvent('message', { data })));
    }

    close(): void {
      open.delete(this);
    }
  }
  return PageChannel;
}
