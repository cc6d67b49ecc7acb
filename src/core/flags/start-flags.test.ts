import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { runtime, setRuntime } from '../runtime.ts';
import type { FlagContext } from './flag-client.ts';
import type { FlagClient, RawFlags } from './shared-flag-client.ts';
import { startFlags } from './start-flags.ts';

const service = { clientId: 'demo', baseUrl: '/f', streamUrl: '/f', eventsUrl: '/f' };
const user = { id: 'u-7', firstName: 'Ada', lastName: 'Osei' };

let page: EventTarget;
let client: FlagClient;

beforeEach(() => {
  startClientPage({ storeUid: 'school' });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(async () => {
  await client.close();
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

/** Lets the store call its listeners, and the tabs take their turns. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const start = (answer: RawFlags = {}) => {
  const asked: FlagContext[] = [];
  const closed: string[] = [];
  client = startFlags(service, async (context, onValues) => {
    asked.push(context);
    onValues(answer);
    return { close: async () => void closed.push(context.key) };
  });
  return { asked, closed, actions: runtime().registry.actions };
};

const transition = (name: string, persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(name), { persisted }));

describe('what the flag service is told', () => {
  it('is nothing before session loading has ended [FLG-02]', async () => {
    const { asked, actions } = start();
    actions.setCountry('BE');
    await settle();
    expect(asked).toEqual([]);
    actions.setSession({ status: 'anonymous' });
    await settle();
    expect(asked).toMatchObject([{ key: 'anonymous', anonymous: true, storeUid: 'school', country: 'BE' }]);
  });

  it('is the new visitor at sign-in and at sign-out [FLG-02]', async () => {
    const { asked, closed, actions } = start();
    for (const session of [
      { status: 'anonymous' },
      { status: 'signed-in', user },
      { status: 'signed-in', user: { ...user, firstName: 'Adaeze' } },
      { status: 'anonymous' },
    ] as const) {
      actions.setSession(session);
      await settle();
    }
    expect(asked.map(({ key }) => key)).toEqual(['anonymous', 'u-7', 'anonymous']);
    expect(closed).toEqual(['anonymous', 'u-7']);
  });

  it('is a late country once, and not one that is the locale’s [FLG-02]', async () => {
    const { asked, actions } = start();
    actions.setSession({ status: 'anonymous' });
    await settle();
    for (const country of ['US', 'BE', 'BE', 'FR']) {
      actions.setCountry(country);
      await settle();
    }
    expect(asked.map(({ country }) => country)).toEqual(['US', 'BE']);
  });

  it('is a late country once more for the next visitor [FLG-02]', async () => {
    const { asked, actions } = start();
    actions.setSession({ status: 'anonymous' });
    await settle();
    actions.setCountry('BE');
    await settle();
    actions.setSession({ status: 'signed-in', user });
    await settle();
    actions.setCountry('FR');
    await settle();
    expect(asked.map(({ key, country }) => `${key} ${country}`)).toEqual([
      'anonymous US',
      'anonymous BE',
      'u-7 BE',
      'u-7 FR',
    ]);
  });
});

describe('what the flag service says', () => {
  it('goes into the store and into the cache of the page’s locale [FLG-03]', async () => {
    const { actions } = start({ vat: true, theirs: 1 });
    actions.setSession({ status: 'anonymous' });
    await settle();
    expect(runtime().registry.getSnapshot().flags).toEqual({ vat: true });
    expect(runtime().storage.read('flagCache', 'en-us')).toEqual({ vat: true });
    expect(runtime().storage.read('flagCache', 'en-gb')).toBeUndefined();
  });

  it('takes the place of mock mode [FLG-01]', async () => {
    runtime().registry.actions.setFlags('mock');
    const { actions } = start({ vat: true });
    actions.setSession({ status: 'anonymous' });
    await settle();
    expect(runtime().registry.getSnapshot().flags).toEqual({ vat: true });
  });
});

it('leaves the line while the page waits in the back/forward cache [FLG-03]', async () => {
  const { asked, closed, actions } = start();
  actions.setSession({ status: 'anonymous' });
  await settle();
  transition('pagehide', false);
  await settle();
  expect(closed).toEqual([]);
  transition('pagehide', true);
  await settle();
  expect(closed).toEqual(['anonymous']);
  transition('pageshow', true);
  await settle();
  expect(asked).toHaveLength(2);
});
