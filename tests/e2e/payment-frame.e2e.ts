import { expect, test, type Host, type Page } from './fixtures.ts';
import { noteShifts } from './layout-shifts.ts';
import { CARDS, inFrame, isReady, openBench, typeCard, violationsInFrame } from './payment-visit.ts';

/*
 * The payment frame on its own origin, in the page's own tree, with the checkout's own adapter: what a shopper does in
 * it, and what the page is told. How page and frame verify each other is tested in `payment-channel.e2e.ts`.
 */

const field = (page: Page, name: string) => inFrame(page).getByLabel(name);
const number = (page: Page) => field(page, 'Card number');
const expiry = (page: Page) => field(page, 'Expiration date');
const code = (page: Page) => field(page, 'Security code');

// The card’s fields are on a page without a widget, and the watch checks widgets only; the checkout’s tests are
// watched.
test.use({ watched: false });

test.describe('a new card', () => {
  test('is typed as people do, is written as on the card, and becomes a token; nothing on the page moves for it [CHK-10 a,c part] [SEC-11 a part]', async ({
    page,
    host,
  }) => {
    const shifts = await noteShifts(page);
    const bench = await openBench(page, host);
    await isReady(bench);
    expect(await shifts()).toEqual([]);
    await number(page).focus();
    await number(page).evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      document.execCommand('insertText', false, text);
    }, ' 4242-4242 4242\u00A04242\u200B');
    await page.keyboard.press('Tab');
    await expect(number(page)).toHaveValue('4242 4242 4242 4242');
    await expect(number(page)).toHaveAccessibleDescription('Visa');
    await expect(expiry(page)).toBeFocused();
    // Some browsers fill it in like this.
    await expiry(page).fill('2031-09');
    await page.keyboard.press('Tab');
    await expect(expiry(page)).toHaveValue('09 / 2031');
    await expect(code(page)).toHaveAccessibleDescription('3 digits on the back');
    await page.keyboard.type('123');
    await expect.poll(() => bench.evaluate((it) => it.state())).toMatchObject({ complete: true });
    expect(await bench.evaluate((it) => it.tokenise())).toEqual({
      token: expect.stringMatching(/^tok_/),
      scheme: 'visa',
      lastFour: '4242',
    });
    // Tab leaves the frame again.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  });

  test('is filled in by browsers and on keys of digits [CHK-10 part]', async ({ page, host }) => {
    await isReady(await openBench(page, host));
    for (const [input, autofill] of [
      [number(page), 'cc-number'],
      [expiry(page), 'cc-exp'],
      [code(page), 'cc-csc'],
    ] as const) {
      await expect(input).toHaveAttribute('autocomplete', autofill);
      await expect(input).toHaveAttribute('inputmode', 'numeric');
    }
  });

  test('tells at each field what is wrong, and the page by names alone; the page leads to a field [CHK-10 a part] [CHK-10 c] [SEC-11 c part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    expect(await bench.evaluate((it) => it.check())).toEqual({
      number: 'required',
      expiry: 'required',
      securityCode: 'required',
    });
    await expect(number(page)).toHaveAccessibleDescription('Enter your card number');
    await expect(expiry(page)).toHaveAccessibleDescription('MM / YYYY Enter the expiration date');
    await expect(code(page)).toHaveAccessibleDescription('3 or 4 digits Enter your security code');
    for (const input of [number(page), expiry(page), code(page)])
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(await bench.evaluate((it) => it.tokenise())).toEqual({ refused: 'incomplete' });
    await expect(number(page)).toBeFocused();
    await bench.evaluate((it) => it.focus('expiry'));
    await expect(expiry(page)).toBeFocused();

    await number(page).fill('4242 4242 4242 4241');
    await expiry(page).fill('01/20');
    await code(page).fill('12');
    await page.keyboard.press('Tab');
    await expect(number(page)).toHaveAccessibleDescription(/This isn’t a card number\. Check its digits\./);
    await expect(expiry(page)).toHaveAccessibleDescription(/This card has expired\./);
    await expect(code(page)).toHaveAccessibleDescription(/Invalid format\./);
    await number(page).fill(CARDS.visa);
    await expect(number(page)).toHaveAccessibleDescription('Visa');
    // Its check digit is right, but Visa has no numbers of this length.
    await number(page).fill('4242 4242 4242 424');
    await page.keyboard.press('Tab');
    await expect(number(page)).toHaveAccessibleDescription(/This isn’t a card number\. Check its digits\./);
    await number(page).fill('3530111333300000');
    await page.keyboard.press('Tab');
    await expect(number(page)).toHaveAccessibleDescription(/We don’t accept this kind of card\./);
    await expect
      .poll(() => bench.evaluate((it) => it.state().errors))
      .toEqual({
        number: 'scheme',
        expiry: 'expired',
        securityCode: 'invalid',
      });
    await expiry(page).fill('12 / 2099');
    await page.keyboard.press('Tab');
    await expect(expiry(page)).toHaveAccessibleDescription(/This year is too far ahead\. Check the year/);
    await expect.poll(() => bench.evaluate((it) => it.state().errors.expiry)).toBe('too-far');
    // The fault disappears while a valid value is typed.
    await code(page).fill('123');
    await expect(code(page)).toHaveAttribute('aria-invalid', 'false');
    await expect.poll(() => bench.evaluate((it) => it.state().errors.securityCode)).toBeUndefined();
    const told = JSON.stringify(await bench.evaluate((it) => it.states()));
    expect(told).not.toMatch(/4242|3530|01\/20/);
  });

  test('takes a code of four digits for American Express, also when the number comes later [CHK-10 c part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    await expiry(page).fill('09/31');
    await code(page).fill('123');
    await number(page).fill('378282246310005');
    await expect(code(page)).toHaveAccessibleDescription('4 digits on the front');
    expect(await bench.evaluate((it) => it.check())).toMatchObject({ securityCode: 'invalid' });
    await code(page).fill('1234');
    expect(await bench.evaluate((it) => it.tokenise())).toMatchObject({ scheme: 'amex', lastFour: '0005' });
  });

  test('that expires this month is good to its last hour in the shopper’s own time zone [CHK-10 c part]', async ({
    page,
    host,
  }) => {
    // In Chicago it is still September.
    await page.clock.setFixedTime('2027-10-01T04:30:00Z');
    const bench = await openBench(page, host);
    await isReady(bench);
    await typeCard(page);
    await expiry(page).fill('09/27');
    expect(await bench.evaluate((it) => it.check())).toEqual({});
    await page.clock.setFixedTime('2027-10-01T05:30:00Z');
    expect(await bench.evaluate((it) => it.check())).toEqual({ expiry: 'expired' });
  });

  test('leaves nothing behind in its fields when its page goes: Back brings none of it again [CHK-11 part] [SEC-11 part]', async ({
    page,
    host,
  }) => {
    await isReady(await openBench(page, host));
    await typeCard(page);
    const values = () =>
      inFrame(page)
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect((await values()).join()).toMatch(/\d/);
    const frame = page.frames().find((one) => one.url().includes('/v1/frame'));
    await frame?.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect.poll(values).toEqual(['', '', '']);
  });

  test('goes on by Enter, as any form does [CHK-10 part]', async ({ page, host }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    await number(page).fill(CARDS.visa);
    await page.keyboard.press('Enter');
    await expect.poll(() => bench.evaluate((it) => it.entered())).toBe(1);
  });

  const LANGUAGES = [
    ['fr-ca', 'Numéro de carte', 'Entrez votre numéro de carte'],
    ['nl-nl', 'Kaartnummer', 'Vul uw kaartnummer in'],
    ['es-es', 'Número de tarjeta', 'Escriba el número de la tarjeta'],
    ['en-gb', 'Card number', 'Enter your card number'],
  ] as const;
  for (const [locale, label, error] of LANGUAGES)
    test(`speaks the page’s language, ${locale}, and is whole at 320 px and in the dark: axe finds nothing [CHK-10 a part]`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const shifts = await noteShifts(page);
      const bench = await openBench(page, host, { mount: { locale, title: 'Karte' }, scheme: 'dark' });
      await isReady(bench);
      expect(await shifts()).toEqual([]);
      await bench.evaluate((it) => it.check());
      await expect(field(page, label)).toHaveAccessibleDescription(error);
      await expect(page.locator('iframe')).toHaveAttribute('title', 'Karte');
      expect(await violationsInFrame(page)).toEqual([]);
      const wide = await inFrame(page)
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(wide).toBe(0);
    });

  test('wears the page’s theme, and changes with it; axe finds nothing [CHK-10 a part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    const ground = () => number(page).evaluate((input) => getComputedStyle(input).backgroundColor);
    expect(await ground()).toBe('rgb(255, 255, 255)');
    expect(await violationsInFrame(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'dark';
    });
    await expect.poll(ground).toBe('rgb(12, 18, 19)');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main')!.style.setProperty('--assess-color-field', 'rgb(0, 0, 60)');
    });
    await expect.poll(ground).toBe('rgb(0, 0, 60)');
  });

  test('that the service refuses, does not answer for, or fails at says which, and keeps what was typed [CHK-10 part] [CHK-14 h part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    await typeCard(page, CARDS.refused);
    expect(await bench.evaluate((it) => it.tokenise())).toEqual({
      refused: 'refused',
      card: { scheme: 'visa', lastFour: '9995' },
    });
    await typeCard(page, CARDS.slow);
    expect(await bench.evaluate((it) => it.tokenise())).toEqual({ refused: 'timed-out' });
    await typeCard(page);
    for (const answer of [
      { status: 500, body: '' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"token":' },
      { status: 200, body: '{"token": "tok 1\\n", "scheme": "visa", "lastFour": "4242"}' },
    ]) {
      await page.route('**/v1/tokens', (route) => route.fulfill(answer), { times: 1 });
      expect(await bench.evaluate((it) => it.tokenise())).toEqual({ refused: 'failed' });
    }
    await page.route('**/v1/tokens', (route) => route.abort(), { times: 1 });
    expect(await bench.evaluate((it) => it.tokenise())).toEqual({ refused: 'failed' });
    await expect(number(page)).toHaveValue('4242 4242 4242 4242');
    await expect
      .poll(() => bench.evaluate((it) => it.state()))
      .toMatchObject({ busy: false, complete: true });
    expect(await bench.evaluate((it) => it.tokenise())).toMatchObject({ lastFour: '4242' });
  });

  test('is told to nobody else where the service leads its call elsewhere [SEC-12 d] [CHK-11 part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    await typeCard(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/elsewhere')) elsewhere.push(request.url());
    });
    await page.route('**/v1/tokens', (route) =>
      route.fulfill({ status: 307, headers: { Location: `${host.shop}/elsewhere` } }),
    );
    expect(await bench.evaluate((it) => it.tokenise())).toEqual({ refused: 'failed' });
    expect(elsewhere).toEqual([]);
  });
});

test.describe('a saved card', () => {
  test('is asked for its security code alone, by its scheme where that is known [CHK-10 d part]', async ({
    page,
    host,
  }) => {
    const shifts = await noteShifts(page);
    const bench = await openBench(page, host, { mount: { mode: 'saved', scheme: 'amex' } });
    await isReady(bench);
    expect(await shifts()).toEqual([]);
    await expect(inFrame(page).getByRole('textbox')).toHaveCount(1);
    expect(await bench.evaluate((it) => it.check())).toEqual({ securityCode: 'required' });
    await expect(code(page)).toHaveAccessibleDescription('4 digits on the front Enter your security code');
    await code(page).fill('123');
    await page.keyboard.press('Tab');
    await expect(code(page)).toHaveAccessibleDescription(
      '4 digits on the front Invalid format. The code has 3 digits, or 4 on American Express cards. Check it on your card.',
    );
    await code(page).fill('1234');
    expect(await bench.evaluate((it) => it.tokenise())).toEqual({
      token: expect.stringMatching(/^tok_/),
      scheme: '',
      lastFour: '',
    });
    expect(await violationsInFrame(page)).toEqual([]);
  });
});

test.describe('the bank’s question', () => {
  const confirm = (page: Page) => inFrame(page).getByRole('button', { name: 'Confirm payment' });
  const ask = async (page: Page, host: Host) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    await typeCard(page, CARDS.challenge);
    await bench.evaluate((it) => it.begin());
    await expect(confirm(page)).toBeVisible();
    await expect.poll(() => bench.evaluate((it) => it.state())).toMatchObject({ asked: true, busy: true });
    return bench;
  };

  test('stands where the fields were and has the focus, and yes leads to the token [CHK-14 j part]', async ({
    page,
    host,
  }) => {
    const bench = await ask(page, host);
    const question = inFrame(page).getByRole('group', { name: 'Your bank asks you to confirm this payment' });
    await expect(question).toBeFocused();
    await expect(number(page)).toBeHidden();
    expect(await violationsInFrame(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await bench.evaluate((it) => it.ended())).toMatchObject({ lastFour: '3220' });
    await expect.poll(() => bench.evaluate((it) => it.state())).toMatchObject({ asked: false, busy: false });
  });

  test('names the shop and the amount, also about an order, where it follows the page’s colours [CHK-14 j part]', async ({
    page,
    host,
  }) => {
    const bench = await ask(page, host);
    const said = inFrame(page).getByRole('group');
    await expect(said).toContainText('Lindgren & Vale');
    await expect(said).toContainText('$412.50');
    await bench.evaluate((it) => it.unmount());
    await bench.evaluate((it) => it.askBank('another'));
    await expect(said).toContainText('$412.50');
    const text = () => said.evaluate((box) => getComputedStyle(box).color);
    const light = await text();
    await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
    await expect.poll(text).not.toBe(light);
    expect(await violationsInFrame(page)).toEqual([]);
    await bench.evaluate((it) => it.leave());
    await bench.evaluate((it) => it.ended());
  });

  test('answered with no charges nothing, and the fields are as they were [CHK-14 h,j part]', async ({
    page,
    host,
  }) => {
    const bench = await ask(page, host);
    await inFrame(page).getByRole('button', { name: 'Don’t confirm' }).click();
    expect(await bench.evaluate((it) => it.ended())).toEqual({ refused: 'left' });
    await expect(number(page)).toHaveValue('4000 0000 0000 3220');
  });

  test('that the shopper leaves counts as no, and the service is told so [CHK-14 j part]', async ({
    page,
    host,
  }) => {
    const bench = await ask(page, host);
    const told = page.waitForRequest('**/v1/challenges/*');
    await bench.evaluate((it) => it.leave());
    expect(await bench.evaluate((it) => it.ended())).toBe('left: the shopper');
    expect((await told).postDataJSON()).toEqual({ answer: 'refuse' });
    await expect(number(page)).toHaveValue('4000 0000 0000 3220');
    await expect.poll(() => bench.evaluate((it) => it.state())).toMatchObject({ asked: false, busy: false });
  });

  test('ends by itself after five minutes [CHK-14 j part]', async ({ page, host }) => {
    await page.clock.install();
    const bench = await ask(page, host);
    await page.clock.fastForward('04:50');
    await expect(confirm(page)).toBeVisible();
    await page.clock.fastForward('00:11');
    expect(await bench.evaluate((it) => it.ended())).toEqual({ refused: 'not-confirmed' });
  });

  test('about an order that is being placed stands alone: one of another day is not confirmed, and it can be left [CHK-14 j part]', async ({
    page,
    host,
  }) => {
    const bench = await openBench(page, host);
    await isReady(bench);
    await bench.evaluate((it) => it.unmount());
    await bench.evaluate((it) => it.askBank('long-gone'));
    await confirm(page).click();
    expect(await bench.evaluate((it) => it.ended())).toBe('failed');
    await expect(page.locator('iframe')).toHaveCount(0);

    await bench.evaluate((it) => it.askBank('another'));
    await expect(confirm(page)).toBeVisible();
    const told = page.waitForRequest('**/v1/challenges/another');
    await bench.evaluate((it) => it.leave());
    expect(await bench.evaluate((it) => it.ended())).toBe('left: the shopper');
    expect((await told).postDataJSON()).toEqual({ answer: 'refuse' });
  });
});
