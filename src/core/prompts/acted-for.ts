import { runtime } from '../runtime.ts';
import type { ActingMatter } from './matters.ts';

/** Returns whom this page acts for. Undefined if it acts for nobody. Source: ACC-08. */
export const actedFor = (): ActingMatter | undefined => {
  const { registry } = runtime();
  const { session } = registry.getSnapshot();
  const id = registry.session?.acting?.();
  if (id === undefined) return undefined;
  const user = session.status === 'signed-in' ? session.user : undefined;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return { name: name || id, number: user?.number ?? id };
};
