import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import type { SessionPort } from '../../auth/index.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { followSession } from './follow-session.ts';

const done: string[] = [];
vi.mock('../../auth/customer/read-names.ts', () => ({ readNames: async () => ({ id: 'user-mara' }) }));
vi.mock('./follow-activity.ts', () => ({ followActivity: () => undefined }));
vi.mock('./follow-carts.ts', () => ({ followCarts: () => done.push('merge') }));
vi.mock('../../core/prompts/raise-acting.ts', () => ({ showActing: () => done.push('acting bar') }));
vi.mock('../../auth/tell-other-person.ts', () => ({ tellOtherPerson: () => done.push('another person') }));

beforeEach(() => {
  startClientPage();
  vi.stubGlobal('location', { pathname: '/cart', href: 'http://shop.localhost/cart' });
  done.length = 0;
  const { registry, storage, row } = runtime();
  storage.write('cartGuid', '00000000-0000-4000-8000-000000000001', row.baseSite);
  registry.actions.setSession({ status: 'signed-in', id: 'user-mara', user: undefined });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

it('asks to merge carts after a sign-in, and while acting says for whom and asks nothing [SES-11 part] [ACC-08 c, g]', async () => {
  await followSession({ acting: () => undefined } as Partial<SessionPort> as SessionPort);
  await vi.waitFor(() => expect(done).toEqual(['merge']));
  done.length = 0;
  await followSession({ acting: () => 'user-mara' } as Partial<SessionPort> as SessionPort);
  await vi.waitFor(() => expect(done).toEqual(['acting bar']));
});

it('takes whoever acts for the same person: End tells of nobody else [ACC-08 f, g]', async () => {
  const { registry } = runtime();
  registry.actions.setSession({ status: 'signed-in', id: 'user-sue', user: undefined });
  runtime().storage.remove('cartGuid', runtime().row.baseSite);
  const none = { acting: () => undefined } as Partial<SessionPort> as SessionPort;
  await followSession(none);
  registry.actions.setSession({ status: 'signed-in', id: 'user-mara', user: undefined });
  await followSession({ acting: () => 'user-mara' } as Partial<SessionPort> as SessionPort);
  registry.actions.setSession({ status: 'signed-in', id: 'user-sue', user: undefined });
  await followSession(none);
  await vi.waitFor(() => expect(done).toEqual(['acting bar']));
});
