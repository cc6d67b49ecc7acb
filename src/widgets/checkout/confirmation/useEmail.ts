import { useSyncExternalStore } from 'react';
import { runtime } from '../../../core/runtime.ts';

/** Returns the customer's email address, if the session has it (SES-10). */
export const useEmail = (): string | undefined => {
  const { registry } = runtime();
  const session = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session);
  return session.status === 'signed-in' ? session.user?.email : undefined;
};
