import * as v from 'valibot';
import type { AppStorage } from '../../core/storage.ts';
import type { Tabs } from '../../core/tabs.ts';
import { ACTIVITY, CHECK_MS, counts, idleFor, idlePhase, secondsLeft, type IdlePhase } from './idle.rules.ts';

/** How often a tab checks the clock, and how often it tells the other tabs of activity at most, in ms (SES-05). */
const TICK_MS = 1000;
/** The shortest time between two renewals of an expired token, in ms. */
const RENEW_MS = 30_000;
const TOPIC = 'activity';

const time = v.pipe(v.number(), v.integer(), v.minValue(0));

export type ActivityPorts = {
  now: () => number;
  storage: Pick<AppStorage, 'read' | 'write'>;
  tabs: Pick<Tabs, 'post' | 'on'>;
  target: EventTarget;
  /** Returns whether an event is a press on the notice or warning itself, which handles it and must stay open. */
  isOwn: (event: Event) => boolean;
  /** Whether activity is stored, and whether it renews an expired token (SES-04). */
  refresh: boolean;
  renew: () => void;
  /** Returns whether the customer is still signed in. Rejects if that is unknown. Absent if no service can be asked. */
  check?: (() => Promise<boolean>) | undefined;
  /** While it returns true, nobody is signed out. Used while an order is being placed (LEAD-03 f). */
  isHeld?: (() => boolean) | undefined;
  /** Called on each change, and each second while a notice or warning is open. */
  onPhase: (phase: IdlePhase, left: number) => void;
  /** Called once, when the shopper was inactive for too long or is no longer signed in. */
  onOver: () => void;
};

/** The running check for inactivity that `followIdleness` returns. */
export type Activity = {
  stay: () => void;
  stop: () => void;
};

/** Watches for inactivity in all tabs, by the clock, so that a laptop's sleep counts. Source: SES-03 to SES-05, REL-08. */
export const followIdleness = (ports: ActivityPorts): Activity => {
  const { now, storage, tabs, target, isOwn, refresh, renew, check, isHeld, onPhase, onOver } = ports;
  const listening = new AbortController();
  let own = firstActivity(ports);
  /** The latest activity that another tab reported. The stored time counts too. */
  let others: number | undefined;
  let told = 0;
  let checked = now();
  let renewed = 0;
  let shown: IdlePhase = 'active';

  const idle = (): number => idleFor(now(), [own, others, storage.read('lastActivity')]);
  const stop = (): void => {
    listening.abort();
    clearInterval(timer);
    silence();
  };
  const end = (): void => {
    if (listening.signal.aborted) return;
    stop();
    onOver();
  };

  /** Checks the clock. Also called on each event: after a sleep, events come before timers. */
  const look = (): IdlePhase => {
    if (isHeld?.()) own = now();
    const phase = idlePhase(idle());
    if (phase !== 'active' || shown !== 'active') onPhase(phase, secondsLeft(idle()));
    shown = phase;
    if (phase === 'over') end();
    return phase;
  };

  const note = (at: number, isAnswer: boolean): void => {
    own = at;
    // A scrolling page reports activity sixty times a second.
    if (!isAnswer && Math.abs(at - told) < TICK_MS) return;
    told = at;
    if (refresh) storage.write('lastActivity', at);
    tabs.post(TOPIC, at);
    look();
  };

  const lookAfter = (at: number): void => {
    const expiry = storage.read('tokenExpiry');
    if (refresh && expiry !== undefined && at >= expiry && at - renewed >= RENEW_MS) {
      renewed = at;
      renew();
    }
    if (check === undefined || at - checked < CHECK_MS) return;
    checked = at;
    check().then(
      (isThere) => isThere || end(),
      (error: unknown) =>
        console.info('Assess widgets: whether somebody is signed in could not be asked.', error),
    );
  };

  const hear = (event: Event): void => {
    const { type } = event;
    const phase = look();
    if (!counts(type, phase) || isOwn(event)) return;
    const at = now();
    note(at, phase !== 'active' || type === 'pagehide');
    lookAfter(at);
  };

  for (const type of ACTIVITY)
    target.addEventListener(type, hear, { capture: true, passive: true, signal: listening.signal });
  for (const type of ['visibilitychange', 'pageshow'])
    target.addEventListener(type, look, { capture: true, passive: true, signal: listening.signal });
  const silence = tabs.on(TOPIC, (said) => {
    // A time in the future would hide the real activity of the other tabs.
    if (!v.is(time, said) || said > now() + TICK_MS) return;
    others = Math.max(others ?? 0, said);
    look();
  });
  const timer = setInterval(look, TICK_MS);
  look();
  return { stay: () => idlePhase(idle()) !== 'over' && note(now(), true), stop };
};

/** Returns the time of this page's first activity: its opening, unless all tabs were past the limit; then a sign-in. */
const firstActivity = ({ now, storage }: ActivityPorts): number => {
  const at = now();
  const times = [storage.read('lastActivity'), storage.read('tokens')?.issuedAt];
  return idlePhase(idleFor(at, times)) === 'over' ? Math.max(...times.map((one) => one ?? 0)) : at;
};
