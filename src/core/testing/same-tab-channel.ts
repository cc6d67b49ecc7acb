import type { Channel } from '../tabs.ts';

const channels = new Map<string, Set<(event: { data: unknown }) => void>>();

/** Creates a channel within one test: asynchronous, with copies of the messages, as `BroadcastChannel`. */
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
