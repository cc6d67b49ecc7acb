/** Who does nothing for so long is signed out, in ms. Source: specification section 9, SES-05. */
export const IDLE_MS = 1_800_000;
/** The warning opens so long before that, the quiet notice so long: at least 20 s to answer in all (REL-08). */
export const WARNING_MS = 15_000;
export const NOTICE_MS = 60_000;
/** A customer is asked after at most once in so many ms. Source: section 9, SES-03. */
export const CHECK_MS = 300_000;

export type IdlePhase = 'active' | 'notice' | 'warning' | 'over';

/** What is due once nothing has happened for so many ms in any tab. */
export const idlePhase = (idleMs: number): IdlePhase => {
  if (idleMs >= IDLE_MS) return 'over';
  if (idleMs >= IDLE_MS - WARNING_MS) return 'warning';
  return idleMs >= IDLE_MS - NOTICE_MS ? 'notice' : 'active';
};

/** Whole seconds that are left, none in the end. */
export const secondsLeft = (idleMs: number): number => Math.max(0, Math.ceil((IDLE_MS - idleMs) / 1000));

/** A time may lie ahead by so much, in ms: tabs do not look at the clock in the same moment. */
const AHEAD_MS = 2000;

/**
 * For how many ms nothing has happened, by the times of every tab. A time that has not come yet tells nothing: anybody may
 * have written it, or the clock was put back. Where none tells anything, something has just happened.
 */
export const idleFor = (now: number, times: readonly (number | undefined)[]): number => {
  const told = times.filter((time): time is number => time !== undefined && time <= now + AHEAD_MS);
  return told.length === 0 ? 0 : Math.max(0, now - Math.max(...told));
};

/** Events that show that somebody is there (SES-03). */
export const ACTIVITY = [
  'keydown',
  'mousedown',
  'paste',
  'cut',
  'wheel',
  'touchstart',
  'scroll',
  'focus',
  'pagehide',
] as const;

/** While notice or warning is open, only what somebody does by hand: its own focus must not close it (SES-05). */
const BY_HAND: readonly string[] = ['keydown', 'mousedown', 'touchstart', 'wheel', 'paste', 'cut'];

/** Whether an event counts as activity in this phase. */
export const counts = (type: string, phase: IdlePhase): boolean =>
  phase === 'active' || (phase !== 'over' && BY_HAND.includes(type));
