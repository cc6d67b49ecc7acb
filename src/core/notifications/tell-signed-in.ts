import { runtime } from '../runtime.ts';
import type { CentreMessage } from '../store/core-state.ts';

/** Publishes a message for whoever is signed in. It is removed when their sign-in ends, so that nobody else sees it (SES-13). */
export const tellSignedIn = (message: CentreMessage): void => {
  const { registry } = runtime();
  const whose = registry.session?.whose?.();
  const id = `${message.id}.${whose}`;
  registry.actions.publish({ ...message, id });
  const stop = registry.subscribe(() => {
    if (registry.session?.whose?.() === whose) return;
    stop();
    registry.actions.dismiss(id);
  });
};
