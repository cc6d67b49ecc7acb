/** A storage with one entry, whatever its key, for tests of what a widget keeps. `stored()` returns the entry. */
export const oneEntryStorage = () => {
  let stored: unknown;
  return {
    stored: () => stored,
    read: () => stored,
    write: (_key: string, value: unknown) => {
      stored = structuredClone(value);
    },
    remove: () => {
      stored = undefined;
    },
  };
};
