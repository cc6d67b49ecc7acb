import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { readContentText } from '../../src/api/content/read-content-text.ts';
import { contentText } from '../../src/core/i18n/translator.ts';
import { runtime, setRuntime } from '../../src/core/runtime.ts';
import { startClientPage, type ClientPage } from '../support/client-page.ts';

const BASE = '/content';
const PATH = '/graphql/execute.json/USAssessments/*';

let page: ClientPage;
let warned: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  page = startClientPage({ content: BASE });
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Reads the texts while the clock runs on for longer than all tries take. */
const readThrough = async (): Promise<void> => {
  vi.useFakeTimers();
  const read = readContentText();
  await vi.advanceTimersByTimeAsync(60_000);
  await read;
};

describe('texts of the CMS', () => {
  it('come by key for the page’s locale, without credentials or commerce headers [API-03]', async () => {
    await readContentText();
    expect(contentText()).toMatchObject({ 'need-help.email': 'orders@lindgren-vale.example' });
    expect(page.tries).toEqual(['GET /content/graphql/execute.json/USAssessments/en-us-checkout']);
    expect(warned).not.toHaveBeenCalled();
  });

  it('are read once a page, whoever asks, and not again after a failure [PERF-04 part]', async () => {
    await Promise.all([readContentText(), readContentText()]);
    await readContentText();
    expect(page.tries).toHaveLength(1);
  });

  const faults: [what: string, fault: Partial<Fault>, tries: number][] = [
    ['a 404', { status: 404 }, 1],
    ['a 500', { status: 500 }, 3],
    ['a 503 with Retry-After', { status: 503, retryAfter: 2 }, 3],
    ['a 429', { status: 429, retryAfter: 1 }, 3],
    ['a cut connection', { cut: true }, 3],
    ['HTML for JSON', { body: 'html' }, 3],
    ['truncated JSON', { body: 'truncated' }, 3],
    ['no data at all', { body: 'missing-field', missingField: 'data' }, 1],
  ];

  it.each(faults)(
    'stay out with %s: it is logged, and the catalogue’s stay [API-03]',
    async (_what, fault, tries) => {
      page.backend.faults.add({ method: 'GET', path: PATH, ...fault });
      await readThrough();
      expect(contentText()).toBeUndefined();
      expect(page.tries).toHaveLength(tries);
      expect(warned.mock.calls[0]?.[0]).toContain('no texts from the CMS');
      expect(runtime().registry.getSnapshot().messages).toEqual([]);
    },
  );

  it('stay out when the answer takes more than ten seconds [API-02 part]', async () => {
    page.backend.faults.add({ method: 'GET', path: PATH, delayMs: 100_000 });
    await readThrough();
    expect(contentText()).toBeUndefined();
    expect(warned).toHaveBeenCalled();
  });

  it('leave out what is no text, and say which [API-03]', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json({
          data: {
            checkout: {
              item: { 'cart.title': 'Basket', 'cart.sums': 7, 'cart.lines': '{n, plural, other {x}}' },
            },
          },
        }),
      ),
    );
    await readContentText();
    expect(contentText()).toEqual({ 'cart.title': 'Basket' });
    expect(warned.mock.calls[0]?.[0]).toContain('cart.sums, cart.lines');
  });
});
