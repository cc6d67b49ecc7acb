import { withNotifications } from '../../demo-host/pages/notifications-page.ts';
import type { PageRegistry } from '../../src/core/registry/registry.ts';
import type { CentreMessage } from '../../src/core/store/core-state.ts';
import { openAuthored } from './authored-page.ts';
import { openWithCart } from './cart-visit.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { noteShifts } from './layout-shifts.ts';

const TAG = '<assess-notifications></assess-notifications>';
const CONFIG = { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2' };
const SAVED = { id: 'a', key: 'cart-saved', level: 'success', params: { name: 'Spring 2027' } };
const SAVED_WORDS = 'Your cart “Spring 2027” has been saved.';
const SIGNED_OUT = { id: 'b', key: 'signed-out', level: 'info' };

const centre = (page: Page) => page.getByRole('region', { name: 'Messages' });
const messages = (page: Page) => centre(page).getByRole('listitem');

/** Records what the widgets write to the console from now on. */
const consoleOf = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Assess widgets:')) lines.push(message.text());
  });
  return lines;
};

const open = (page: Page, host: Host, notifications: unknown, more: { rest?: string; body?: string } = {}) =>
  openAuthored(page, host, {
    body: more.body ?? `<a href="#before">Before</a>${TAG}`,
    url: `${host.shop}${withNotifications('/authored-page', notifications)}${more.rest ?? ''}`,
  });

/** Publishes messages to the page's message centre, as the services' callers do. */
const publishAll = (page: Page, all: readonly CentreMessage[]): Promise<void> =>
  page.evaluate((given) => {
    const { actions } = (globalThis as unknown as Record<symbol, PageRegistry>)[
      Symbol.for('assess-widgets')
    ] as PageRegistry;
    for (const message of given) actions.publish(message);
  }, all);

const publish = (page: Page, count: number): Promise<void> =>
  publishAll(
    page,
    Array.from({ length: count }, (_none, index) => ({
      id: `m${index + 1}`,
      level: 'warning',
      code: 'x',
      text: `Message ${index + 1}.`,
    })),
  );

const drawn = (page: Page): Promise<void> =>
  expect(page.locator('assess-notifications .assess-root[lang]').first()).toBeAttached();

test('a message that comes while a dialog is open waits until it is closed, for it would cover it [LEAD-07]', async ({
  page,
  host,
}) => {
  await open(page, host, [], { body: `<assess-need-help></assess-need-help>${TAG}` });
  await page.locator('assess-need-help').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await publish(page, 1);
  await expect(page.locator('assess-notifications section')).toBeAttached();
  await expect(page.locator('assess-notifications section')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(messages(page)).toHaveText([/Message 1\./]);
});

const bare = { id: 'bad', key: 'signed-out', level: 'info' };

/** One of each kind; `parse-notifications.test.ts` has them all. */
const HOSTILE: readonly (readonly [label: string, notifications: unknown])[] = [
  ['no JSON', 'Your account is locked. Call 1-900-555-0100.'],
  // A space is three bytes in an address.
  ['hardly more than 4 KB', JSON.stringify([bare]) + ' '.repeat(1360)],
  ['free text, which this page does not allow', [{ ...bare, key: 'text', params: { text: 'locked' } }]],
  ['markup for a name', [{ ...SAVED, params: { name: '<img src=x onerror=alert(1)>' } }]],
  ['a link that is a script', [{ ...bare, link: 'javascript:alert(1)' }]],
  ['a prototype', '[{"id":"bad","key":"signed-out","level":"info","__proto__":{"polluted":true}}]'],
];

test.describe('notifications in the address that anybody could have written', () => {
  test('show nothing and leave the address [SEC-01]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      HOSTILE,
      ([label]) => label,
      async ([, notifications]) => {
        const lines = consoleOf(page);
        await open(page, host, notifications);
        await expect
          .poll(() => lines.filter((line) => line.includes('none of them is shown')))
          .toHaveLength(1);
        await expect(centre(page)).toHaveCount(0);
        await expect.poll(() => new URL(page.url()).search).toBe('');
        expect(lines.join()).not.toMatch(/evil|locked|onerror|polluted|900-555/);
        const state = await page.evaluate(() => ({
          polluted: ({} as { polluted?: unknown }).polluted,
          seen: localStorage.getItem('assess.seenNotifications'),
        }));
        expect(state).toEqual({ polluted: undefined, seen: null });
      },
    );
  });

  test('show nothing when the parameter is there twice [SEC-01]', async ({ page, host }) => {
    const lines = consoleOf(page);
    const value = encodeURIComponent(JSON.stringify([SIGNED_OUT]));
    await open(page, host, [SAVED], { rest: `&notifications=${value}` });
    await expect.poll(() => lines.join()).toContain('more than once');
    await expect(centre(page)).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('may bring a text of their own only where the page allows it, and as text [SEC-01]', async ({
    page,
    host,
  }) => {
    const text = { id: 't', key: 'text', level: 'info', params: { text: 'We close at 5 & open at 9.' } };
    await openAuthored(page, host, {
      body: TAG,
      config: { ...CONFIG, notificationText: true },
      url: `${host.shop}${withNotifications('/authored-page', [text])}`,
    });
    await expect(messages(page)).toContainText('Information: We close at 5 & open at 9.');
  });

  test('wait in the address while the page is in the editor, which shows samples [EMB-11]', async ({
    page,
    host,
  }) => {
    const url = `${host.shop}${withNotifications('/authored-page', [SIGNED_OUT])}`;
    await openAuthored(page, host, { body: TAG, htmlAttributes: 'data-assess-author', url });
    await expect(messages(page)).toHaveCount(2);
    await centre(page).getByRole('button', { name: '1 problem on this page' }).click();
    await expect(messages(page)).toHaveCount(3);
    await expect(centre(page)).not.toContainText('You’re signed out.');
    expect(page.url()).toBe(url);
  });
});

test.describe('a notification in the address', () => {
  test('shows once: not again at a reload, by the same address, or by Back; the rest of the address stays [SHL-07] [SEC-01]', async ({
    page,
    host,
  }) => {
    await open(page, host, [SAVED], { rest: '&q=a%20b+c&x#part' });
    await expect(messages(page)).toContainText(`Done: ${SAVED_WORDS}`);
    await expect(page).toHaveURL(/\?q=a%20b\+c&x#part$/);
    await page.goto(`${host.shop}/demo`);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=a%20b\+c&x#part$/);
    await page.reload();
    await page.goto(`${host.shop}${withNotifications('/demo', [SAVED])}`);
    await expect(page).toHaveURL(`${host.shop}/demo`);
    await expect(centre(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('assess.seenNotifications'))).toBe('a');
  });

  test('keeps what the page stored with its history entry, and adds none [SEC-01]', async ({
    page,
    host,
  }) => {
    await page.addInitScript(() => history.replaceState({ mine: 1 }, ''));
    await open(page, host, [SAVED, SIGNED_OUT]);
    await expect(messages(page)).toHaveCount(2);
    expect(await page.evaluate(() => [history.state, location.search] as unknown)).toEqual([{ mine: 1 }, '']);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('assess.seenNotifications')))
      .toBe('a,b');
  });

  test('is said by the live region, has its key’s own level in a word whatever the address says, and a link where it brings one [SHL-07] [LEAD-07]', async ({
    page,
    host,
  }) => {
    await open(page, host, [{ ...SAVED, level: 'warning', link: '/demo?a=1' }]);
    await expect(messages(page)).toContainText(`Done: ${SAVED_WORDS}`);
    await expect(page.getByRole('status')).toHaveText(`Done: ${SAVED_WORDS}`);
    await centre(page).getByRole('link', { name: 'See details' }).click();
    await expect(page).toHaveURL(`${host.shop}/demo?a=1`);
  });
});

test('the demo page leads to every level that an address can bring, to five at once, and to long words in French [SHL-07]', async ({
  page,
  host,
}) => {
  const follow = async (link: string, first: string, name = 'Messages') => {
    await page.goto(`${host.shop}/demo/notifications`);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toContainText(first);
  };
  await follow('Information', 'Information: Your quote 70012 has been requested.');
  await follow('Done, with a link', `Done: ${SAVED_WORDS}`);
  await follow('Warning', 'Warning: Your quote 70003 has expired.');
  await follow('Signed out', 'Warning: You were signed out');
  await follow('Five at once', `Done: ${SAVED_WORDS}`);
  await expect(centre(page).getByRole('button', { name: '2 more messages' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 900 });
  await follow('Three in French', 'C’est fait : Votre panier', 'Messages');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto(`${host.shop}/demo/notifications`);
  await page.getByRole('button', { name: 'Forget what was shown' }).click();
  await follow('Information', 'Information: Your quote 70012 has been requested.');
});

test.describe('the message centre', () => {
  test('takes no room and has no region while there is no message, and is not printed [LEAD-07]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, { body: TAG });
    await drawn(page);
    await expect(centre(page)).toHaveCount(0);
    const height = () =>
      page.locator('assess-notifications').evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBe(0);
    await publish(page, 1);
    await expect(messages(page)).toHaveCount(1);
    await expect(centre(page)).toBeVisible();
    expect(await height()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(centre(page)).toBeHidden();
  });

  test('has the newest first, and more than three behind a button with their number [LEAD-07]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, { body: TAG });
    await drawn(page);
    await publish(page, 5);
    await expect(messages(page)).toContainText(['Message 5.', 'Message 4.', 'Message 3.']);
    const older = centre(page).getByRole('button', { name: '2 more messages' });
    await expect(older).toHaveAttribute('aria-expanded', 'false');
    await older.press('Enter');
    await expect(messages(page)).toContainText([
      'Message 5.',
      'Message 4.',
      'Message 3.',
      'Message 2.',
      'Message 1.',
    ]);
  });

  test('gives the focus to the next message when one is dismissed, and back after the last [LEAD-07]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, { body: `<a href="#before">Before</a>${TAG}` });
    await drawn(page);
    await publish(page, 4);
    await expect(messages(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    await expect(centre(page).getByRole('button', { name: 'Dismiss all' })).toBeFocused();
    for (const left of [3, 2, 1]) {
      await centre(page)
        .getByRole('button', { name: `Dismiss: Message ${left + 1}.` })
        .press('Enter');
      await expect(messages(page).filter({ hasText: `Message ${left}.` })).toBeFocused();
    }
    await centre(page).getByRole('button', { name: 'Dismiss: Message 1.' }).press('Enter');
    await expect(centre(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Before' })).toBeFocused();
  });

  test('dismisses all at once, and the focus goes back [LEAD-07]', async ({ page, host }) => {
    await openAuthored(page, host, { body: `<a href="#before">Before</a>${TAG}` });
    await drawn(page);
    await publish(page, 5);
    await page.getByRole('link', { name: 'Before' }).focus();
    await centre(page).getByRole('button', { name: 'Dismiss all' }).press('Enter');
    await expect(centre(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Before' })).toBeFocused();
  });

  test('shows in the first of two tags, in the other when that one goes; its author is told [LEAD-07]', async ({
    page,
    host,
  }) => {
    const lines = consoleOf(page);
    await openAuthored(page, host, { body: TAG + TAG });
    await expect.poll(() => lines.join()).toContain('<assess-notifications> is on this page twice');
    await publish(page, 1);
    const tags = page.locator('assess-notifications');
    await expect(tags.nth(0).getByRole('region')).toBeVisible();
    await expect(tags.nth(1).getByRole('region')).toHaveCount(0);
    await tags.nth(0).evaluate((element) => element.remove());
    await expect(tags.nth(0).getByRole('region')).toBeVisible();
  });
});

test.describe('the rest of the page', () => {
  test('does not move when a message comes, by the address or late [LEAD-07] [PERF-10 part]', async ({
    page,
    host,
  }) => {
    const shifts = await noteShifts(page);
    const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
    await page.goto(`${host.shop}${withNotifications('/en-us/', [SAVED])}`);
    await expect(messages(page)).toHaveCount(1);
    expect(await shifts()).toEqual([]);
    await page.goto(`${host.shop}/en-us/`);
    await drawn(page);
    const before = await place();
    await publish(page, 1);
    await expect(messages(page)).toHaveCount(1);
    expect(await shifts()).toEqual([]);
    await publish(page, 5);
    await expect(messages(page)).toHaveCount(3);
    expect(await place()).toEqual(before);
  });

  test('keeps what has the focus in sight, wherever the messages stand [LEAD-07]', async ({ page, host }) => {
    const links = Array.from(
      { length: 60 },
      (_none, index) => `<p><a href="#${index}">Link ${index}</a></p>`,
    );
    await openAuthored(page, host, { body: TAG + links.join('') });
    await drawn(page);
    await publish(page, 3);
    await expect(messages(page)).toHaveCount(3);
    const shown = () =>
      page.evaluate(() => {
        const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return document.elementFromPoint(left + 2, top + height / 2) === document.activeElement;
      });
    await page.getByRole('link', { name: 'Link 0', exact: true }).focus();
    for (let link = 1; link < 40; link += 1) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: `Link ${link}`, exact: true })).toBeFocused();
      await expect.poll(shown, `Link ${link}`).toBe(true);
    }
  });
});

test.describe('a failure', () => {
  test('that a widget tells is said by the widget alone, and kept for support behind a button [LEAD-07]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, { body: TAG });
    await drawn(page);
    const failed = { level: 'danger', code: 'service.timeout', told: true } as const;
    await publishAll(page, [{ ...failed, id: 'cart.read' }]);
    await expect(centre(page).getByRole('button', { name: '1 problem on this page' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await publishAll(page, [
      { ...failed, id: 'cart.change' },
      { id: 'm1', level: 'info', code: 'x', text: 'News.' },
    ]);
    await expect(page.getByRole('status')).toHaveText('Information: News.');
    await expect(messages(page)).toHaveText([/News/]);
    await centre(page).getByRole('button', { name: '2 problems on this page' }).click();
    await expect(messages(page)).toContainText(['News.', 'A change to your cart', 'Your cart could not']);
    await centre(page)
      .getByRole('button', { name: /^Dismiss: News/ })
      .press('Enter');
    await expect(messages(page).first()).toBeFocused();
  });

  test('to change a line is told at the line alone, with its request id; without the line the centre has it [LEAD-07] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await host.fault({ method: 'PATCH', path: '/users/*/carts/*/entries/*', status: 500 });
    await openWithCart(page, host, `<assess-cart></assess-cart>${TAG}`, [['LMS4-KIT', 1]]);
    const line = page.locator('assess-cart .line');
    await line.getByRole('textbox').fill('2');
    await line.getByRole('textbox').press('Enter');
    await expect(line).toContainText('The quantity was not changed to 2.');
    await expect(line).toContainText('Reference for Customer Support: ');
    await publishAll(page, [{ id: 'm1', level: 'info', code: 'x', text: 'News.' }]);
    await expect(messages(page)).toHaveText([/News/]);
    await expect(centre(page).getByRole('button', { name: /on this page/ })).toHaveCount(0);
    await page.locator('assess-cart').evaluate((cart) => cart.remove());
    await expect(centre(page).getByRole('button', { name: '1 problem on this page' })).toBeVisible();
  });

  /** Opens a page whose read fails. Returns a function that gives the last read's request id. */
  const openFailing = async (page: Page, host: Host): Promise<() => string> => {
    let requestId = '';
    page.on('request', (request) => {
      if (/\/carts\/[^/?]+\?/.test(request.url())) requestId = request.headers()['x-request-id'] ?? '';
    });
    await host.fault({ method: 'GET', path: '/users/*/carts/*', status: 500 });
    await openWithCart(page, host, `<assess-mini-cart></assess-mini-cart>${TAG}`, [['LMS4-KIT', 1]]);
    const problems = centre(page).getByRole('button', { name: '1 problem on this page' });
    await expect(problems).toHaveAttribute('aria-expanded', 'false', { timeout: 20_000 });
    await expect(messages(page)).toHaveCount(0);
    await problems.press('Enter');
    await expect(messages(page)).toContainText('Error: Your cart could not be loaded.');
    expect(requestId).not.toBe('');
    return () => requestId;
  };

  test('to read the cart stands in the message centre with its code and request id, which can be copied [LEAD-07]', async ({
    page,
    host,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const requestId = await openFailing(page, host);
    const line = `Code service.status.500, request ${requestId()}`;
    await expect(messages(page)).toContainText(line);
    await centre(page).getByRole('button', { name: 'Copy' }).click();
    await expect(centre(page).getByRole('button', { name: 'Copied' })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  });

  test('is selected to be copied by hand where there is no clipboard [LEAD-07]', async ({ page, host }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const requestId = await openFailing(page, host);
    await centre(page).getByRole('button', { name: 'Copy' }).click();
    const field = centre(page).getByRole('textbox', { name: 'For Customer Support' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(`Code service.status.500, request ${requestId()}`);
    const selected = await field.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd === input.value.length,
    ]);
    expect(selected).toEqual([0, true]);
    await expect(page.getByRole('status')).toHaveText(/Ctrl\+C/);
  });

  test('of which nobody knows the code has words too, and the service’s own as text behind a button [LEAD-07]', async ({
    page,
    host,
  }) => {
    await openAuthored(page, host, { body: TAG });
    await drawn(page);
    const details = '<b>Short</b> & stout';
    await publishAll(page, [
      { id: 'tea', level: 'danger', code: 'service.status.418', requestId: 'r-1', details },
    ]);
    await expect(messages(page)).toContainText(
      'Something on this page did not work. If it happens again, give these details to Customer Support.',
    );
    await expect(messages(page)).toContainText('Code service.status.418, request r-1');
    await centre(page).getByRole('button', { name: 'The store’s answer' }).click();
    await expect(centre(page).getByText(details)).toBeVisible();
  });
});
