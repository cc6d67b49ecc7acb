import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import type { SessionDoor } from '../../core/registry/session-door.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { readUser } from './user.contract.ts';

let sent: Headers[];
let renewals: string[];

/** Makes commerce give these answers in turn; the last one is repeated. */
const answering = (...answers: Response[]) => {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return (answers[sent.length - 1] ?? answers.at(-1))?.clone();
  });
};

const refusal = new Response('{}', { status: 401 });
const call = () => callService(readUser, { path: { userId: 'current' } });

beforeEach(() => {
  startClientPage();
  sent = [];
  renewals = [];
  const session: Partial<SessionDoor> = {
    token: async () => 'token-0',
    renew: async (refused) => {
      renewals.push(refused);
      // This ends a client that would retry forever.
      return renewals.length > 3 ? undefined : `token-${renewals.length}`;
    },
    stepUp: async () => ({ idToken: 'an-id-token' }),
  };
  Object.assign(runtime().registry, { session });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

describe('a call that commerce refused', () => {
  it('with 401 is made once more by a renewed token, never twice, however fresh each token is [IDN-05 part]', async () => {
    answering(refusal);
    await expect(call()).rejects.toMatchObject({ kind: 'status', status: 401 });
    expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer token-0', 'Bearer token-1']);
    expect(renewals).toEqual(['token-0']);
  });

  it('because the services let a member of customer service act no longer, ends the acting once [ACC-08 d]', async () => {
    const acts: unknown[] = [];
    Object.assign(runtime().registry.session!, { act: async (id?: string) => void acts.push(id) });
    answering(Response.json({ errors: [{ type: 'AgentSessionEnded' }] }, { status: 403 }));
    await expect(call()).rejects.toMatchObject({ status: 403, type: 'AgentSessionEnded' });
    expect([acts, sent.length]).toEqual([[undefined], 1]);
  });

  it('sends the last proof again before the shopper is asked anew, and nobody else’s [IDN-05 part] [ACC-07 d part]', async () => {
    let [asked, whose] = [0, 'mara'];
    const stepUp = async () => ({ idToken: `proof-${++asked}` });
    Object.assign(runtime().registry.session!, { stepUp, whose: () => whose });
    const advice = () =>
      Response.json({ advices: { AuthenticateToServiceConditionAdvice: ['StepUp'] } }, { status: 403 });
    const done = () => Response.json({ uid: 'user-mara' });
    answering(advice(), done(), advice(), done(), advice(), advice(), done(), advice(), done());
    for (const _call of ['asked', 'proven', 'proven too long ago']) await call();
    whose = 'ned';
    await call();
    expect(sent.map((headers) => headers.get('x-idtoken'))).toEqual([
      null,
      'proof-1',
      null,
      'proof-1',
      null,
      'proof-1',
      'proof-2',
      null,
      'proof-3',
    ]);
  });

  it('has a request id of its own for each try, also for the ones with a renewed token and with a proof [API-01 part]', async () => {
    const advice = { advices: { TransactionConditionAdvice: ['a-transaction'] } };
    answering(refusal, Response.json(advice, { status: 403 }), Response.json({ uid: 'user-mara' }));
    expect(await call()).toEqual({ uid: 'user-mara' });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((headers) => headers.get('x-request-id'))).size).toBe(3);
    expect(sent[2]?.get('x-txid')).toBe('a-transaction');
  });
});
