/** Returns the page's state of this history entry, of any kind. Undefined if nothing can be added to it. */
export const entryState = (): Readonly<Record<string, unknown>> | undefined => {
  const state: unknown = history.state ?? {};
  return typeof state === 'object' && !Array.isArray(state) ? (state as Record<string, unknown>) : undefined;
};

/** Keeps a value for this entry of the history, over a reload and Back. Without a value nothing is kept any more. */
export const keepInEntry = (key: string, value: boolean | number | undefined): void => {
  const { [key]: before, ...rest } = entryState() ?? {};
  if (!entryState() || before === value) return;
  history.replaceState(value === undefined ? rest : { ...rest, [key]: value }, '');
};
