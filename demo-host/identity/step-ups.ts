import type { Advice } from './journeys.ts';

/** What was proven by a step-up, and for whom. A transaction counts once, a tree for five minutes. Source: IDN-05. */
export type StepUps = {
  /** A new transaction that an answer asks to be proven. */
  ask(accountId: string): string;
  prove(accountId: string, advice: Advice): void;
  /** True once for a proven transaction of this account. */
  useTransaction(accountId: string, id: string): boolean;
  isTreeProven(accountId: string, tree: string): boolean;
};

const TREE_MS = 5 * 60_000;
const MOST_ASKED = 500;

export const createStepUps = (now: () => number, random: () => string): StepUps => {
  const asked = new Map<string, { accountId: string; proven: boolean }>();
  const trees = new Map<string, number>();
  return {
    ask: (accountId) => {
      for (const oldest of [...asked.keys()].slice(0, -MOST_ASKED)) asked.delete(oldest);
      const id = random();
      asked.set(id, { accountId, proven: false });
      return id;
    },
    prove: (accountId, advice) => {
      if (advice.kind === 'tree') trees.set(`${accountId} ${advice.name}`, now());
      else if (asked.get(advice.id)?.accountId === accountId)
        asked.set(advice.id, { accountId, proven: true });
    },
    useTransaction: (accountId, id) => {
      const found = asked.get(id);
      if (!found?.proven || found.accountId !== accountId) return false;
      return asked.delete(id);
    },
    isTreeProven: (accountId, tree) => now() - (trees.get(`${accountId} ${tree}`) ?? -TREE_MS) < TREE_MS,
  };
};
