import { openAuthored } from './authored-page.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { rewriteConfig } from './page-settings.ts';
import { flagReads, lookUpKit, openFlagged, picture, sellsOn, SERVICE, streamsAre } from './flag-visit.ts';
import { code, QUICK_ORDER, rows } from './quick-order-visit.ts';
import { door, signIn, signInAtService } from './signed-in-visit.ts';
import { started } from './started.ts';

const NOON = Date.parse('2026-03-10T12:00:00Z');
const MINI_CART = '<assess-mini-cart></assess-mini-cart>';

test.describe('the flag service', () => {
  test('is neither asked nor loaded on a page that names none, nor in the editor [FLG-03 part]', async ({
    page,
    host,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAuthored(page, host, { body: MINI_CART });
    await started(page);
    await openFlagged(page, host, { body: MINI_CART, config: { author: true } });
    await started(page);
    expect(asked.filter((path) => path.startsWith(SERVICE) || /\/(start|vendor)-flag/.test(path))).toEqual(
      [],
    );
  });

  test('is loaded once a widget is drawn, and nothing of it before [FLG-03 part]', async ({ page, host }) => {
    const asked: string[] = [];
    const isFlags = (path: string) => path.startsWith(SERVICE) || /\/(start|vendor)-flag/.test(path);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdRequests(page, '**/mini-cart.en-*.js');
    await openFlagged(page, host, { body: MINI_CART });
    await expect.poll(() => asked.some((path) => path.includes('/mini-cart.en-'))).toBe(true);
    expect(asked.filter(isFlags)).toEqual([]);
    release();
    await streamsAre(host, 1);
  });

  test('gets who the visitor is, once session loading has ended [FLG-02]', async ({ page, host }) => {
    await openFlagged(page, host, { locale: 'fr-ca', config: { storeUid: 'school-store' } });
    // The stream of a page that was just closed may still be open.
    const visitors = async () => (await host.flags()).streams;
    await expect.poll(visitors, { timeout: 15_000 }).toEqual([
      {
        kind: 'user',
        key: 'anonymous',
        anonymous: true,
        siteUid: 'caassessments',
        storeUid: 'school-store',
        locale: 'fr-ca',
        country: 'CA',
      },
    ]);
  });

  test('gets the new visitor at sign-in and at sign-out [FLG-02]', async ({ page, host }) => {
    const visitors = async () => (await host.flags()).streams.map(({ key, anonymous }) => [key, anonymous]);
    await page.goto(host.shop + QUICK_ORDER);
    await expect.poll(visitors, { timeout: 15_000 }).toEqual([['anonymous', true]]);
    await signIn(page);
    await expect.poll(visitors, { timeout: 15_000 }).toEqual([['user-mara', undefined]]);
    await door(page, 'signOut', 'asked');
    await expect.poll(visitors, { timeout: 15_000 }).toEqual([['anonymous', true]]);
  });

  test('hears of nobody while the session is loading [FLG-02]', async ({ page, host }) => {
    await page.goto(`${host.shop}/assets/favicon.svg`);
    await signInAtService(page, 'noor');
    const release = await holdRequests(page, '**/store/customer/current');
    // The clock is moved by hand: on a busy machine the four seconds for loading may pass before the code has loaded.
    await page.clock.install({ time: NOON });
    await page.clock.pauseAt(NOON + 1000);
    let isThere = false;
    page.on('requestfinished', (request) => (isThere ||= request.url().includes('/start-flags-')));
    await page.goto(`${host.shop}/demo/by-cookie`);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10);
          return isThere;
        },
        { intervals: [50], timeout: 15_000 },
      )
      .toBe(true);
    await page.clock.runFor(500);
    const { streams, events: earlier } = await host.flags();
    expect(streams).toEqual([]);
    await page.clock.resume();
    release();
    await streamsAre(host, 1);
    const told = async () =>
      (await host.flags()).events
        // The earlier events are late requests from pages of other tests.
        .slice(earlier.length)
        .filter(({ kind }) => kind === 'identify')
        .map(({ context, key }) => (context as { key?: string } | undefined)?.key ?? key);
    await expect.poll(told).toEqual(['user-noor']);
  });

  test('changes an open page without a reload [FLG-03]', async ({ page, host }) => {
    await openFlagged(page, host);
    await streamsAre(host, 1);
    await lookUpKit(page);
    await expect(picture(page)).toHaveCount(0);
    await host.flag('productImages', true);
    await expect(picture(page)).toBeVisible();
    await host.flag('quickOrderRows', { min: 6, max: 6 });
    await expect(rows(page)).toHaveCount(6);
    await host.flag('productImages', false);
    await expect(picture(page)).toHaveCount(0);
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
  });

  test('may be on an origin of its own, which the page’s policy allows [FLG-03] [EMB-06 part]', async ({
    page,
    host,
  }) => {
    const flags = `http://flags.localhost:${host.port}`;
    const refused: string[] = [];
    await host.forgetRequests();
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await rewriteConfig(page, '"/flag-service"', JSON.stringify(flags));
    await page.goto(host.shop + QUICK_ORDER);
    await streamsAre(host, 1);
    await host.flag('quickOrderRows', { min: 5 });
    await expect(rows(page)).toHaveCount(5);
    await expect
      .poll(async () => (await host.flags()).events.some(({ kind }) => kind === 'summary'))
      .toBe(true);
    const hosts = (await host.requests())
      .filter(({ path }) => path.startsWith('/eval'))
      .map((call) => call.host);
    expect(new Set(hosts)).toEqual(new Set([`flags.localhost:${host.port}`]));
    // The test's own change of the page, and the store's answer that nobody is signed in, are not refusals.
    expect(refused.filter((text) => !/TrustedScript|401/.test(text))).toEqual([]);
  });

  test('need not answer before the second page view shows its last word [FLG-03]', async ({ page, host }) => {
    await host.flag('quickOrderRows', { min: 7 });
    await openFlagged(page, host);
    await expect(rows(page)).toHaveCount(7);
    const calls = flagReads(page);
    const release = await holdRequests(page, /\/start-flags-/);
    await openFlagged(page, host);
    await expect(rows(page)).toHaveCount(7);
    expect(calls).toEqual([]);
    release();
    await expect.poll(() => calls).toContain('GET /eval');
    await expect(rows(page)).toHaveCount(7);
  });

  test('changed by the stream are what the next page view shows, before it has asked [FLG-03]', async ({
    page,
    host,
  }) => {
    await host.flag('quickOrderRows', { min: 5 });
    await openFlagged(page, host);
    await expect(rows(page)).toHaveCount(5);
    await streamsAre(host, 1);
    await host.flag('quickOrderRows', { min: 7 });
    await expect(rows(page)).toHaveCount(7);
    const calls = flagReads(page);
    const release = await holdRequests(page, /\/start-flags-/);
    await openFlagged(page, host);
    await expect(rows(page)).toHaveCount(7);
    expect(calls).toEqual([]);
    release();
  });

  test('keeps nothing in storage that the storage table does not name [SEC-04 part]', async ({
    page,
    host,
  }) => {
    await openFlagged(page, host);
    await streamsAre(host, 1);
    const foreign = () =>
      page.evaluate(() =>
        Object.entries<string>(localStorage).filter(([name]) => !name.startsWith('assess.')),
      );
    await expect.poll(async () => (await foreign()).length).toBe(1);
    for (const [name, value] of await foreign()) {
      // The SDK records when it last sent its diagnostics, and its connections since. It is nothing personal.
      expect(name).toMatch(/^ld:[^:]+:\$diagnostics$/);
      // Its values are numbers and switches, no text.
      expect(value.replaceAll(/"\w+":/g, '')).not.toContain('"');
      expect(value).toMatch(/"dataSinceDate":\d+/);
    }
  });

  test('is sent the context alone, in batches, and nothing else of a page or a person [FLG-03] [FLG-02 part]', async ({
    page,
    host,
  }) => {
    await openFlagged(page, host, { path: '?name=Ada&email=ada@example.org' });
    await streamsAre(host, 1);
    await sellsOn(page);
    const kinds = async () => new Set((await host.flags()).events.map(({ kind }) => kind));
    await expect.poll(kinds).toEqual(new Set(['diagnostic-combined', 'identify', 'summary']));
    const { events } = await host.flags();
    expect(JSON.stringify(events)).not.toMatch(/Ada|ada@|LMS4|authored-flags|cartGuid/);
    const diagnostic = events.find(({ kind }) => kind === 'diagnostic-combined');
    expect(diagnostic?.['configuration']).toMatchObject({
      eventsCapacity: 100,
      eventsFlushIntervalMillis: 2000,
      reconnectTimeMillis: 1000,
      diagnosticRecordingIntervalMillis: 900_000,
      fetchGoalsDisabled: true,
    });
  });
});

test.describe('the tabs of one visitor', () => {
  test('share one stream; another takes it over when its tab closes [FLG-03]', async ({
    page,
    host,
    context,
  }) => {
    const first = await context.newPage();
    await openFlagged(first, host);
    await streamsAre(host, 1);
    await openFlagged(page, host);
    await lookUpKit(page);
    await host.flag('productImages', true);
    await expect(picture(page)).toBeVisible();
    expect((await host.flags()).streams).toHaveLength(1);

    await first.close();
    await streamsAre(host, 1);
    await host.flag('productImages', false);
    await expect(picture(page)).toHaveCount(0);
  });

  test('have a stream for each locale, whose flags may differ [FLG-02 part]', async ({
    page,
    host,
    context,
  }) => {
    await openFlagged(page, host);
    const second = await context.newPage();
    await openFlagged(second, host, { locale: 'en-gb' });
    await streamsAre(host, 2);
    const { streams } = await host.flags();
    expect(new Set(streams.map(({ locale }) => locale))).toEqual(new Set(['en-gb', 'en-us']));
  });
});
