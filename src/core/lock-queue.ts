import type { LocksPort } from './tabs.ts';

/** Locks within this tab alone: each name's actions run one after the other, whatever became of the one before. */
export function createQueue(): LocksPort {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name, action) {
      const turn = (last.get(name) ?? Promise.resolve()).then(action);
      const settled = turn.then(
        () => undefined,
        () => undefined,
      );
      last.set(name, settled);
      void settled.then(() => last.get(name) === settled && last.delete(name));
      return turn;
    },
  };
}
