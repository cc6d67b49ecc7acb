import { runtime } from '../core/runtime.ts';
import type { User } from '../core/store/core-state.ts';

/**
 * Tells the shopper that a page which was somebody's is another person's by now: they signed in elsewhere, or the service
 * named them at a renewal. The message goes with their sign-in, for nobody after them is called by their name. Source: SES-13.
 */
export const tellOtherPerson = (user: User | undefined): void => {
  const { registry } = runtime();
  const whose = registry.session?.whose?.();
  const id = `signed-in-as.${whose}`;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  registry.actions.publish({
    id,
    level: 'info',
    ...(name
      ? { code: 'notification.signed-in-as', params: { name } }
      : { code: 'notification.other-account' }),
  });
  const stop = registry.subscribe(() => {
    if (registry.session?.whose?.() === whose) return;
    stop();
    registry.actions.dismiss(id);
  });
};
