import type { SessionEnd, SessionPort } from '../auth/index.ts';
import type { FlagService } from '../core/config/page-config.ts';
import { lateOrWithout } from '../core/late.ts';

/** Leaves the page after a sign-out, or tells the shopper about it (SES-07). */
export const leaveAfterSignOut = (end: SessionEnd): Promise<void> =>
  lateOrWithout(
    'word of the sign-out',
    () => import('../auth/sign-out/leave-after-sign-out.ts'),
    (part) => part.leaveAfterSignOut(end),
  );

/** Loads the texts of the CMS. Until they have come, the catalogue's texts are shown. Many pages have no CMS. */
export const loadContentText = (): Promise<void> =>
  lateOrWithout(
    'texts of the CMS',
    () => import('../api/content/read-content-text.ts'),
    (part) => part.readContentText(),
  );

/** Checks the visitor's locale and country (LOC-07 to LOC-09). */
export const followLocale = (): Promise<void> =>
  lateOrWithout(
    'look after the locale',
    () => import('./follow/follow-locale.ts'),
    (part) => part.followLocale(),
  );

/** Handles what depends on the signed-in visitor: names, cart, inactivity, checkout. */
export const followSession = (session: SessionPort): Promise<void> =>
  lateOrWithout(
    'look after who is signed in',
    () => import('./follow/follow-session.ts'),
    (part) => part.followSession(session),
  );

/** Connects the flag service. Until it answers, the last known flags are used (FLG-03). */
export const connectFlags = (service: FlagService): Promise<void> =>
  lateOrWithout(
    'flag service',
    () => import('../core/flags/start-flags.ts'),
    (part) => part.startFlags(service),
  );

/** Opens the inspector, for authors and integrators (EMB-13). */
export const inspect = (): Promise<void> =>
  lateOrWithout(
    'inspector',
    () => import('./inspector/open-inspector.tsx'),
    (part) => part.openInspector(),
  );
