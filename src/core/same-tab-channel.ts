/** What of `BroadcastChannel` is used: messages reach every other channel of the name, never the sender. */
export type Channel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
};

const channels = new Map<string, Set<(event: { data: unknown }) => void>>();

/** A channel where the browser has none: it reaches this tab alone, after the sender is done, with copies. */
export function createSameTabChannel(name: string): Channel {
  const members = channels.get(name) ?? new Set();
  channels.set(name, members);
  const own = new Set<(event: { data: unknown }) => void>();
  return {
    postMessage(message) {
      const data: unknown = structuredClone(message);
      queueMicrotask(() => {
        for (const listener of members) if (!own.has(listener)) listener({ data });
      });
    },
    addEventListener(_type, listener) {
      own.add(listener);
      members.add(listener);
    },
    close() {
      for (const listener of own) members.delete(listener);
      if (members.size === 0) channels.delete(name);
    },
  };
}
