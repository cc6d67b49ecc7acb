import { isPlacing } from '../../api/checkout/kept-placing.ts';
import { followIdleness, type Activity } from '../../auth/activity/activity.ts';
import { readCustomer } from '../../auth/customer/store-reads.ts';
import { now } from '../../core/clock.ts';
import { resolveSettings } from '../../core/config/settings.ts';
import { idleMatters } from '../../core/prompts/matters.ts';
import { SESSION_TAG } from '../../core/prompts/page-matters.ts';
import { runtime } from '../../core/runtime.ts';

const POINTER = new Set(['mousedown', 'touchstart', 'wheel']);

let stopFollowing: (() => void) | undefined;

/** Stops the current check, so that a test can start with a fresh page. */
export const forgetActivity = (): void => {
  stopFollowing?.();
  stopFollowing = undefined;
};

/** Watches for inactivity of a customer, unless `identityProvider` is off. Source: SES-03 to SES-06, REL-08. */
export const followActivity = (): void => {
  if (stopFollowing) return;
  const { registry, config } = runtime();
  const { identityProvider, activityRefresh } = resolveSettings(config.settings, location.pathname);
  const { session } = registry;
  if (!identityProvider || session === undefined) return;
  let activity: Activity | undefined;
  let followed = false;
  const look = () => {
    const isSignedIn = registry.getSnapshot().session.status === 'signed-in';
    if (isSignedIn === followed) return;
    // Set first, because the calls below trigger this function again.
    followed = isSignedIn;
    activity?.stop();
    noLongerIdle();
    activity = isSignedIn ? begin(activityRefresh) : undefined;
  };
  const unsubscribe = registry.subscribe(look);
  stopFollowing = () => {
    unsubscribe();
    activity?.stop();
  };
  look();
};

const noLongerIdle = (): void => idleMatters.settle(runtime().registry, () => true);

const begin = (refresh: boolean): Activity => {
  const { registry, config, storage, tabs } = runtime();
  const { session } = registry;
  const { store } = config;
  const activity = followIdleness({
    now,
    storage,
    tabs,
    target: window,
    isOwn: ({ type, target }) =>
      POINTER.has(type) && target instanceof Element && target.localName === SESSION_TAG,
    refresh,
    renew: () => void session?.token(),
    check: store === undefined ? undefined : async () => (await readCustomer()) !== undefined,
    isHeld: isPlacing,
    onPhase: (phase, left) =>
      phase === 'notice' || phase === 'warning'
        ? idleMatters.raise(registry, { phase, left, stay: () => activity.stay() })
        : noLongerIdle(),
    onOver: () => {
      noLongerIdle();
      void session?.signOut('timeout');
    },
  });
  return activity;
};
