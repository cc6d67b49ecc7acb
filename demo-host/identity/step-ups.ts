import type { Advice } from './journeys.ts';

/**
 * What was proven by step-ups: by whom, and for which action, such as `delete card 7`. A transaction counts once. A
 * tree has no id, so it counts for the last action it was asked for. Both are valid for five minutes. Source: IDN-05.
 */
export type StepUps = {
  /** Returns a new transaction that an answer asks to be proven. */
  askTransaction(accountId: string, action: string): string;
  /** Notes the action that an answer asks the tree for. */
  askTree(accountId: string, tree: string, action: string): void;
  prove(accountId: string, advice: Advice): void;
  /** Returns true once for a proven transaction of this account and action. */
  useTransaction(accountId: string, id: string, action: string): boolean;
  isTreeProven(accountId: string, tree: string, action: string): boolean;
};

type Asked = { accountId: string; action: string; provenAt?: number };

const PROOF_MS = 5 * 60_000;
const MOST_ASKED = 500;

/** @param now the time in milliseconds, by the services' clock. */
export const createStepUps = (now: () => number, random: () => string): StepUps => {
  const asked = new Map<string, Asked>();
  /** The last action by account and tree. */
  const last = new Map<string, string>();
  const keep = (key: string, one: Asked): void => {
    for (const oldest of [...asked.keys()].slice(0, -MOST_ASKED)) asked.delete(oldest);
    asked.set(key, one);
  };
  const treeKey = (...parts: string[]): string => `tree ${parts.join(' ')}`;
  const isProven = (key: string, accountId: string, action: string): boolean => {
    const one = asked.get(key);
    if (one?.provenAt === undefined || one.accountId !== accountId || one.action !== action) return false;
    return now() - one.provenAt < PROOF_MS;
  };
  return {
    askTransaction: (accountId, action) => {
      const id = random();
      keep(id, { accountId, action });
      return id;
    },
    askTree: (accountId, tree, action) => {
      const key = treeKey(accountId, tree, action);
      keep(key, asked.get(key) ?? { accountId, action });
      last.set(treeKey(accountId, tree), key);
    },
    prove: (accountId, advice) => {
      const key = advice.kind === 'tree' ? last.get(treeKey(accountId, advice.name)) : advice.id;
      const one = key === undefined ? undefined : asked.get(key);
      if (one?.accountId === accountId) one.provenAt = now();
    },
    useTransaction: (accountId, id, action) => isProven(id, accountId, action) && asked.delete(id),
    isTreeProven: (accountId, tree, action) => isProven(treeKey(accountId, tree, action), accountId, action),
  };
};
