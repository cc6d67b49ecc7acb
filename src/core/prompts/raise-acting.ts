import { tellSignedIn } from '../notifications/tell-signed-in.ts';
import { runtime } from '../runtime.ts';
import { actedFor } from '../registry/one-visitor.ts';
import { actingMatters } from './matters.ts';

/** Shows in the page's `<assess-session>` whom it acts for. Once the member is back, it says that they act no longer. */
export const showActing = (): void => {
  const { registry, storage } = runtime();
  const customer = actedFor();
  if (!customer) return;
  actingMatters.raise(registry, customer);
  const member = storage.read('signedIn')?.agent;
  const whose = registry.session?.whose?.();
  const stop = registry.subscribe(() => {
    const now = registry.session?.whose?.();
    if (!now || now === whose) return;
    stop();
    // Nobody else is told the customer's name.
    if (now !== member) return;
    const { name } = customer;
    tellSignedIn({ id: 'acting-ended', level: 'info', code: 'notification.acting-ended', params: { name } });
  });
};
