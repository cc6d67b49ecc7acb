import type { LocksPort } from './tabs.ts';

/** Creates locks that work within this tab only. Actions of the same name run one after the other, even if one fails. */
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
