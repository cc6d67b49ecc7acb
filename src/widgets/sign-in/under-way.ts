const MARK = 'assessJourney';

/** Returns the page's own state of this history entry; undefined if a mark can't be added to it. */
const entryState = (): Record<string, unknown> | undefined => {
  const state: unknown = history.state ?? {};
  return typeof state === 'object' ? (state as Record<string, unknown>) : undefined;
};

/**
 * Returns whether a journey was under way in this history entry before the page was reloaded. What was typed is not
 * stored, so the journey begins again (SEC-04).
 */
export const wasUnderWay = (): boolean => entryState()?.[MARK] === true;

/** Stores whether a journey is under way. */
export const noteUnderWay = (isUnderWay: boolean): void => {
  const state = entryState();
  if (state === undefined || wasUnderWay() === isUnderWay) return;
  const { [MARK]: _before, ...rest } = state;
  history.replaceState(isUnderWay ? { ...rest, [MARK]: true } : rest, '');
};
