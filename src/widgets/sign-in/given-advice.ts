import type { Advice } from '../../core/registry/session-door.ts';

const LONGEST = 200;

const isName = (given: unknown): given is string =>
  typeof given === 'string' && given !== '' && given.length <= LONGEST;

/** Returns the advice that an attribute or a script has set; undefined if the value is not an advice. */
export const givenAdvice = (given: unknown): Advice | undefined => {
  const { kind, id, name } = Object(given) as Record<string, unknown>;
  if (kind === 'transaction' && isName(id)) return { kind, id };
  return kind === 'tree' && isName(name) ? { kind, name } : undefined;
};
