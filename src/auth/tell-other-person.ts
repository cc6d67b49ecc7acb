import { tellSignedIn } from '../core/notifications/tell-signed-in.ts';
import type { User } from '../core/store/core-state.ts';

/** Tells the shopper that another person is signed in, by a sign-in elsewhere or a renewal. Source: SES-13. */
export const tellOtherPerson = (user: User | undefined): void => {
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  tellSignedIn({
    id: 'signed-in-as',
    level: 'info',
    ...(name
      ? { code: 'notification.signed-in-as', params: { name } }
      : { code: 'notification.other-account' }),
  });
};
