import { expect, test, type Host, type Page } from './fixtures.ts';
import {
  addButton,
  code,
  enter,
  open,
  openWithKit,
  quantity,
  QUICK_ORDER,
  rowOf,
  said,
} from './quick-order-visit.ts';
import { holdRequests } from './hold-requests.ts';
import { rowsOf } from './rows-of.ts';

const UNKNOWN = 'Unable to find corresponding product - please make sure that product code/ISBN is correct';
const DUPLICATE = 'ISBN/product already exists in the form';

const total = (page: Page) => page.locator('.qo-total');

/** Pastes like the browser: the field's own paste applies unless the widget handles the list. */
const paste = async (page: Page, row: number, text: string): Promise<void> =>
  code(page, row).evaluate((field: HTMLInputElement, pasted) => {
    field.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);

const calls = async (host: Host, method: string, part: string): Promise<number> =>
  (await host.requests()).filter((call) => call.method === method && call.path.includes(part)).length;

/** More product codes than fit. */
const manyCodes = ['LMS4', 'MAB2', 'OSI3', 'VLS', 'PRA2', 'HMC'].flatMap((program) =>
  ['KIT', 'MAN', 'STB', 'QGR', 'DIG'].map((kind) => `${program}-${kind}`),
);

/** What is typed into the rows, as a scanner or a text expander types it: codes and counts, with the keys that lead on. */
const scanned = [
  ['LMS4-KIT', '12'],
  ['RPW-G3-LIC', '104'],
  ['VLS-KIT', '37'],
  ['MAB2-KIT', '11'],
  ['HMC-KIT', '123'],
] as const;

for (const delay of rowsOf([0], [3, 8]))
  test(`a scanner that types with ${delay} ms between the keys loses none of them [QO-01 part] [QO-02 part]`, async ({
    page,
    host,
  }) => {
    await open(page, host);
    await code(page, 1).focus();
    for (const [text, count] of scanned) {
      await page.keyboard.type(text, { delay });
      await page.keyboard.press('Tab');
      await page.keyboard.type(count, { delay });
      await page.keyboard.press('Enter');
    }
    const typed = async () => {
      const rows: string[][] = [];
      for (let row = 1; row <= scanned.length; row += 1)
        rows.push([await code(page, row).inputValue(), await quantity(page, row).inputValue()]);
      return rows;
    };
    await expect.poll(typed).toEqual(scanned);
    // Once more, over what is there.
    await code(page, 1).focus();
    for (const [text, count] of scanned) {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text, { delay });
      await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(`${count}4`, { delay });
      await page.keyboard.press('Enter');
    }
    await expect.poll(typed).toEqual(scanned.map(([text, count]) => [text, `${count}4`]));
  });

test.describe('codes', () => {
  test('an unknown code, a repeated one and one not sold online each say so [QO-03]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'NOSUCH-1');
    await expect(rowOf(page, 1)).toContainText(UNKNOWN);
    await expect(code(page, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(code(page, 1)).toHaveValue('NOSUCH-1');
    await enter(page, 2, 'LMS4-KIT', '2');
    await enter(page, 3, '0-306-40615-2', '3');
    await expect(rowOf(page, 3)).toContainText(DUPLICATE);
    await rowOf(page, 3).getByRole('button', { name: 'Add 3 to row 2' }).click();
    await expect(quantity(page, 2)).toHaveValue('5');
    await host.catalogue({ code: 'MAB2-MAN', online: false });
    await enter(page, 3, 'MAB2-MAN');
    await expect(rowOf(page, 3)).toContainText('can’t be bought online');
    await expect(addButton(page)).toHaveText('Add 5 items to cart');
  });

  test('ISBN-10, ISBN-13 and product code find one product, with and without hyphens [QO-01]', async ({
    page,
    host,
  }) => {
    const ways = ['0306406152', '0-306-40615-2', '9780306406157', '978-0-306-40615-7', ' lms4-kit '];
    await open(page, host);
    for (const way of ways) {
      await enter(page, 1, way);
      await expect(rowOf(page, 1)).toContainText('Lindgren Memory Scale, 4th Edition: Complete Kit');
    }
    expect(await calls(host, 'POST', '/products/lookup')).toBeLessThanOrEqual(ways.length);
  });

  test('a wrong check digit offers the right ISBN, a retired edition its successor, and the level shows before anything is added [LEAD-02]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, '9780306406158');
    await expect(rowOf(page, 1)).toContainText('Did you mean');
    await rowOf(page, 1).getByRole('button', { name: '9780306406157' }).click();
    await expect(rowOf(page, 1)).toContainText('Complete Kit');
    await expect(rowOf(page, 1)).toContainText('qualification level C');
    await enter(page, 2, 'MAB1-KIT');
    await expect(rowOf(page, 2)).toContainText('no longer sold');
    await rowOf(page, 2).getByRole('button', { name: 'Use MAB2-KIT instead' }).click();
    await expect(code(page, 2)).toHaveValue('MAB2-KIT');
    await expect(rowOf(page, 2)).toContainText('Marchetti Attention Battery');
    await enter(page, 3, 'PIC-KIT');
    await expect(rowOf(page, 3)).toContainText('no longer sold');
    await expect(rowOf(page, 3).getByRole('button', { name: /instead/ })).toHaveCount(0);
  });

  test('while the service is down what was typed stays, and one press looks it all up [QO-01 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await host.fault({ path: '/products/lookup', status: 503 });
    await enter(page, 1, 'LMS4-KIT');
    await expect(said(page, 'Products can’t be looked up right now')).toBeVisible();
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
    await host.clearFaults();
    await page.locator('assess-quick-order').getByRole('button', { name: 'Try again' }).first().click();
    await expect(rowOf(page, 1)).toContainText('Complete Kit');
  });
});

test.describe('quantities', () => {
  test('minimum and maximum count what is in the cart, and every odd quantity has its words [QO-04]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'LMS4-REC25', '1');
    await expect(rowOf(page, 1)).toContainText('Order at least 3.');
    for (const [typed, words] of [
      ['0', 'must be 1 or more'],
      ['-1', 'must be 1 or more'],
      ['1.5', 'must be a whole number'],
      ['1e9', 'Order at most 25'],
      ['two', 'must be a number'],
      ['26', 'Order at most 25.'],
    ] as const) {
      await quantity(page, 1).fill(typed);
      await quantity(page, 1).press('Tab');
      await expect(rowOf(page, 1)).toContainText(words);
      await expect(quantity(page, 1)).toHaveValue(typed);
    }
    await quantity(page, 1).fill('٣');
    await expect(addButton(page)).toHaveText('Add 3 items to cart');
    await addButton(page).click();
    await expect(said(page, '3 items were added to the cart.')).toBeVisible();

    await enter(page, 1, 'LMS4-REC25', '23');
    await expect(rowOf(page, 1)).toContainText('You have 3 in the cart; order at most 22 more.');
    await rowOf(page, 1).getByRole('button', { name: 'Use 22' }).click();
    await expect(quantity(page, 1)).toHaveValue('22');
    await expect(addButton(page)).toHaveText('Add 22 items to cart');
  });
});

test.describe('stock', () => {
  test('is not said of what ships later, whose day stands there as in the cart, nor of an access or a licence [CRT-08]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    const ships = /Estimated to ship: \w+\s\d{1,2}, \d{4}/;
    await enter(page, 1, 'VLS-MAN', '1');
    await expect(rowOf(page, 1)).toContainText(ships);
    const [shipped = ''] = ships.exec((await rowOf(page, 1).textContent()) ?? '') ?? [];
    await enter(page, 2, 'LMS4-QGR', '1');
    await expect(rowOf(page, 2)).toContainText('Q-global');
    await enter(page, 3, 'LMS4-KIT', '1');
    await expect(rowOf(page, 3)).toContainText('in stock');
    for (const row of [1, 2]) await expect(rowOf(page, row)).not.toContainText('in stock');
    await addButton(page).click();
    await expect(said(page, '3 items were added to the cart.')).toBeVisible();
    await page.goto(`${host.shop}/store/usassessments/en/cart`);
    await expect(page.locator('assess-cart').getByText(shipped)).toBeVisible();
  });

  test('more than is left is marked on the row before anything is added, with what would do [CRT-05 part]', async ({
    page,
    host,
  }) => {
    await host.catalogue({ code: 'LMS4-STB', stock: 3 });
    await open(page, host);
    await enter(page, 1, 'LMS4-STB', '5');
    await expect(rowOf(page, 1)).toContainText('Only 3 in stock.');
    await expect(quantity(page, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(addButton(page)).toHaveText('Add to cart');
    await rowOf(page, 1).getByRole('button', { name: 'Use 3' }).click();
    await quantity(page, 1).fill('2');
    await quantity(page, 1).press('Tab');
    await addButton(page).click();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
    await enter(page, 1, 'LMS4-STB', '2');
    await expect(rowOf(page, 1)).toContainText('Only 3 in stock, and you have 2 in the cart.');
    await rowOf(page, 1).getByRole('button', { name: 'Use 1' }).click();
    await expect(addButton(page)).toHaveText('Add 1 item to cart');
  });
});

test.describe('lists', () => {
  test('a 26th product is refused, and of a longer paste the rest is listed as not placed [QO-02]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await expect(code(page, 3)).toBeVisible();
    await expect(code(page, 4)).toHaveCount(0);
    const list = manyCodes.slice(0, 27).map((one) => `${one}\t1`);
    await paste(page, 1, list.join('\n'));
    await expect(said(page, '27 lines: 25 found, 2 not added.')).toBeVisible();
    await expect(said(page, '2 were not added')).toBeVisible();
    const left = page.getByRole('textbox', { name: /2 were not added/ });
    await expect(left).toHaveValue(`${manyCodes[25]}\t1\n${manyCodes[26]}\t1`);
    await expect(code(page, 25)).toHaveValue(manyCodes[24] ?? '');
    await expect(said(page, 'All 25 rows are in use.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add row' })).toHaveCount(0);
    await expect(code(page, 26)).toHaveCount(0);
  });

  test('a list is placed in one step with one look-up, whatever stands beside its codes, and what it could not read or place is listed [QO-05] [QO-10 a, c]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'LMS4-KIT', '1');
    await expect(rowOf(page, 1)).toContainText('Complete Kit');
    await host.forgetRequests();
    await paste(
      page,
      2,
      [
        'Order #\tVendor\tSKU\tQty\tPrice\tAccount Code',
        'W1001\tVerity\tMAB2-KIT\t2\t1,180.00\t10-2210',
        'see attached',
        'W1001\tVerity\t9780306406157\t4\t420.00\t10-2210',
        'W1001\tVerity\tOSI3-KIT\t1\t390.00\t10-2210',
        'W1001\tVerity\tQQQ9-KIT\t6\t12.00\t10-2210',
      ].join('\r\n'),
    );
    await expect(said(page, '5 lines: 2 found, 1 repeated, 1 not found, 1 other line.')).toBeVisible();
    await expect(code(page, 4)).toHaveValue('QQQ9-KIT');
    await expect(quantity(page, 4)).toHaveValue('6');
    await expect(rowOf(page, 4)).toContainText('Unable to find corresponding product');
    await page.getByRole('button', { name: 'Show 1 other line' }).click();
    await expect(page.getByRole('textbox', { name: 'Show 1 other line' })).toHaveValue('see attached');
    await expect(code(page, 2)).toHaveValue('MAB2-KIT');
    await expect(quantity(page, 2)).toHaveValue('2');
    await expect(code(page, 3)).toHaveValue('OSI3-KIT');
    await expect(rowOf(page, 3)).toContainText('Okonkwo');
    expect(await calls(host, 'POST', '/products/lookup')).toBe(1);
    await page.getByRole('button', { name: 'Add 4 to row 1' }).click();
    await expect(quantity(page, 1)).toHaveValue('5');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(code(page, 2)).toHaveValue('');
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
  });

  test('a line that does not tell its quantity stands in its row with its own numbers to press [QO-05 part] [QO-10 d]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await paste(page, 1, '2 sets of OSI3-KIT + 1 extra OSI3-MAN');
    await expect(code(page, 2)).toHaveValue('OSI3-MAN');
    for (const row of [1, 2]) {
      await expect(quantity(page, row)).toHaveValue('');
      await expect(rowOf(page, row)).toContainText('Your list says “2 sets of OSI3-KIT + 1 extra OSI3-MAN”.');
      await expect(rowOf(page, row).getByRole('button', { name: /^Use / })).toHaveText(['Use 2', 'Use 1']);
    }
    await rowOf(page, 1).getByRole('button', { name: 'Use 2' }).click();
    await expect(quantity(page, 1)).toHaveValue('2');
    await expect(quantity(page, 1)).toBeFocused();
    await paste(page, 3, 'PRA2-KIT 1,000,000,000\nMAB2-KIT 1,000\nVLS-MAN');
    await expect(rowOf(page, 3)).toContainText('Your list says “PRA2-KIT 1,000,000,000”.');
    await expect(rowOf(page, 4)).toContainText('Your list says “MAB2-KIT 1,000”.');
    for (const row of [3, 4, 5])
      await expect(rowOf(page, row).getByRole('button', { name: /^Use / })).toHaveCount(0);
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
  });

  test('two columns of codes are asked about once, and one press says which is meant [QO-09 d part] [QO-10 b]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await paste(page, 1, 'ISBN\tCode\tQty\n9780306406157\tVLS-MAN\t2\n9780306406157\tLMS4-KIT\t3');
    const picture = page.getByRole('group', { name: 'Which column has the codes?' });
    await expect(picture.getByLabel('Column 3')).toHaveValue('quantity');
    await expect(addButton(page)).toHaveText('Add to cart');
    await picture.getByLabel('Column 2').selectOption({ label: 'Code (2 found)' });
    await picture.getByRole('button', { name: 'Use these columns' }).press('Enter');
    await expect(quantity(page, 1)).toBeFocused();
    await expect(code(page, 1)).toHaveValue('VLS-MAN');
    await expect(code(page, 2)).toHaveValue('LMS4-KIT');
    await expect(addButton(page)).toHaveText('Add 5 items to cart');
  });

  test('what became of a list names the field that is wrong with its reason, and leads there [QO-05 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await paste(page, 1, 'LMS4-KIT 2\nLMS4-REC25 1\nNOSUCH-1 1');
    const wide = page.locator('assess-quick-order');
    await expect(wide.getByRole('button', { name: /^Code, row 3: Unable to find/ })).toBeVisible();
    await wide.getByRole('button', { name: 'Quantity, row 2: Order at least 3.' }).click();
    await expect(quantity(page, 2)).toBeFocused();
  });

  test('a list that does not tell its quantities is asked about once, and no row goes in before it is answered [QO-09 d]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    const list = 'Bestell-Nr.\tVE\tBestellung\nLMS4-KIT\t25\t2\nMAB2-KIT\t10\t3';
    const picture = page.getByRole('group', { name: 'Which column has the quantities?' });
    const lookUp = await holdRequests(page, /\/products\/lookup/);
    await paste(page, 1, list);
    await expect(code(page, 2)).toHaveValue('LMS4-KIT');
    lookUp();
    await expect(picture).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'Which column has the quantities?' }),
    ).toHaveCount(1);
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
    for (const row of [1, 2]) await expect(quantity(page, row)).toHaveValue('');
    await expect(addButton(page)).toHaveText('Add to cart');
    await page.reload();
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
    for (const row of [1, 2]) await expect(quantity(page, row)).toHaveValue('');
    // The result of the look-up moves the button down the page.
    await expect(addButton(page)).toHaveText('Add to cart');
    for (const row of [1, 2]) await expect(rowOf(page, row)).toContainText('$');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(code(page, 1)).toHaveValue('');
    await paste(page, 1, list);
    await picture.getByLabel('Column 3').selectOption({ label: 'Quantity (2 numbers)' });
    await picture.getByRole('button', { name: 'Use these columns' }).press('Enter');
    await expect(quantity(page, 1)).toBeFocused();
    await expect(quantity(page, 1)).toHaveValue('2');
    await expect(quantity(page, 2)).toHaveValue('3');
    await expect(page.getByRole('status').filter({ hasText: '3 lines: 2 found, 1 other line.' })).toHaveCount(
      1,
    );
    await expect(addButton(page)).toHaveText('Add 5 items to cart');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.press('Enter');
    await expect(code(page, 1)).toBeFocused();
    await expect(code(page, 1)).toHaveValue('');
    await paste(page, 1, 'LMS4-KIT\t2\nMAB2-KIT\t3');
    await expect(addButton(page)).toHaveText('Add 5 items to cart');
    await paste(page, 3, 'VLS-MAN 2 dozen');
    await expect(rowOf(page, 3)).toContainText('Your list says “VLS-MAN 2 dozen”.');
    await expect(quantity(page, 3)).toHaveValue('');
    await expect(addButton(page)).toHaveText('Add 5 items to cart');
  });

  test('a CSV file fills the rows, an old workbook and a list of 10 MB say why they do not [QO-05]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    const input = page.locator('assess-quick-order input[type=file]');
    await input.setInputFiles({
      name: 'order.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    });
    await expect(said(page, 'save it as .xlsx or CSV')).toBeVisible();
    await code(page, 1).fill('LMS4-KIT');
    await paste(page, 2, 'x'.repeat(10 * 1024 * 1024));
    await expect(said(page, 'This list is too large (10 MB; at most 2 MB).')).toBeVisible();
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
    await expect(code(page, 2)).toHaveValue('');
    const csv = Buffer.from('\uFEFFAantal;Artikel\r\n2;MAB2-KIT\r\n3;OSI3-KIT\r\n');
    await input.setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: csv });
    await expect(said(page, 'order.csv: 2 lines: 2 found.')).toBeVisible();
    await expect(code(page, 3)).toHaveValue('OSI3-KIT');
  });
});

test.describe('adding', () => {
  test('all valid lines go in one request, after their prices and total showed; the others stay with their reasons [QO-06]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'LMS4-KIT', '2');
    await enter(page, 2, 'LMS4-STB', '3');
    await enter(page, 3, 'NOSUCH-1', '1');
    await expect(rowOf(page, 1)).toContainText('$1,180.00');
    await expect(total(page)).toHaveText('Total before discounts $1,711.00');
    await expect(said(page, '1 line needs attention')).toBeVisible();
    await host.catalogue({ code: 'LMS4-STB', stock: 1 });
    await addButton(page).dblclick();
    await expect(said(page, '3 items were added to the cart.')).toBeVisible();
    expect(await calls(host, 'POST', '/entries/batch')).toBe(1);
    await expect(rowOf(page, 1)).toContainText('Only 1 of 3 added');
    await expect(code(page, 2)).toHaveValue('NOSUCH-1');
    const summary = page.getByRole('region', { name: '2 lines were not added' });
    await expect(summary).toBeFocused();
    await summary.getByRole('button', { name: /Row 2: Unable/ }).click();
    await expect(code(page, 2)).toBeFocused();
    await page.getByRole('link', { name: 'View cart' }).first().click();
    await expect(page).toHaveURL(/\/store\/usassessments\/en\/cart$/);
  });

  test('the total is of the rows that will be added alone, though the others have a price too [QO-06]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'LMS4-KIT', '1');
    await enter(page, 2, 'LMS4-REC25', '2');
    await enter(page, 3, 'LMS4-KIT', '4');
    await expect(rowOf(page, 2)).toContainText('$');
    await expect(rowOf(page, 3)).toContainText('$590.00 each');
    await expect(said(page, '2 lines need attention')).toBeVisible();
    await expect(total(page)).toHaveText('Total $590.00');
    await expect(addButton(page)).toHaveText('Add 1 item to cart');
    await quantity(page, 2).fill('3');
    await quantity(page, 2).press('Tab');
    await expect(total(page)).not.toHaveText('Total $590.00');
    await expect(addButton(page)).toHaveText('Add 4 items to cart');
  });

  test('a lost answer adds once, an expired cart is replaced, a new price and a vanished product are told [QO-06 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'MAB2-MAN', '2');
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
    await host.fault({ path: '/users/*/carts/*/entries/batch', loseAnswer: true, times: 1 });
    await addButton(page).click();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();

    await enter(page, 1, 'OSI3-KIT', '1');
    await enter(page, 2, 'VLS-KIT', '1');
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
    await host.catalogue({ code: 'OSI3-KIT', price: 400 });
    await host.catalogue({ code: 'VLS-KIT', gone: true });
    await addButton(page).click();
    await expect(said(page, '1 item was added to the cart.')).toBeVisible();
    await expect(said(page, 'changed from $318.00 to $400.00')).toBeVisible();
    await expect(rowOf(page, 1)).toContainText('the store no longer sells this product');
    await page.evaluate(() => localStorage.setItem('assess.cartGuid.usassessments', '"long-gone"'));
    await enter(page, 1, 'MAB2-KIT', '1');
    await expect(addButton(page)).toHaveText('Add 1 item to cart');
    await addButton(page).click();
    await expect(said(page, 'Your earlier cart had expired, so a new one was started.')).toBeVisible();
  });

  test('a row says how many are in the cart, and the total that discounts are still to come, where they may [QO-06 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'LMS4-KIT', '1');
    await expect(total(page)).toHaveText('Total $590.00');
    await expect(rowOf(page, 1)).not.toContainText('in the cart');
    await quantity(page, 1).fill('10');
    await quantity(page, 1).press('Tab');
    await expect(total(page)).toHaveText('Total before discounts $5,900.00');
    await addButton(page).click();
    await expect(said(page, '10 items were added to the cart.')).toBeVisible();
    await enter(page, 1, '9780306406157', '1');
    await expect(rowOf(page, 1)).toContainText('10 in the cart');
    await expect(total(page)).toHaveText('Total before discounts $590.00');
  });

  test('when nothing reaches the store the rows stay, and trying again adds them once [QO-06 part]', async ({
    page,
    host,
  }) => {
    await openWithKit(page, host);
    await host.fault({ path: '/users/*/carts/*/entries/batch', status: 503, times: 2 });
    await addButton(page).click();
    await expect(said(page, 'The store could not add these items.')).toBeVisible();
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
    await page.locator('assess-quick-order').getByRole('button', { name: 'Try again' }).click();
    await expect(said(page, '1 item was added to the cart.')).toBeVisible();
  });

  for (const [what, fault, words] of [
    ['added', undefined, '1 item was added to the cart.'],
    ['not added', { status: 500 }, 'The store could not add these items.'],
  ] as const)
    test(`on a phone, with the button below the rows, what was ${what} is brought into view [QO-06 part]`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await openWithKit(page, host);
      if (fault) await host.fault({ path: '/users/*/carts', ...fault });
      await addButton(page).click();
      await expect(said(page, words)).toBeInViewport({ ratio: 1 });
    });

  test('an empty form says what to do and leads there [QO-06 part]', async ({ page, host }) => {
    await open(page, host);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const summary = page.getByRole('region', { name: 'Nothing was added' });
    await expect(summary).toBeFocused();
    await summary.getByRole('button', { name: 'Enter an ISBN or product code first' }).click();
    await expect(code(page, 1)).toBeFocused();
  });
});

test.describe('keeping', () => {
  test('rows survive a reload and a closed tab with one look-up, and go once they are added or cleared [QO-07]', async ({
    page,
    host,
    context,
  }) => {
    const first = await context.newPage();
    await open(first, host);
    await enter(first, 1, 'LMS4-KIT', '2');
    await enter(first, 2, 'NOSUCH-1', 'x');
    await first.reload();
    await expect(code(first, 1)).toHaveValue('LMS4-KIT');
    await expect(quantity(first, 2)).toHaveValue('x');
    await expect(rowOf(first, 1)).toContainText('Complete Kit');
    await first.close();
    await host.forgetRequests();
    await page.goto(host.shop + QUICK_ORDER);
    await expect(rowOf(page, 1)).toContainText('Complete Kit');
    expect(await calls(host, 'POST', '/products/lookup')).toBe(1);
    const stored = await page.evaluate(() => localStorage.getItem('assess.quickOrderRows.usassessments'));
    expect((JSON.parse(stored ?? '') as { rows: unknown }).rows).toEqual([
      { code: 'LMS4-KIT', quantity: '2' },
      { code: 'NOSUCH-1', quantity: 'x' },
    ]);
    await addButton(page).click();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
    await page.reload();
    await expect(code(page, 1)).toHaveValue('NOSUCH-1');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(code(page, 1)).toHaveValue('');
    await page.reload();
    await expect(code(page, 1)).toHaveValue('');
  });

  test('the last keys before the page is left are kept, and none is lost between fields [QO-07 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await code(page, 1).click();
    await page.keyboard.type('NOSUCH-123');
    await expect(code(page, 1)).toHaveValue('NOSUCH-123');
    await page.reload();
    await expect(code(page, 1)).toHaveValue('NOSUCH-123');
    await code(page, 2).click();
    await page.keyboard.type('LMS4-KIT');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await expect(rowOf(page, 2)).toContainText('Complete Kit');
    await expect(code(page, 2)).toHaveValue('LMS4-KIT');
    await code(page, 3).click();
    await page.keyboard.type('OSI3-KIT');
    await addButton(page).evaluate((button: HTMLElement) => button.click());
    await expect(said(page, '3 items were added to the cart.')).toBeVisible();
  });

  test('a row that the store left says why after a reload as well, until it is tried again [QO-07 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'LMS4-STB', '3');
    await enter(page, 2, 'VLS-KIT', '1');
    await expect(addButton(page)).toHaveText('Add 4 items to cart');
    await host.catalogue({ code: 'LMS4-STB', stock: 1 });
    await host.catalogue({ code: 'VLS-KIT', gone: true });
    await addButton(page).click();
    await expect(rowOf(page, 1)).toContainText('Only 1 of 3 added: no more in stock.');
    await host.catalogue({ code: 'LMS4-STB', stock: 4 });
    await host.catalogue({ code: 'VLS-KIT', gone: false });
    await page.reload();
    await expect(rowOf(page, 1)).toContainText('Only 1 of 3 added: no more in stock.');
    await expect(rowOf(page, 2)).toContainText('Not added: the store no longer sells this product.');
    await expect(said(page, '2 lines need attention')).toBeVisible();
    await rowOf(page, 1).getByRole('button', { name: 'Try again' }).click();
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
    await page.reload();
    await expect(rowOf(page, 1)).not.toContainText('no more in stock');
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
  });

  test('a draft of an earlier version, or one with a refusal that nobody knows, still opens [QO-07 part]', async ({
    page,
    host,
  }) => {
    const rows = [
      { code: 'LMS4-KIT', quantity: '2' },
      { code: 'MAB2-KIT', quantity: '1', refusal: { status: '<b>soldToTheMoon', added: 0, asked: 1 } },
    ];
    await page.addInitScript(
      (draft) => localStorage.setItem('assess.quickOrderRows.usassessments', draft),
      JSON.stringify({ rows, revision: 1, savedAt: 1 }),
    );
    await page.goto(host.shop + QUICK_ORDER);
    await expect(rowOf(page, 1)).toContainText('Complete Kit');
    await expect(rowOf(page, 2)).toContainText('the store did not accept this line');
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
  });

  test('two tabs never overwrite each other unseen [QO-07 part]', async ({ page, host, context }) => {
    await open(page, host);
    const other = await context.newPage();
    // Once drawn, the tab receives every later change. If it opened later, it would start with the change and have
    // nothing to report.
    await open(other, host);
    await enter(page, 1, 'LMS4-KIT', '2');
    await expect(code(other, 1)).toHaveValue('LMS4-KIT');
    await expect(said(other, 'changed in another tab. This is the latest version.')).toBeVisible();
    await page.evaluate(() => {
      const name = 'assess.quickOrderRows.usassessments';
      const draft = JSON.parse(localStorage.getItem(name) ?? '') as { revision: number; rows: unknown };
      draft.revision += 1;
      draft.rows = [{ code: 'OSI3-KIT', quantity: '4' }];
      localStorage.setItem(name, JSON.stringify(draft));
    });
    await code(page, 2).fill('MAB2-KIT');
    await expect(said(page, 'This list was changed in another tab.')).toBeVisible();
    await expect(code(page, 2)).toHaveValue('MAB2-KIT');
    await page.getByRole('button', { name: 'Show that list' }).click();
    await expect(code(page, 1)).toHaveValue('OSI3-KIT');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(code(page, 2)).toHaveValue('MAB2-KIT');
  });

  test('removing and clearing can be undone, and the focus stays in the rows [QO-07 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await enter(page, 1, 'LMS4-KIT', '2');
    await enter(page, 2, 'MAB2-KIT', '1');
    await page.getByRole('button', { name: 'Remove row 1' }).click();
    await expect(code(page, 1)).toHaveValue('MAB2-KIT');
    await expect(page.getByRole('button', { name: 'Remove row 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
    await expect(quantity(page, 1)).toHaveValue('2');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(code(page, 1)).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(code(page, 2)).toHaveValue('MAB2-KIT');
  });
});

test.describe('elsewhere', () => {
  test('it works on a page that knows nothing of the store, with one script and one element [QO-08]', async ({
    page,
    host,
  }) => {
    await page.goto(host.partner);
    expect(await page.locator('script[src*="loader"]').count()).toBe(1);
    await enter(page, 1, 'LMS4-KIT', '1');
    await expect(rowOf(page, 1)).toContainText('Complete Kit');
    await addButton(page).click();
    await expect(said(page, '1 item was added to the cart.')).toBeVisible();
    await expect(page.locator('assess-quick-order').getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      `${host.shop}/store/usassessments/en/cart`,
    );
  });

  test('the keyboard alone orders: Enter goes from code to quantity to the next row [QO-08 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await code(page, 1).focus();
    await page.keyboard.type('LMS4-KIT');
    await page.keyboard.press('Enter');
    await expect(quantity(page, 1)).toBeFocused();
    await page.keyboard.type('2');
    await expect(quantity(page, 1)).toHaveValue('2');
    await page.keyboard.press('Enter');
    await expect(code(page, 2)).toBeFocused();
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
    await addButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
  });
});
