import type { JSHandle } from 'playwright/test';
import { expect, test, type Host, type Page } from './fixtures.ts';
import type { Bench } from './payment-frame-script.ts';
import { inFrame, isReady, openBench, openRoom, payOf, typeCard } from './payment-visit.ts';

/*
 * How page and payment frame verify each other: exact origin, exact source, one version, one port, and messages with
 * nothing but the expected fields. Source: SEC-11, checkout.md "Payment fields".
 */

const status = (bench: JSHandle<Bench>) => bench.evaluate((it) => it.state().status);
const ENVELOPE = { protocol: 'assess-payment', version: 1 };

/**
 * Serves a frame script in place of the payment service's own, such as one of another release, or one that was
 * manipulated.
 */
const serveFrameScript = async (page: Page, body: string): Promise<void> => {
  await page.route('**/v1/assets/frame.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
};

const hello = (version: unknown) =>
  `window.parent.postMessage({protocol: 'assess-payment', version: ${JSON.stringify(version)}}, document.documentElement.dataset.parent);`;

/**
 * Returns a script that takes the port like the real one, reports that it is ready, and answers each `tokenise` with
 * these messages.
 */
const talking = (...answers: readonly string[]) => `
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return;
    const say = (message) => port.postMessage(message);
    port.onmessage = ({ data }) => {
      if (data.type === 'appearance') say({ type: 'height', height: 120 });
      const { id } = data;
      if (data.type === 'tokenise') for (const answer of [${answers.join(', ')}]) say(answer(id));
    };
    say({ type: 'ready' });
  });
  ${hello(1)}`;

// The card’s fields are on a page without a widget, and the watch checks widgets only; the checkout’s tests are
// watched.
test.use({ watched: false });

test.describe('the page', () => {
  test('hands its port to nobody but the frame: not to itself, not to another frame, whatever they say [SEC-11 c]', async ({
    page,
    host,
  }) => {
    // The real frame is held back, so that another could still take the port.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v1/assets/frame.js', async (route) => {
      await held;
      await route.continue();
    });
    const bench = await openBench(page, host, {
      before: () => {
        const handed: string[] = [];
        Object.assign(globalThis, { handed });
        addEventListener('message', ({ data, ports }) => {
          if (ports.length > 0) handed.push(JSON.stringify(data));
        });
      },
    });
    await page.evaluate((envelope) => window.postMessage(envelope, '*'), ENVELOPE);
    // The first frame has the payment service's origin but is not the mounted one. The second has the shop's origin.
    for (const from of [`${payOf(host)}/v1/assets/frame.css`, `${host.shop}/signed-in.html`]) {
      const other = page.waitForEvent('frameattached');
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        frame.className = 'other';
        document.body.append(frame);
      }, from);
      const frame = await other;
      await frame.waitForURL(from);
      await frame.evaluate((envelope) => {
        addEventListener('message', ({ ports }) => {
          if (ports.length > 0) window.parent.postMessage('got a port', '*');
        });
        window.parent.postMessage(envelope, '*');
      }, ENVELOPE);
    }
    expect(await status(bench)).toBe('loading');
    release();
    await isReady(bench);
    expect(await page.evaluate(() => (globalThis as unknown as { handed: string[] }).handed)).toEqual([]);
  });

  test('does not work with a frame of another version, says so at once, and can try again [SEC-11 c part]', async ({
    page,
    host,
  }) => {
    for (const version of [2, '1', null]) {
      await serveFrameScript(page, hello(version));
      const bench = await openBench(page, host);
      await expect.poll(() => status(bench)).toBe('failed');
      await expect(page.locator('.pay-frame')).toHaveCount(0);
      await page.unroute('**/v1/assets/frame.js');
      await bench.evaluate((it) => it.again());
      await isReady(bench);
    }
  });

  test('takes nothing but a frame’s own messages: more, less, too long, unknown or for another call is none [SEC-11 c]', async ({
    page,
    host,
  }) => {
    const token = "(id) => ({ type: 'token', id, token: 'tok_1', scheme: 'visa', lastFour: '4242'";
    const NONE: readonly [what: string, answer: string][] = [
      ['a field more', `${token}, number: '4242424242424242' })`],
      ['a token of 201 characters', `(id) => ({ ...(${token} }))(id), token: 'x'.repeat(201) })`],
      ['a token that is markup', `(id) => ({ ...(${token} }))(id), token: '<img>' })`],
      [
        'a whole number for the last four',
        `(id) => ({ ...(${token} }))(id), lastFour: '4242424242424242' })`,
      ],
      ['a scheme of a thousand characters', `(id) => ({ ...(${token} }))(id), scheme: 'v'.repeat(1000) })`],
      ['an unknown refusal', "(id) => ({ type: 'refused', id, code: '<b>call 555</b>' })"],
      ['no id', "() => ({ type: 'token', token: 'tok_1', scheme: '', lastFour: '' })"],
      ['nothing', '() => null'],
      ['a text of ten million characters', "() => 'x'.repeat(1e7)"],
    ];
    for (const [what, answer] of NONE) {
      await serveFrameScript(page, talking(answer));
      const bench = await openBench(page, host);
      await isReady(bench);
      expect(await bench.evaluate((it) => it.tokenise()), what).toEqual({ refused: 'failed' });
      expect(JSON.stringify(await bench.evaluate((it) => it.states())), what).not.toMatch(/4242|xxx|<b>/);
    }
  });

  test('takes an answer once, and for the call that it names alone [SEC-11 c]', async ({ page, host }) => {
    const said = (id: string, token: string) =>
      `(id) => ({ type: 'token', id: ${id}, token: '${token}', scheme: 'visa', lastFour: '4242' })`;
    // The answer to an earlier call is kept and sent again.
    await serveFrameScript(
      page,
      `let kept = 'other';\n${talking(said('kept', 'tok_old'), said('(kept = id)', 'tok_new'), said('id', 'tok_again'))}`,
    );
    const bench = await openBench(page, host);
    await isReady(bench);
    expect(await bench.evaluate((it) => it.tokenise())).toMatchObject({ token: 'tok_new' });
    expect(await bench.evaluate((it) => it.tokenise())).toMatchObject({ token: 'tok_new' });
  });

  test('gives a frame no more height than fields can need [SEC-11 part]', async ({ page, host }) => {
    const height = (value: string) =>
      talking(
        `() => ({ type: 'height', height: ${value} })`,
        "(id) => ({ type: 'refused', id, code: 'refused' })",
      );
    await serveFrameScript(page, height('1e9'));
    const bench = await openBench(page, host);
    await isReady(bench);
    expect(await bench.evaluate((it) => it.tokenise())).toEqual({ refused: 'refused' });
    const box = await page.locator('.pay-frame').boundingBox();
    expect(box?.height).toBe(1200);
    await serveFrameScript(page, height("'9px;position:fixed'"));
    const other = await openBench(page, host);
    await isReady(other);
    expect(await other.evaluate((it) => it.tokenise())).toEqual({ refused: 'failed' });
  });

  test('can neither read the frame nor what is typed into it [SEC-11 b] [CHK-11 part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    const heard = await page.evaluateHandle(() => {
      const events: string[] = [];
      for (const type of ['message', 'keydown', 'input', 'change', 'paste', 'focusin'])
        addEventListener(
          type,
          (event) => events.push(`${type} ${JSON.stringify((event as MessageEvent).data) ?? ''}`),
          true,
        );
      return events;
    });
    await typeCard(page);
    expect(await bench.evaluate((it) => it.tokenise())).toMatchObject({ lastFour: '4242' });
    const seen = await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.pay-frame')!;
      const tries: Record<string, () => unknown> = {
        document: () => frame.contentDocument,
        inner: () => frame.contentWindow?.document.body.textContent,
        address: () => frame.contentWindow?.location.href,
        global: () => (frame.contentWindow as unknown as Record<string, unknown>)['fields'],
        frames: () => frame.contentWindow?.frames.length,
      };
      return Object.fromEntries(
        Object.entries(tries).map(([name, look]) => {
          try {
            return [name, look()];
          } catch (error) {
            return [name, (error as Error).name];
          }
        }),
      );
    });
    expect(seen).toEqual({
      document: null,
      inner: 'SecurityError',
      address: 'SecurityError',
      global: 'SecurityError',
      frames: 0,
    });
    expect(await heard.jsonValue()).not.toContainEqual(expect.stringMatching(/keydown|input|change|paste/));
    expect(JSON.stringify(await heard.jsonValue())).not.toContain('4242');
  });

  test('says that the fields could not be loaded, whatever kept them away, and can try again [CHK-10 part] [REL-01 c part]', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    const away = [
      ['a frame that is blocked', '**/v1/frame?*', 'abort'],
      ['a frame without its script', '**/v1/assets/frame.js', 'abort'],
      ['a script that says nothing', '**/v1/assets/frame.js', ''],
    ] as const;
    for (const [what, path, how] of away) {
      await page.route(path, (route) =>
        how === 'abort' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: how }),
      );
      const bench = await openBench(page, host);
      expect(await status(bench), what).toBe('loading');
      await page.clock.fastForward('00:21');
      await expect.poll(() => status(bench), what).toBe('failed');
      expect(await bench.evaluate((it) => it.tokenise()), what).toEqual({ refused: 'failed' });
      await page.unroute(path);
      await bench.evaluate((it) => it.again());
      await isReady(bench);
    }
  });

  test('stays where it is, whatever its frame asks for after a press in it [SEC-14 d]', async ({
    page,
    host,
  }) => {
    await isReady(await openBench(page, host));
    const place = page.url();
    await inFrame(page).getByLabel('Card number').click();
    const frame = page.frames().find((one) => one.url().startsWith(payOf(host)))!;
    const lead = () =>
      frame.evaluate(() => {
        try {
          window.top!.location.href = `${location.origin}/v1/assets/frame.css`;
          return 'led';
        } catch (error) {
          return (error as Error).name;
        }
      });
    expect(await lead()).toBe('SecurityError');
    expect(page.url()).toBe(place);
  });

  test('notices that its frame was loaded anew, with all that was typed gone [SEC-11 part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    const frame = page.frames().find((one) => one.url().startsWith(payOf(host)))!;
    await frame.evaluate(() => location.reload());
    await expect.poll(() => status(bench)).toBe('failed');
  });

  test('takes the fields away with all that was typed; a call under way ends [CHK-11 part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    await typeCard(page);
    await page.route('**/v1/tokens', () => undefined);
    await bench.evaluate((it) => it.begin());
    await bench.evaluate((it) => it.unmount());
    expect(await bench.evaluate((it) => it.ended())).toEqual({ refused: 'failed' });
    await expect(page.locator('iframe')).toHaveCount(0);
    await bench.evaluate((it) => it.again());
    await isReady(bench);
    await expect(inFrame(page).getByLabel('Card number')).toHaveValue('');
  });
});

test.describe('the frame', () => {
  /** Mounts a frame of the service in a page without the adapter, and records its messages to the page. */
  const mountBare = async (page: Page, src: string) => {
    const attached = page.waitForEvent('frameattached');
    const heard = await page.evaluateHandle((address) => {
      const all: unknown[] = [];
      addEventListener('message', ({ data }) => all.push(data));
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.className = 'pay-frame';
      frame.style.height = '300px';
      document.querySelector('.pay-place')!.append(frame);
      return all;
    }, src);
    return { heard, frame: await attached };
  };
  const addressFor = (host: Host, parent: string) =>
    `${payOf(host)}/v1/frame?parent=${encodeURIComponent(parent)}&lang=en&mode=new`;
  /** Sends the frame a port in a message. Returns what arrives through the port. */
  const handOver = (page: Page, envelope: unknown, target: string) =>
    page.evaluateHandle(
      ([sent, origin]) => {
        const said: unknown[] = [];
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => said.push(data);
        const { contentWindow } = document.querySelector<HTMLIFrameElement>('.pay-frame')!;
        contentWindow!.postMessage(sent, origin, [port2]);
        return said;
      },
      [envelope, target] as const,
    );

  test('talks over the first port of an envelope of its version, and over no other [SEC-11 c]', async ({
    page,
    host,
  }) => {
    await openRoom(page, host);
    const { heard } = await mountBare(page, addressFor(host, host.shop));
    await expect.poll(() => heard.jsonValue()).toEqual([ENVELOPE]);
    const refused = [];
    for (const envelope of [
      { protocol: 'assess-payment', version: 2 },
      { protocol: 'assess-payment', version: '1' },
      { protocol: 'other', version: 1 },
      'assess-payment',
      null,
    ])
      refused.push(await handOver(page, envelope, payOf(host)));
    const taken = await handOver(page, ENVELOPE, payOf(host));
    await expect.poll(() => taken.jsonValue()).toEqual([{ type: 'ready' }]);
    const replayed = await handOver(page, ENVELOPE, payOf(host));
    // Its next message goes only through the port.
    await inFrame(page).getByLabel('Card number').fill('4');
    await expect
      .poll(async () => ((await taken.jsonValue()) as { type: string }[]).map(({ type }) => type))
      .toEqual(['ready', 'focused', 'state']);
    for (const port of [...refused, replayed]) expect(await port.jsonValue()).toEqual([]);
    expect(await heard.jsonValue()).toEqual([ENVELOPE]);
  });

  test('says nothing to a page that is not the parent it was told, and takes nothing from it [SEC-11 c]', async ({
    page,
    host,
  }) => {
    // The page may contain the frame, but it is not the one that the frame was made for.
    await openRoom(page, host);
    const { heard } = await mountBare(page, addressFor(host, `http://localhost:${host.port}`));
    await expect(inFrame(page).getByLabel('Card number')).toBeVisible();
    const port = await handOver(page, ENVELOPE, payOf(host));
    await inFrame(page).getByLabel('Card number').fill('4242424242424242');
    await inFrame(page).getByLabel('Security code').fill('1');
    expect(await port.jsonValue()).toEqual([]);
    expect(await heard.jsonValue()).toEqual([]);
  });

  test('takes no port from a frame beside it [SEC-11 c]', async ({ page, host }) => {
    await openRoom(page, host);
    const { heard } = await mountBare(page, addressFor(host, host.shop));
    await expect.poll(() => heard.jsonValue()).toEqual([ENVELOPE]);
    const attached = page.waitForEvent('frameattached');
    await page.evaluate(() => {
      const beside = document.createElement('iframe');
      beside.src = '/signed-in.html';
      document.body.append(beside);
    });
    const beside = await attached;
    await beside.waitForURL(/signed-in/);
    // The sender has the parent's origin but is not the parent.
    const said = await beside.evaluateHandle(
      ([envelope, target]) => {
        const all: unknown[] = [];
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => all.push(data);
        window.parent.frames[0]!.postMessage(envelope, target, [port2]);
        return all;
      },
      [ENVELOPE, payOf(host)] as const,
    );
    const own = await handOver(page, ENVELOPE, payOf(host));
    await expect.poll(() => own.jsonValue()).toEqual([{ type: 'ready' }]);
    expect(await said.jsonValue()).toEqual([]);
  });

  test('wears colours and lengths of the page, and nothing that leads elsewhere [SEC-11 part]', async ({
    page,
    host,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openRoom(page, host);
    await mountBare(page, addressFor(host, host.shop));
    await expect(inFrame(page).getByLabel('Card number')).toBeVisible();
    const root = inFrame(page).locator('html');
    await page.evaluate(
      ([target, leak]) => {
        const { port1, port2 } = new MessageChannel();
        const { contentWindow } = document.querySelector<HTMLIFrameElement>('.pay-frame')!;
        contentWindow!.postMessage({ protocol: 'assess-payment', version: 1 }, target, [port2]);
        port1.postMessage({
          type: 'appearance',
          properties: {
            '--pay-text': 'rgb(1, 2, 3)',
            '--pay-field': `url(${leak})`,
            '--pay-danger': 'red; background: blue',
            '--pay-font': 'x'.repeat(301),
            '--other': 'red',
            display: 'none',
          },
        });
        for (const odd of [
          { type: '__proto__' },
          { type: 'constructor' },
          { type: 'focus', field: {} },
          null,
          7,
        ])
          port1.postMessage(odd);
        port1.postMessage({ type: 'appearance', properties: { '--pay-surface': 'rgb(4, 5, 6)' } });
      },
      [payOf(host), `${host.shop}/leak`] as const,
    );
    await expect(root).toHaveAttribute('style', '--pay-text: rgb(1, 2, 3); --pay-surface: rgb(4, 5, 6);');
    expect(asked.filter((url) => url.includes('leak'))).toEqual([]);
  });

  test('is not drawn inside a page of another site [SEC-11 c]', async ({ page, host }) => {
    await page.goto(`${host.partner}/`);
    for (const parent of [host.partner, host.shop]) {
      const address = addressFor(host, parent);
      const attached = page.waitForEvent('frameattached');
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }, address);
      const frame = await attached;
      await frame.waitForLoadState('load').catch(() => undefined);
      expect(frame.url()).not.toContain(payOf(host));
    }
  });
});
