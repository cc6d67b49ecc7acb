import * as v from 'valibot';
import type { AppStorage } from '../../core/storage.ts';
import type { Tabs } from '../../core/tabs.ts';
import { ACTIVITY, CHECK_MS, counts, idleFor, idlePhase, secondsLeft, type IdlePhase } from './idle.rules.ts';

/** How often tabs look at the clock, and tell each other at most, in ms (SES-05). */
const TICK_MS = 1000;
/** An expired token is asked for again no sooner, in ms. */
const RENEW_MS = 30_000;
const TOPIC = 'activity';

const time = v.pipe(v.number(), v.integer(), v.minValue(0));

export type ActivityPorts = {
  now: () => number;
  storage: Pick<AppStorage, 'read' | 'write'>;
  tabs: Pick<Tabs, 'post' | 'on'>;
  /** The window. */
  target: EventTarget;
  /** A press on what is open: its own buttons answer it, and must still be there when the finger lifts. */
  isOwn: (event: Event) => boolean;
  /** Whether activity is stored, and renews a token that has expired (SES-04). */
  refresh: boolean;
  /** Gets a token in place of one that has expired. */
  renew: () => void;
  /** Whether the customer is still signed in; rejects when nobody can say. Absent where there is nobody to ask. */
  check?: (() => Promise<boolean>) | undefined;
  /** Nobody is signed out while this is so, such as while an order is being placed (LEAD-03 f). */
  isHeld?: (() => boolean) | undefined;
  /** Hears of each change, and of each second while something is open. */
  onPhase: (phase: IdlePhase, left: number) => void;
  /** Nobody has been there for too long, or the customer is no longer signed in. Once. */
  onOver: () => void;
};

/** What follows somebody, as `followIdleness` gives it. */
export type Activity = {
  /** The shopper says that they are there. */
  stay: () => void;
  stop: () => void;
};

/**
 * Follows whether somebody is there while a customer is signed in, over all tabs: notice, warning and end by the clock,
 * never by counted seconds, so that a laptop that slept is past its limit when it wakes. Source: SES-03 to SES-05, REL-08.
 */
export const followIdleness = (ports: ActivityPorts): Activity => {
  const { now, storage, tabs, target, isOwn, refresh, renew, check, isHeld, onPhase, onOver } = ports;
  const listening = new AbortController();
  let own = firstActivity(ports);
  /** The latest that other tabs told; what they stored counts beside it. */
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

  /** The page of a browser that slept hears the key that woke it before any timer runs: the clock is asked first. */
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
    // A page that scrolls says so sixty times a second.
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
    // One from ahead would hide what the others truly tell.
    if (!v.is(time, said) || said > now() + TICK_MS) return;
    others = Math.max(others ?? 0, said);
    look();
  });
  const timer = setInterval(look, TICK_MS);
  look();
  return { stay: () => idlePhase(idle()) !== 'over' && note(now(), true), stop };
};

/**
 * A page that opens shows that somebody is there, unless all tabs were past the limit: then only a sign-in since counts,
 * which the tokens tell.
 */
const firstActivity = ({ now, storage }: ActivityPorts): number => {
  const at = now();
  const times = [storage.read('lastActivity'), storage.read('tokens')?.issuedAt];
  return idlePhase(idleFor(at, times)) === 'over' ? Math.max(...times.map((one) => one ?? 0)) : at;
};
