import type { SessionEnd, SessionPort } from '../auth/index.ts';
import type { FlagService } from '../core/config/page-config.ts';
import { lateOrWithout } from '../core/late.ts';

/** Where the page goes after a sign-out, and what it says of it (SES-07). */
export const leaveAfterSignOut = (end: SessionEnd): Promise<void> =>
  lateOrWithout(
    'word of the sign-out',
    () => import('../auth/sign-out/leave-after-sign-out.ts'),
    (part) => part.leaveAfterSignOut(end),
  );

/** Many pages name no CMS, and the catalogue's text shows until its own has come. */
export const loadContentText = (): Promise<void> =>
  lateOrWithout(
    'texts of the CMS',
    () => import('../api/content/read-content-text.ts'),
    (part) => part.readContentText(),
  );

/** Where the visitor belongs, and the country (LOC-07 to LOC-09). */
export const followLocale = (): Promise<void> =>
  lateOrWithout(
    'look after the locale',
    () => import('../follow-locale.ts'),
    (part) => part.followLocale(),
  );

/** What belongs to who is signed in: names, cart, idleness, checkout. */
export const followSession = (session: SessionPort): Promise<void> =>
  lateOrWithout(
    'look after who is signed in',
    () => import('../follow-session.ts'),
    (part) => part.followSession(session),
  );

/** Until it answers the last known flags stand (FLG-03). */
export const connectFlags = (service: FlagService): Promise<void> =>
  lateOrWithout(
    'flag service',
    () => import('../core/flags/start-flags.ts'),
    (part) => part.startFlags(service),
  );
