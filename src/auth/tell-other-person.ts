import { runtime } from '../core/runtime.ts';
import type { User } from '../core/store/core-state.ts';

/**
 * Tells the shopper that the page's signed-in person has changed, because another person signed in elsewhere or a renewal
 * returned another person. The message is removed when this sign-in ends, so that the next person does not see the name.
 * Source: SES-13.
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
