import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setRuntime, type Runtime } from '../runtime.ts';
import { callService } from './call-service.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { registerServices } from './services.ts';

const HTML = '<!doctype html><p>Nothing here</p>';
const occ = (type: string) => JSON.stringify({ errors: [{ type }] });
const read = (service: string) =>
  defineEndpoint('GET', '/carts', { service, auth: 'none', response: v.object({}) });

type Answer = [status: number, body: string] | 'none';
const answers = (answer: Answer) => () =>
  answer === 'none'
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve(new Response(answer[1], { status: answer[0] }));

/** Calls the service twice, with a fresh page, and returns what page and console were told. */
const told = async (answer: Answer, service = 'commerce') => {
  vi.resetModules();
  const heard: unknown[] = [];
  const document = new EventTarget();
  document.addEventListener('assess-error', (event) => heard.push((event as CustomEvent).detail));
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', answers(answer));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const _time of [1, 2]) await callService(read(service), {}).catch(() => undefined);
  await vi.dynamicImportSettled();
  await Promise.resolve();
  return { heard, warned: warn.mock.calls.map(String) };
};

beforeEach(() => {
  const address = (path: string) => ({ url: `https://shop.test/occ${path}?x=1` });
  registerServices({ commerce: { address }, geo: { address } });
  setRuntime({ config: {}, registry: {} } as unknown as Runtime);
});
afterEach(() => {
  setRuntime(undefined);
  registerServices({});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[what: string, answer: Answer, says: RegExp]>([
  [
    'a 404 of another server',
    [404, HTML],
    /answered 404\. Does the address in commerceBase lead .*\/occ\/carts$/,
  ],
  ['a page of HTML', [200, HTML], /is not JSON\. Does the address in commerceBase lead/],
  ['the 405 of a plain host', [405, occ('Method')], /answered 405\..* set commerceExtensions to false/],
  ['nobody', 'none', /got no answer\. Is the address in commerceBase right, is https:\/\/shop\.test up/],
])(
  'a commerceBase that leads to %s is told once to the console and once to the page [EMB-08] [API-06 c]',
  async (_what, answer, says) => {
    const { heard, warned } = await told(answer);
    expect(heard).toEqual([{ code: 'service.down', widget: 'page', service: 'commerce' }]);
    expect(warned).toEqual([expect.stringMatching(says)]);
  },
);

it('a service that fails is told to the page only [EMB-10]', async () => {
  const { heard, warned } = await told([503, '{}'], 'geo');
  expect(heard).toEqual([{ code: 'service.down', widget: 'page', service: 'geo' }]);
  expect(warned).toEqual([]);
});

it.each<[Answer, string]>([
  [[404, occ('UnknownIdentifierError')], 'commerce'],
  [[400, occ('CartError')], 'commerce'],
  [[404, ''], 'geo'],
  [[200, '{}'], 'commerce'],
])('the answer %j of %s is none of a service that is down [EMB-08]', async (answer, service) => {
  expect(await told(answer, service)).toEqual({ heard: [], warned: [] });
});
