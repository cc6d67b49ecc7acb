import { arrived } from './arrived.ts';
import { openAuthored } from './authored-page.ts';
import {
  BOTH,
  cartUrl,
  FORMS,
  held,
  KIT,
  lineOf,
  loseCart,
  makeCart,
  miniButton,
  quantityOf,
  readCart,
  removeElsewhere,
  returnWith,
  said,
  violations,
  visitCart,
} from './cart-visit.ts';
import { expect, test, type Host } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { rowsOf } from './rows-of.ts';

const ENTRIES = '/users/*/carts/*/entries/*';

/** Returns 25 lines with the longest names, all in stock. */
const longCart = async (host: Host): Promise<[code: string, quantity: number][]> => {
  const codes = ['ENA', 'GOV', 'ECI', 'WNE', 'PRA2'].flatMap((code) =>
    ['KIT', 'MAN', 'STB', 'DIG', 'QGR'].map((suffix): [string, number] => [`${code}-${suffix}`, 1]),
  );
  for (const [code] of codes) await host.catalogue({ code, online: true, stock: 50 }).catch(() => undefined);
  return codes;
};

/** Returns the store's answer to the read of this cart that a page has made. */
const answerToPage = async (host: Host, guid: string, site = 'ukassessments'): Promise<string> => {
  const read = (await host.requests()).find(
    ({ method, path }) => method === 'GET' && path.includes(`/carts/${guid}?`),
  );
  const answer = await fetch(`http://localhost:${host.port}${read?.path}`, {
    headers: { 'X-Site-Id': site },
  });
  return answer.text();
};

test.describe('quantity', () => {
  test('that can’t be ordered is refused in words and stays as typed, and nothing is sent [CRT-02 part]', async ({
    page,
    host,
  }) => {
    const guid = await visitCart(page, host, BOTH);
    for (const [typed, words] of [
      ['', 'Enter a quantity.'],
      ['abc', 'This is not a number.'],
      ['0', 'Enter 1 or more.'],
      ['-1', 'Enter 1 or more.'],
      ['1.5', 'Enter a whole number.'],
      ['1e9', 'Order 25 at most.'],
      ['26', 'Order 25 at most.'],
      ['2', 'Order at least 3.'],
    ] as const)
      await test.step(`"${typed}"`, async () => {
        await quantityOf(page, FORMS).fill(typed);
        await quantityOf(page, FORMS).press('Enter');
        await expect(lineOf(page, FORMS), typed).toContainText(words);
        await expect(quantityOf(page, FORMS), typed).toHaveValue(typed);
        await expect(quantityOf(page, FORMS), typed).toHaveAttribute('aria-invalid', 'true');
        expect(await held(host, guid), typed).toContain('LMS4-REC25 × 3');
      });
  });

  test('"Use 3" repairs a quantity below the minimum, a digit of another script counts, and the way to checkout waits [CRT-02]', async ({
    page,
    host,
  }) => {
    const guid = await visitCart(page, host, BOTH);
    await quantityOf(page, FORMS).fill('٥');
    await quantityOf(page, FORMS).press('Enter');
    await expect(quantityOf(page, FORMS)).toHaveValue('5');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 7 items');
    await expect.poll(() => held(host, guid)).toContain('LMS4-REC25 × 5');
    await quantityOf(page, FORMS).fill('1');
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(quantityOf(page, FORMS)).toBeFocused();
    await lineOf(page, FORMS).getByRole('button', { name: 'Use 3' }).click();
    await expect(quantityOf(page, FORMS)).toHaveValue('3');
    await expect.poll(() => held(host, guid)).toContain('LMS4-REC25 × 3');
    await expect(lineOf(page, FORMS)).toContainText('$192.00');
  });

  test('shows at once in every widget while the answer is slow, and goes back with the reason when the store says no [CRT-02]', async ({
    page,
    host,
  }) => {
    const guid = await visitCart(page, host, BOTH);
    await host.fault({ method: 'PATCH', path: ENTRIES, status: 500, times: 2 });
    const answer = await holdRequests(page, /\/entries\/\d+/);
    await quantityOf(page, KIT).fill('9');
    await quantityOf(page, KIT).press('Enter');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 12 items');
    answer();
    await expect(lineOf(page, KIT)).toContainText('The quantity was not changed to 9.');
    await expect(quantityOf(page, KIT)).toHaveValue('2');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
    await lineOf(page, KIT).getByRole('button', { name: 'Try again with 9' }).click();
    await expect(quantityOf(page, KIT)).toHaveValue('9');
    await expect.poll(() => held(host, guid)).toContain('LMS4-KIT × 9');
    await expect(lineOf(page, KIT)).not.toContainText('was not changed');
  });

  test('an answer lost after the work was done is found out, and the shopper reads of no failure [CRT-02 part]', async ({
    page,
    host,
  }) => {
    const guid = await visitCart(page, host, BOTH);
    await host.fault({ method: 'PATCH', path: ENTRIES, loseAnswer: true, times: 1 });
    await quantityOf(page, KIT).fill('4');
    await quantityOf(page, KIT).press('Enter');
    await expect(lineOf(page, KIT)).toContainText('$2,360.00');
    expect(await held(host, guid)).toContain('LMS4-KIT × 4');
    await expect(lineOf(page, KIT)).not.toContainText('was not changed');
  });

  test('presses on plus count together after a pause, as one change [CRT-02 part]', async ({
    page,
    host,
  }) => {
    const guid = await visitCart(page, host, BOTH);
    await host.forgetRequests();
    const more = lineOf(page, KIT).getByRole('button', { name: /^Increase quantity of/ });
    // The presses are one action: the pause after a press is real time, and on a busy machine a separate press might
    // come after it.
    await more.click({ clickCount: 3 });
    await expect.poll(() => held(host, guid)).toContain('LMS4-KIT × 5');
    expect((await host.requests()).filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  test('offline, the reason stands on the line, and once online the same quantity is one press away [CRT-02 part]', async ({
    page,
    host,
    context,
  }) => {
    const guid = await visitCart(page, host, BOTH);
    await context.setOffline(true);
    await quantityOf(page, KIT).fill('3');
    await quantityOf(page, KIT).press('Enter');
    await expect(lineOf(page, KIT)).toContainText('You’re offline.');
    await context.setOffline(false);
    await expect(lineOf(page, KIT)).not.toContainText('You’re offline.');
    await expect(lineOf(page, KIT)).toContainText('The quantity was not changed to 3.');
    await lineOf(page, KIT).getByRole('button', { name: 'Try again with 3' }).click();
    await expect.poll(() => held(host, guid)).toContain('LMS4-KIT × 3');
  });
});

test('being offline is no reason any more once the cart can be read, whatever the browser says [CRT-02 part]', async ({
  page,
  host,
}) => {
  await visitCart(page, host, BOTH);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  );
  await page.route('**/commerce/**', (route) => route.abort());
  await quantityOf(page, KIT).fill('3');
  await quantityOf(page, KIT).press('Enter');
  await expect(lineOf(page, KIT)).toContainText('You’re offline.');
  await page.unroute('**/commerce/**');
  await quantityOf(page, FORMS).fill('4');
  await quantityOf(page, FORMS).press('Enter');
  await expect(lineOf(page, KIT)).not.toContainText('You’re offline.');
  await expect(lineOf(page, KIT)).toContainText('The quantity was not changed to 3.');
});

test('the line between lines and sums ends where the cart does, with one line too [CRT-02 part]', async ({
  page,
  host,
}) => {
  await visitCart(page, host, [[KIT, 1]]);
  const rest = () =>
    page.locator('assess-cart .cart').evaluate((cart) => {
      const sums = cart.querySelector('.summary');
      return cart.getBoundingClientRect().bottom - (sums?.getBoundingClientRect().bottom ?? 0);
    });
  await expect.poll(rest).toBeLessThanOrEqual(2);
});

test.describe('a store that says no', () => {
  for (const [status, words] of rowsOf(
    [[404, 'The store can’t find this cart or product any more.']] as const,
    [[400, 'The store didn’t accept this.']] as const,
  ))
    test(`${status} is told as what it is, on the line and in the mini-cart, and nothing is lost [REL-01 part]`, async ({
      page,
      host,
    }) => {
      const guid = await visitCart(page, host, BOTH);
      await host.fault({ method: 'PATCH', path: ENTRIES, status });
      await quantityOf(page, KIT).fill('9');
      await quantityOf(page, KIT).press('Enter');
      await expect(lineOf(page, KIT)).toContainText('The quantity was not changed to 9.');
      await expect(lineOf(page, KIT)).toContainText(words);
      await expect(lineOf(page, KIT)).not.toContainText('could not answer');
      await expect(lineOf(page, KIT).getByRole('button', { name: /^Try again/ })).toHaveCount(0);
      await expect(quantityOf(page, KIT)).toHaveValue('2');
      expect(await held(host, guid)).toContain('LMS4-KIT × 2');
      await miniButton(page).click();
      await expect(page.locator('assess-mini-cart .pop').first()).toContainText(words);
    });
});

test.describe('removal', () => {
  test('takes a line out, keeps the focus, and puts it back on Undo [CRT-02]', async ({ page, host }) => {
    const guid = await visitCart(page, host, BOTH);
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.locator('assess-cart .removed')).toContainText(
      'Removed: Lindgren Memory Scale, 4th Edition: Complete Kit',
    );
    await expect.poll(() => held(host, guid)).toEqual(['LMS4-REC25 × 3']);
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(quantityOf(page, KIT)).toBeFocused();
    await expect(quantityOf(page, KIT)).toHaveValue('2');
    await expect.poll(() => held(host, guid)).toEqual(['LMS4-REC25 × 3', 'LMS4-KIT × 2']);
    await expect(page.locator('assess-cart .removed')).toHaveCount(0);
    // Taken out elsewhere afterwards, it is not offered here once more.
    await removeElsewhere(host, guid, 1);
    await quantityOf(page, 'LMS4-REC25').fill('4');
    await quantityOf(page, 'LMS4-REC25').press('Enter');
    await expect.poll(() => held(host, guid)).toEqual(['LMS4-REC25 × 4']);
    await expect(lineOf(page, KIT)).toHaveCount(0);
    await expect(page.locator('assess-cart .removed')).toHaveCount(0);
  });

  test('undone puts the line back where it stood, and nothing scrolls [CRT-02 part]', async ({
    page,
    host,
  }) => {
    const lines = await longCart(host);
    const guid = await visitCart(page, host, lines);
    const codes = () =>
      page
        .locator('assess-cart [data-line]')
        .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['line']));
    const [, second = ''] = lines.map(([code]) => code);
    await lineOf(page, second)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(() => held(host, guid)).toHaveLength(lines.length - 1);
    const undo = page.locator('assess-cart').getByRole('button', { name: /^Undo/ });
    // Pressed by keyboard, in the middle of the page: a click of the test would scroll a field behind the bar into
    // view.
    await expect(undo).toBeFocused();
    await undo.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(quantityOf(page, second)).toBeFocused();
    await expect.poll(codes).toEqual(lines.map(([code]) => code));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('by a double click is no removal and its undoing at once [CRT-02 part]', async ({ page, host }) => {
    const guid = await visitCart(page, host, BOTH);
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .dblclick();
    await expect.poll(() => held(host, guid)).toEqual(['LMS4-REC25 × 3']);
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  });

  test('brings the line back with the reason when the store fails, and the others stay [CRT-02 part]', async ({
    page,
    host,
  }) => {
    const guid = await visitCart(page, host, BOTH);
    await host.fault({ method: 'PATCH', path: ENTRIES, status: 503, times: 2 });
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(lineOf(page, KIT)).toContainText('It was not removed. The store is very busy.');
    expect(await held(host, guid)).toEqual(['LMS4-KIT × 2', 'LMS4-REC25 × 3']);
    await lineOf(page, KIT).getByRole('button', { name: 'Remove again' }).click();
    await expect.poll(() => held(host, guid)).toEqual(['LMS4-REC25 × 3']);
  });

  test('of a line that another tab took out says so [CRT-02 part]', async ({ page, host }) => {
    const guid = await visitCart(page, host, BOTH);
    await removeElsewhere(host, guid, 0);
    await quantityOf(page, KIT).fill('4');
    await quantityOf(page, KIT).press('Enter');
    await expect(page.locator('assess-cart .line')).toHaveCount(1);
    await expect(said(page)).toContainText('The quantity was not changed to 4');
  });

  test('of the last line leaves the empty cart with its next step and the way back [CRT-02 part]', async ({
    page,
    host,
  }) => {
    await visitCart(page, host, [[KIT, 1]]);
    await lineOf(page, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start with quick order' })).toHaveAttribute(
      'href',
      '/store/usassessments/en/quickOrder',
    );
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  });
});

test.describe('stock and catalogue', () => {
  test('too little stock reduces the quantity with a notice, on opening and on asking for more [CRT-05]', async ({
    page,
    host,
  }) => {
    const guid = await makeCart(host, [
      ['MAB2-STB', 3],
      [KIT, 1],
    ]);
    await host.catalogue({ code: 'MAB2-STB', stock: 2 });
    await returnWith(page, guid);
    await page.goto(cartUrl(host));
    await expect(lineOf(page, 'MAB2-STB')).toContainText(
      'Only 2 of this product can be supplied. The quantity is now 2.',
    );
    await expect(quantityOf(page, 'MAB2-STB')).toHaveValue('2');
    await host.catalogue({ code: 'MAB2-STB', stock: 5 });
    await quantityOf(page, 'MAB2-STB').fill('8');
    await quantityOf(page, 'MAB2-STB').press('Enter');
    await expect(lineOf(page, 'MAB2-STB')).toContainText('The quantity is now 5.');
    await expect(quantityOf(page, 'MAB2-STB')).toHaveValue('5');
  });

  test('a product that can no longer be bought online leaves the cart, and its name and reason are said [CRT-05]', async ({
    page,
    host,
  }) => {
    const guid = await makeCart(host, [
      ['VLS-MAN', 1],
      [KIT, 1],
    ]);
    await host.catalogue({ code: 'VLS-MAN', online: false });
    await returnWith(page, guid);
    await page.goto(cartUrl(host));
    const notice = page.locator('assess-cart').getByRole('alert');
    await expect(notice).toContainText('A product was removed from your cart.');
    await expect(notice).toContainText('VLS-MAN');
    await expect(notice).toContainText('can no longer be bought online');
    await expect(page.locator('assess-cart .line')).toHaveCount(1);
  });

  test('a failed check leaves the lines as they are, without a word to the shopper [CRT-05 part]', async ({
    page,
    host,
  }) => {
    await host.fault({ method: 'POST', path: '/users/*/carts/*/validate', status: 500 });
    await visitCart(page, host, BOTH);
    await arrived(page, /\/validate/);
    await expect(page.locator('assess-cart').getByRole('alert')).toHaveCount(0);
    await expect(page.locator('assess-cart .line')).toHaveCount(BOTH.length);
  });

  test('out of stock on asking for more keeps the quantity and says why [CRT-05 part]', async ({
    page,
    host,
  }) => {
    const guid = await visitCart(page, host, [['OSI3-STB', 1]]);
    // The line changes after the check at the first view, which would remove it.
    await arrived(page, /\/validate/);
    await host.catalogue({ code: 'OSI3-STB', stock: 0 });
    await quantityOf(page, 'OSI3-STB').fill('2');
    await quantityOf(page, 'OSI3-STB').press('Enter');
    await expect(lineOf(page, 'OSI3-STB')).toContainText('It is out of stock.');
    await expect(quantityOf(page, 'OSI3-STB')).toHaveValue('1');
    expect(await held(host, guid)).toEqual(['OSI3-STB × 1']);
  });

  test('a price that changed since it was last seen is said with both amounts [CRT-02 part]', async ({
    page,
    host,
  }) => {
    await visitCart(page, host, [['HMC-KIT', 1]]);
    await host.catalogue({ code: 'HMC-KIT', price: 151 });
    await quantityOf(page, 'HMC-KIT').fill('2');
    await quantityOf(page, 'HMC-KIT').press('Enter');
    await expect(lineOf(page, 'HMC-KIT')).toContainText(
      'The unit price has changed from $148.00 to $151.00.',
    );
    await expect(lineOf(page, 'HMC-KIT')).toContainText('$302.00');
  });
});

test.describe('what a line says', () => {
  const page8 = (flags: unknown) => ({
    body: '<assess-cart></assess-cart>',
    config: { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2', flags },
  });

  test('dates in words, seats, level and the not-discountable mark stand on lines that have them; flags add UPC and picture [CRT-08 part]', async ({
    page,
    host,
  }) => {
    const guid = await makeCart(host, [
      ['MAB2-KIT', 1],
      ['RPW-G3-LIC', 5],
      [KIT, 1],
    ]);
    await returnWith(page, guid);
    await openAuthored(page, host, page8({ upc: true, productImages: true, vat: true }));
    await expect(lineOf(page, 'MAB2-KIT')).toContainText(/Estimated release: [A-Z][a-z]+\s\d{1,2}, \d{4}/);
    await expect(lineOf(page, 'MAB2-KIT')).toContainText(/Estimated to ship: [A-Z][a-z]+\s\d{1,2}, \d{4}/);
    await expect(lineOf(page, 'RPW-G3-LIC')).toContainText('5 seats');
    await expect(lineOf(page, 'RPW-G3-LIC')).toContainText('Not discountable');
    await expect(lineOf(page, KIT)).toContainText('UPC 081559002073');
    await expect(lineOf(page, KIT)).toContainText('Level C');
    await expect(lineOf(page, KIT)).not.toContainText('Estimated');
    await expect(lineOf(page, KIT).locator('img')).toBeVisible();
  });

  test('code, name and program, and the two dates each under its own name [CRT-02] [CRT-08]', async ({
    page,
    host,
  }) => {
    const guid = await makeCart(host, [
      ['MAB2-KIT', 1],
      [KIT, 1],
    ]);
    await returnWith(page, guid);
    await openAuthored(page, host, page8({}));
    const { entries } = (await readCart(host, guid)) as { entries: Record<string, string>[] };
    const dated = entries.find(({ estimatedRelease }) => estimatedRelease !== undefined) ?? {};
    const day = (name: string) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(dated[name]?.slice(0, 10) ?? ''),
      );
    expect(day('estimatedRelease')).not.toBe(day('estimatedToShip'));
    const line = lineOf(page, 'MAB2-KIT');
    await expect(line).toContainText(`Estimated release: ${day('estimatedRelease')}`);
    await expect(line).toContainText(`Estimated to ship: ${day('estimatedToShip')}`);
    await expect(line.locator('.product b')).toHaveText(
      'Marchetti Attention Battery, 2nd Edition: Complete Kit',
    );
    await expect(line.locator('.facts-row').first()).toHaveText(
      'MAB2-KIT Marchetti Attention Battery Level C',
    );
  });

  test('without the flags no UPC, picture or VAT shows [CRT-08 part]', async ({ page, host }) => {
    await returnWith(page, await makeCart(host, [[KIT, 1]]));
    await openAuthored(page, host, page8({}));
    await expect(lineOf(page, KIT)).toContainText('Lindgren Memory Scale, 4th Edition: Complete Kit');
    await expect(page.locator('assess-cart')).not.toContainText('UPC');
    await expect(page.locator('assess-cart')).not.toContainText(/VAT|tax \$/);
    await expect(page.locator('assess-cart img')).toHaveCount(0);
  });

  const gross = {
    body: '<assess-cart></assess-cart>',
    config: {
      locale: 'en-gb',
      commerceBase: '/commerce/headless/ecommerce/v2',
      flags: { vat: true, upc: true },
    },
  };

  test('a VAT that the store does tell shows neither on a line nor in the sum while the flag is off [CRT-08]', async ({
    page,
    host,
  }) => {
    const guid = await makeCart(host, [[KIT, 1]], 'ukassessments');
    await returnWith(page, guid, 'ukassessments');
    await openAuthored(page, host, { ...gross, config: { ...gross.config, flags: { upc: true } } });
    await expect(lineOf(page, KIT)).toContainText('UPC 081559002073');
    await expect(page.locator('assess-cart .summary')).toContainText(/Total so far\s*£[\d,]+\.\d\d/);
    expect(await answerToPage(host, guid)).toMatch(/"vat":\{/);
    await expect(page.locator('assess-cart')).not.toContainText(/VAT(, included)?\s*£/);
  });

  test('estimated dates, seats, UPC and VAT of a line, and the VAT within the sum, stand where a line has them [CRT-08]', async ({
    page,
    host,
  }) => {
    const lines = [
      ['MAB2-KIT', 1],
      ['RPW-G3-LIC', 5],
      [KIT, 1],
    ] as const;
    await returnWith(page, await makeCart(host, lines, 'ukassessments'), 'ukassessments');
    await openAuthored(page, host, gross);
    await expect(lineOf(page, 'MAB2-KIT')).toContainText(/Estimated release: \d{1,2}\s[A-Z][a-z]+ \d{4}/);
    await expect(lineOf(page, 'MAB2-KIT')).toContainText(/Estimated to ship: \d{1,2}\s[A-Z][a-z]+ \d{4}/);
    await expect(lineOf(page, 'RPW-G3-LIC')).toContainText('5 seats');
    await expect(lineOf(page, KIT)).toContainText('UPC 081559002073');
    await expect(lineOf(page, KIT)).not.toContainText('Estimated');
    for (const [code] of lines) await expect(lineOf(page, code)).toContainText(/VAT £[\d,]+\.\d\d/);
    const summary = page.locator('assess-cart .summary');
    await expect(summary).toContainText(/VAT, included£[\d,]+\.\d\d/);
    await expect(summary).toContainText('Prices include VAT.');
  });

  test('where there is no tax no VAT of 0.00 shows, whatever the flag [CRT-08 part]', async ({
    page,
    host,
  }) => {
    await returnWith(page, await makeCart(host, [[KIT, 1]]));
    await openAuthored(page, host, page8({ vat: true }));
    await expect(page.locator('assess-cart .summary')).toContainText('$590.00');
    await expect(page.locator('assess-cart')).not.toContainText(/VAT|tax \$/);
  });

  test('ten units have 5 % off, told on the line and in the sums; a line that is not discountable has none [CRT-02]', async ({
    page,
    host,
  }) => {
    await visitCart(page, host, [
      [KIT, 9],
      ['RPW-G3-LIC', 10],
    ]);
    await expect(page.locator('assess-cart')).not.toContainText('You save');
    await quantityOf(page, KIT).fill('10');
    await quantityOf(page, KIT).press('Enter');
    await expect(lineOf(page, KIT).locator('.sum')).toContainText('$5,605.00');
    await expect(lineOf(page, KIT)).toContainText('You save $295.00');
    await expect(lineOf(page, 'RPW-G3-LIC')).not.toContainText('You save');
    const summary = page.locator('assess-cart .summary');
    await expect(summary).toContainText(
      'Before discounts$6,350.00Discounts−$295.00Subtotal$6,055.00Total so far$6,055.00',
    );
    // The mini-cart has the same word and the same sum, and the discount at its line.
    await miniButton(page).click();
    const ways = page.locator('assess-mini-cart .pop .ways').first();
    await expect(ways).toContainText('Subtotal$6,055.00');
    await expect(page.locator('assess-mini-cart .pop').first()).toContainText('You save $');
  });
});

test.describe('other tabs', () => {
  test('a change made in another tab shows here without reload and is said once [CRT-10]', async ({
    page,
    host,
    context,
  }) => {
    await visitCart(page, host, BOTH);
    const other = await context.newPage();
    await other.goto(cartUrl(host));
    await quantityOf(other, KIT).fill('6');
    await quantityOf(other, KIT).press('Enter');
    await expect(quantityOf(page, KIT)).toHaveValue('6');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 9 items');
    await expect(lineOf(page, KIT)).toContainText('$3,540.00');
    await expect(said(page)).toContainText(
      'Your cart was changed elsewhere, for example in another tab. It now has 9 items.',
    );
    await expect(said(other)).not.toContainText('elsewhere');
  });

  test('what is being typed here survives a change in another tab [CRT-10 part]', async ({
    page,
    host,
    context,
  }) => {
    await visitCart(page, host, BOTH);
    await quantityOf(page, FORMS).fill('12');
    const other = await context.newPage();
    await other.goto(cartUrl(host));
    await lineOf(other, KIT)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(lineOf(page, KIT)).toHaveCount(0);
    await expect(quantityOf(page, FORMS)).toHaveValue('12');
  });
});

test.describe('when the store fails', () => {
  for (const [cause, order, words] of [
    ['503', { status: 503, retryAfter: 0 }, 'The store is very busy.'],
    ['a cut connection', { cut: true }, 'We couldn’t reach the store.'],
  ] as const)
    test(`${cause} is told with a way to try again that works [REL-01 part]`, async ({ page, host }) => {
      const guid = await makeCart(host, BOTH);
      await returnWith(page, guid);
      await host.fault({ method: 'GET', path: '/users/*/carts/*', ...order });
      await page.goto(cartUrl(host));
      await expect(page.locator('assess-cart')).toContainText('Your cart could not be loaded.');
      await expect(page.locator('assess-cart')).toContainText(words);
      await host.clearFaults();
      await page.locator('assess-cart').getByRole('button', { name: 'Try again' }).click();
      await expect(quantityOf(page, KIT)).toHaveValue('2');
    });

  test('a cart that is not the visitor’s says so, and offers no useless retry [REL-01 part]', async ({
    page,
    host,
  }) => {
    await returnWith(page, await makeCart(host, BOTH));
    await host.fault({ method: 'GET', path: '/users/*/carts/*', status: 403 });
    await page.goto(cartUrl(host));
    await expect(page.locator('assess-cart')).toContainText('You don’t have access to this cart.');
    await expect(page.locator('assess-cart').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('a cart that expired on the server says so, and its lines can be added again [REL-01 part]', async ({
    page,
    host,
  }) => {
    const guid = await visitCart(page, host, BOTH);
    await loseCart(host, guid);
    await quantityOf(page, KIT).fill('3');
    await quantityOf(page, KIT).press('Enter');
    await expect(page.locator('assess-cart')).toContainText('Your cart has expired.');
    await page.getByRole('button', { name: 'Add the 2 products again' }).click();
    await expect(page.locator('assess-cart .line')).toHaveCount(2);
    await expect(page.locator('assess-cart')).not.toContainText('expired');
  });
});

test('25 lines of the longest names work by keyboard alone and axe finds nothing [CRT-02 part]', async ({
  page,
  host,
}) => {
  const codes = await longCart(host);
  const guid = await visitCart(page, host, codes);
  expect(await violations(page, 'assess-cart')).toEqual([]);
  await quantityOf(page, 'ENA-KIT').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect.poll(() => held(host, guid)).toContain('ENA-KIT × 7');
});

for (const width of rowsOf([280], [320, 768]))
  test(`nothing is wider than the page at ${width} px, and axe finds nothing [CRT-02 part]`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitCart(page, host, [...BOTH, ['MAB2-KIT', 1], ['ENA-KIT', 1]]);
    const wide = await page
      .locator('assess-cart')
      .evaluate((host_) =>
        [...host_.shadowRoot!.querySelectorAll('*')]
          .filter((one) => one.getBoundingClientRect().right > host_.getBoundingClientRect().right + 1)
          .map((one) => one.className.toString()),
      );
    expect(wide).toEqual([]);
    expect(await violations(page, 'assess-cart')).toEqual([]);
  });

test('tells the page of each state of the cart once, and of what the shopper did [CRT-01 part]', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['assess-cart-changed', 'assess-cart-quantity', 'assess-cart-removed'])
      document.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
  await visitCart(page, host, BOTH);
  await quantityOf(page, KIT).fill('1');
  await quantityOf(page, KIT).press('Enter');
  await expect(lineOf(page, KIT).locator('.sum')).toContainText('$590.00');
  await expect.poll(heard).toHaveLength(3);
  await lineOf(page, FORMS)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(said(page)).toContainText('removed from the cart');
  await expect.poll(heard).toEqual([
    ['assess-cart-changed', { units: 5, lines: 2, total: 1372, currency: 'USD' }],
    ['assess-cart-changed', { units: 4, lines: 2, total: 782, currency: 'USD' }],
    ['assess-cart-quantity', { code: KIT, from: 2, to: 1 }],
    ['assess-cart-changed', { units: 1, lines: 1, total: 590, currency: 'USD' }],
    ['assess-cart-removed', { code: FORMS, quantity: 3 }],
  ]);
});
