export type Fields = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** Returns the fields of `after` that differ from `before`. A field that is absent is the same as an empty one. */
export const changedFields = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)));

/** Decides what a change refused by 412 becomes: what is sent again, what both sides changed. Source: ACC-03 d. */
export const afterConflict = (
  before: Fields,
  mine: Fields,
  theirs: Fields,
): { send: Fields; conflicts: readonly string[] } => {
  const open = Object.entries(changedFields(theirs, mine));
  const isContested = (name: string): boolean => !isSame(before[name], theirs[name]);
  return {
    send: Object.fromEntries(open.filter(([name]) => !isContested(name))),
    conflicts: open.map(([name]) => name).filter(isContested),
  };
};
