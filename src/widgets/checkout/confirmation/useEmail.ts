import { useSyncExternalStore } from 'react';
import { runtime } from '../../../core/runtime.ts';

/** The customer's own address, where the session tells it (SES-10). */
export const useEmail = (): string | undefined => {
  const { registry } = runtime();
  const session = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session);
  return session.status === 'signed-in' ? session.user?.email : undefined;
};
