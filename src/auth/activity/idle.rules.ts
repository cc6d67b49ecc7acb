/** After this much inactivity the shopper is signed out, in ms. Source: specification section 9, SES-05. */
const IDLE_MS = 1_800_000;
/** The warning opens this long before the sign-out, the notice earlier. Together they give at least 20 s (REL-08). */
const WARNING_MS = 15_000;
const NOTICE_MS = 60_000;
/** The shortest time between two checks whether the customer is still signed in, in ms. Source: section 9, SES-03. */
export const CHECK_MS = 300_000;

export type IdlePhase = 'active' | 'notice' | 'warning' | 'over';

/** Returns the phase after this much inactivity in all tabs. */
export const idlePhase = (idleMs: number): IdlePhase => {
  if (idleMs >= IDLE_MS) return 'over';
  if (idleMs >= IDLE_MS - WARNING_MS) return 'warning';
  return idleMs >= IDLE_MS - NOTICE_MS ? 'notice' : 'active';
};

/** Returns the whole seconds until the sign-out, at least 0. */
export const secondsLeft = (idleMs: number): number => Math.max(0, Math.ceil((IDLE_MS - idleMs) / 1000));

/** How far a time may be in the future, in ms. Tabs do not read the clock at the same moment. */
const AHEAD_MS = 2000;

/** Returns how long all tabs have been inactive, in ms; 0 if there is no usable time. Times in the future are ignored. */
export const idleFor = (now: number, times: readonly (number | undefined)[]): number => {
  const told = times.filter((time): time is number => time !== undefined && time <= now + AHEAD_MS);
  return told.length === 0 ? 0 : Math.max(0, now - Math.max(...told));
};

/** The events that count as activity (SES-03). */
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

/** The events that count while a notice or warning is open. They exclude `focus`, which its own opening causes (SES-05). */
const BY_HAND: readonly string[] = ['keydown', 'mousedown', 'touchstart', 'wheel', 'paste', 'cut'];

/** Returns whether an event counts as activity in this phase. */
export const counts = (type: string, phase: IdlePhase): boolean =>
  phase === 'active' || (phase !== 'over' && BY_HAND.includes(type));
