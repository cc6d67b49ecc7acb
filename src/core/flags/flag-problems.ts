import type { AuthorProblem, Fault } from '../config/author-problem.ts';
import { flagTable, isFlagKey } from './flag-table.ts';
import type { GivenFlags } from './flag-client.ts';

const names = Object.keys(flagTable);

/** Returns what is wrong with the flags that a page sets: unknown keys, and values of another type (EMB-08). Loaded late. */
export const flagProblems = (given: GivenFlags): AuthorProblem[] =>
  given === 'mock'
    ? []
    : Object.entries(given)
        .flatMap(([name, value]) => faultOf(name, value) ?? [])
        .map((fault) => ({ subject: 'flags', fault }));

const faultOf = (name: string, value: unknown): [Fault] | undefined => {
  if (!isFlagKey(name)) return [['extraPart', name, names]];
  const flag = flagTable[name];
  if (flag.parse(value) !== undefined) return undefined;
  return [['part', name, [typeof flag.default === 'boolean' ? 'onOff' : 'flag', value]]];
};
