const MARK = 'assessJourney';

/** The page's own state of this entry of the tab's history; undefined where it is none that a mark could be laid into. */
const entryState = (): Record<string, unknown> | undefined => {
  const state: unknown = history.state ?? {};
  return typeof state === 'object' ? (state as Record<string, unknown>) : undefined;
};

/**
 * Whether a journey was under way in this entry of the tab's history before the page was loaded again. Nothing of what was
 * typed is stored, so it begins anew (SEC-04).
 */
export const wasUnderWay = (): boolean => entryState()?.[MARK] === true;

/** Notes whether one is. */
export const noteUnderWay = (isUnderWay: boolean): void => {
  const state = entryState();
  if (state === undefined || wasUnderWay() === isUnderWay) return;
  const { [MARK]: _before, ...rest } = state;
  history.replaceState(isUnderWay ? { ...rest, [MARK]: true } : rest, '');
};
