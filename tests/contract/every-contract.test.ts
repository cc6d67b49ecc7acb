import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GenericSchema } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callService } from '../../src/core/http/call-service.ts';
import type { Endpoint } from '../../src/core/http/define-endpoint.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { runtime, setRuntime } from '../../src/core/runtime.ts';
import { sampleAnswer } from '../support/sample-answer.ts';
import { startClientPage } from '../support/client-page.ts';

/*
 * The real client calls every endpoint, as found in the contracts themselves. `every-fault.test.ts` has the demo host's
 * faults.
 */

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'timeoutMs' in value && 'response' in value;

const files = globSync('src/{api,auth}/**/*.contract.ts').toSorted();
const endpoints = new Map<string, Endpoint>();
for (const file of files) {
  const module = (await import(resolve(file))) as Record<string, unknown>;
  for (const [name, value] of Object.entries(module)) if (isEndpoint(value)) endpoints.set(name, value);
}

type Answer = (signal: AbortSignal) => Response | Promise<Response>;
type FaultRow = [name: string, answer: Answer, expected: Partial<ServiceError>];

const status =
  (code: number, headers?: Record<string, string>): Answer =>
  () =>
    new Response('{}', { status: code, ...(headers && { headers }) });
const text =
  (body: string | undefined): Answer =>
  () =>
    new Response(body || null, { status: body ? 200 : 204 });
const never: Answer = (signal) =>
  new Promise((_answered, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  });

const FAULTS: readonly FaultRow[] = [
  ['500', status(500), { kind: 'status', status: 500 }],
  ['502', status(502), { kind: 'status', status: 502 }],
  ['503 with Retry-After', status(503, { 'Retry-After': '2' }), { kind: 'status', retryAfterMs: 2000 }],
  ['429', status(429, { 'Retry-After': '1' }), { kind: 'status', status: 429, retryAfterMs: 1000 }],
  ['no answer in time', never, { kind: 'timeout' }],
  ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
];

/** Bodies that are not the expected JSON. Endpoints that read none, such as texts and logouts, have their own tests. */
const SPOILT: readonly FaultRow[] = [
  ['HTML for JSON', text('<!doctype html><h1>Maintenance</h1>'), { kind: 'not-json' }],
  ['truncated JSON', text('{"code":"a'), { kind: 'not-json' }],
  ['an answer of another kind', text('7'), { kind: 'shape' }],
];

/** A product without its name is shown by its code (API-06). */
const MENDED = new Set(['/products/{productCode} name']);

/** Returns a fault for each field that the contract requires: the answer without it. */
const withoutField = (endpoint: Endpoint): FaultRow[] => {
  const whole = sampleAnswer(endpoint.response);
  if (typeof whole !== 'object' || whole === null) return [];
  const fields = Object.keys(whole).filter((field) => !MENDED.has(`${endpoint.path} ${field}`));
  const bodies: Record<string, unknown> = fields.length > 0 ? { 'a list': [], 'an empty object': {} } : {};
  for (const field of fields) bodies[`no ${field}`] = { ...whole, [field]: undefined };
  return Object.entries(bodies).map(([what, body]) => [what, text(JSON.stringify(body)), { kind: 'shape' }]);
};

type Parts = GenericSchema & {
  entries?: Record<string, Parts>;
  wrapped?: Parts;
  pipe?: readonly Parts[];
};

/** Returns whether an answer has the lines of a cart, an order, a quote or an invoice. */
const hasLines = ({ entries, wrapped, pipe }: Parts): boolean =>
  pipe?.[0] && pipe[0] !== wrapped
    ? hasLines(pipe[0])
    : wrapped
      ? hasLines(wrapped)
      : entries !== undefined &&
        ('entries' in entries || 'lines' in entries || Object.values(entries).some(hasLines));

const faultsOf = (endpoint: Endpoint): FaultRow[] =>
  endpoint.answer ? [...FAULTS] : [...FAULTS, ...SPOILT, ...withoutField(endpoint)];

/** Returns the arguments of a call of an endpoint. The client sends the body as it is given. */
const argumentsOf = ({ path, body, auth }: Endpoint) => ({
  path: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'a1'])),
  ...(body && { body: {} }),
  ...(auth === 'given' && { as: { token: 'a-token' } }),
});

let answer: Answer;
let sent = 0;

beforeEach(() => {
  const services = { regional: '/regional', store: '/store-backend', geo: '/geo', content: '/content' };
  startClientPage(services);
  const { registry } = runtime();
  setRuntime({ ...runtime(), registry: { ...registry, session: { token: async () => 'a-token' } as never } });
  // The client warns integrators of what is missing.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent = 0;
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    sent += 1;
    return answer(signal);
  });
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('every contract', () => {
  it('reads 8 MB of a cart, an order, a quote or an invoice, which one of 2,000 lines needs, and 2 MB of other JSON [SEC-14 b]', () => {
    const large = [...endpoints].filter(([, { response }]) => hasLines(response)).map(([name]) => name);
    expect(large).toEqual(
      expect.arrayContaining(['getCart', 'saveCartWhole', 'readOrder', 'readQuote', 'readInvoice']),
    );
    const json = [...endpoints].filter(([, { answer }]) => !answer);
    const limits = json.map(([name, { maxBytes = 2_000_000 }]) => [name, maxBytes]);
    // The session's own save reads nothing of the cart but its code, and gets it whole.
    const expected = json.map(([name]) => [name, large.includes(name) || name === 'saveCart' ? 8e6 : 2e6]);
    expect(limits).toEqual(expected);
  });

  it('is in this table', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(endpoints.size).toBeGreaterThan(60);
  });

  for (const [name, endpoint] of endpoints)
    it(`${name}: ${endpoint.method} ${endpoint.path} fails typed and once by every fault, and works after it [REL-01 a]`, async () => {
      const call = () => callService(endpoint, argumentsOf(endpoint) as never);
      for (const [fault, given, expected] of faultsOf(endpoint)) {
        if (given === never) vi.useFakeTimers();
        answer = given;
        sent = 0;
        const failing = call().then(
          () => undefined,
          (error: unknown) => error,
        );
        if (given === never) await vi.advanceTimersByTimeAsync(endpoint.timeoutMs);
        vi.useRealTimers();
        const error = await failing;
        expect(error, fault).toBeInstanceOf(ServiceError);
        expect(error, fault).toMatchObject(expected);
        if (endpoint.service === 'commerce' || endpoint.service === 'store')
          expect((error as ServiceError).requestId, fault).toMatch(/^[\da-f-]{36}$/);
        expect(sent, fault).toBe(1);
      }
      if (endpoint.answer) return;
      answer = text(JSON.stringify(sampleAnswer(endpoint.response)));
      await expect(call()).resolves.not.toThrow();
    });
});
