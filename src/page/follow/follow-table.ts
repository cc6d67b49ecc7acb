import type { SessionPort } from '../../auth/index.ts';
import { lateOrWithout } from '../../core/late.ts';
import type { User } from '../../core/store/core-state.ts';

/** What is known of the page's visitor when the session is known, and then when their names are read. */
type Visit = {
  session: SessionPort;
  isSignedIn: boolean;
  /** Whether a member of customer service acts for the customer. */
  acting: boolean;
  /** Whether there is an anonymous cart from before the sign-in. */
  hasEarlierCart?: boolean;
  user?: User | undefined;
  /** Whether the page was another person's before. */
  isOther?: boolean;
};

/** `what` is named in the console if the code can't be loaded; the page then goes on without it. */
type Row = {
  after: 'known' | 'named';
  when: (visit: Visit) => boolean;
  what: string;
  load: () => Promise<(visit: Visit) => unknown>;
};

/** What the page watches or shows for a visitor. Source: SES-03, SES-10, SES-11, SES-13, CHK-19, ACC-08. */
const FOLLOWED: readonly Row[] = [
  {
    after: 'known',
    when: () => /checkout/i.test(location.pathname),
    what: 'look after who may check out',
    load: async () => {
      const { followCheckout } = await import('./follow-checkout.ts');
      return ({ session }) => followCheckout(session);
    },
  },
  {
    after: 'known',
    when: ({ isSignedIn }) => isSignedIn,
    what: 'look after who is there',
    load: async () => (await import('./follow-activity.ts')).followActivity,
  },
  {
    after: 'known',
    // While acting nothing asks to merge carts.
    when: ({ isSignedIn, acting, hasEarlierCart }) => isSignedIn && !acting && hasEarlierCart === true,
    what: 'look after two carts',
    load: async () => (await import('./follow-carts.ts')).followCarts,
  },
  {
    after: 'named',
    when: ({ acting }) => acting,
    what: 'bar of whom this page acts for',
    load: async () => (await import('../../core/prompts/raise-acting.ts')).showActing,
  },
  {
    after: 'named',
    when: ({ acting, isOther }) => !acting && isOther === true,
    what: 'word of who is signed in by now',
    load: async () => {
      const { tellOtherPerson } = await import('../../auth/tell-other-person.ts');
      return ({ user }) => tellOtherPerson(user);
    },
  },
];

/** Starts all that a visit calls for, each when its code has loaded. */
export const follow = (after: Row['after'], visit: Visit): void => {
  for (const row of FOLLOWED)
    if (row.after === after && row.when(visit))
      void lateOrWithout(row.what, row.load, (start) => start(visit));
};
