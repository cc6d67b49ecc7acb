/** Returns what the action gives; undefined if it throws, as parsers do on a text from outside that is malformed. */
export const tolerant = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
