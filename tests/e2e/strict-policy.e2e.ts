import { openAuthored, STRICT_CSP } from './authored-page.ts';
import { makeCart, returnWith } from './cart-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { workbookOf } from '../support/workbooks.ts';
import { started } from './started.ts';
import { twoFrames } from './arrived.ts';

/** No inline code, no eval, no HTML made from text, and no Trusted Types policy: our code needs none. */
const TRUSTED = `${STRICT_CSP}; require-trusted-types-for 'script'; trusted-types 'none'`;

const MINI_CART = '<assess-mini-cart></assess-mini-cart>';
const QUICK_ORDER = '<assess-quick-order></assess-quick-order>';
const CART = '<assess-cart></assess-cart>';

/**
 * Records the policy's reports on every page of this visit: by event in the page, and by request to the report's
 * address.
 */
const watchReports = async (page: Page): Promise<string[]> => {
  const reports: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => reports.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (globalThis as unknown as { reportViolation(text: string): void }).reportViolation(
        `${event.violatedDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      ),
    );
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
      reports.push(message.text());
  });
  await page.route('**/csp-report', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return reports;
};

const open = (page: Page, host: Host, body: string): Promise<void> =>
  openAuthored(page, host, { body, csp: `${TRUSTED}; report-uri /csp-report` });

const paste = (page: Page, text: string): Promise<void> =>
  page.getByLabel('Code, row 1').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, text);

test.describe('under a strict policy with Trusted Types enforced', () => {
  test('the policy is in force and its reports arrive here: text made into markup is refused [EMB-06]', async ({
    page,
    host,
  }) => {
    const reports = await watchReports(page);
    await open(page, host, '<p id="target"></p>');
    const refused = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>markup</b>');
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
    await expect.poll(() => reports.length).toBeGreaterThan(0);
  });

  test('quick order reads a workbook, and another sheet of it, whose reader loads then, without a report [EMB-06] [QO-10 e]', async ({
    page,
    host,
  }) => {
    const reports = await watchReports(page);
    await open(page, host, QUICK_ORDER);
    await expect(page.getByLabel('Code, row 1')).toBeVisible();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await paste(page, 'LMS4-KIT\t1');
    await expect(page.getByLabel('Quantity, row 1')).toHaveValue('1');
    await started(page);
    const reader = () => loaded.filter((url) => /\/workbook-/.test(url)).length;
    expect(reader()).toBe(0);
    const bytes = await workbookOf([
      {
        name: 'Spring',
        rows: [
          ['Item', 'Price', 'Qty'],
          ['MAB2-KIT', 45.5, 2],
        ],
      },
      { name: 'Fall', rows: [['OSI3-KIT', 3]] },
    ]);
    await page.locator('assess-quick-order input[type=file]').setInputFiles({
      name: 'order.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(bytes),
    });
    await expect(page.getByLabel('Code, row 2')).toHaveValue('MAB2-KIT');
    await expect(page.getByLabel('Quantity, row 2')).toHaveValue('2');
    expect(reader()).toBe(1);
    await page.getByLabel('Sheet').selectOption('Fall');
    await expect(page.getByLabel('Code, row 2')).toHaveValue('OSI3-KIT');
    await started(page);
    await twoFrames(page);
    expect(reports).toEqual([]);
  });

  test('quick order takes a pasted list and adds it, without a report [EMB-06]', async ({ page, host }) => {
    const reports = await watchReports(page);
    await open(page, host, `${MINI_CART}${QUICK_ORDER}`);
    await expect(page.getByLabel('Code, row 1')).toBeVisible();
    await paste(page, 'LMS4-KIT\t1\nRPW-G3-LIC\t5\nNOT-A-CODE\t2');
    await expect(page.getByLabel('Code, row 3')).toHaveValue('NOT-A-CODE');
    await page.getByRole('button', { name: /^Add 6 items/ }).click();
    await expect(page.getByRole('button', { name: 'Cart, 6 items' })).toBeVisible();
    await started(page);
    await twoFrames(page);
    expect(reports).toEqual([]);
  });

  test('the mini-cart opens and removes a line, without a report [EMB-06]', async ({ page, host }) => {
    const reports = await watchReports(page);
    await returnWith(page, await makeCart(host, [['LMS4-KIT', 1]]));
    await open(page, host, MINI_CART);
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('button', { name: 'Cart, no items' })).toBeVisible();
    expect(reports).toEqual([]);
  });

  test('the cart takes another quantity and removes a line, without a report [EMB-06]', async ({
    page,
    host,
  }) => {
    const reports = await watchReports(page);
    await returnWith(
      page,
      await makeCart(host, [
        ['LMS4-KIT', 1],
        ['RPW-G3-LIC', 5],
      ]),
    );
    await open(page, host, `${MINI_CART}${CART}`);
    const quantity = page.locator('assess-cart [data-line="RPW-G3-LIC"]').getByRole('textbox');
    await quantity.fill('7');
    await quantity.press('Enter');
    await expect(page.getByRole('button', { name: 'Cart, 8 items' })).toBeVisible();
    await page
      .locator('assess-cart [data-line="LMS4-KIT"]')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByRole('button', { name: 'Cart, 7 items' })).toBeVisible();
    expect(reports).toEqual([]);
  });

  test('a widget that fails and an author’s page report nothing either [EMB-06]', async ({ page, host }) => {
    const reports = await watchReports(page);
    await host.fault({ method: 'GET', path: '/users/anonymous/carts', status: 500 });
    await returnWith(page, await makeCart(host, [['LMS4-KIT', 1]]));
    await openAuthored(page, host, {
      body: `${CART}<assess-quick-oder>words</assess-quick-oder>`,
      csp: `${TRUSTED}; report-uri /csp-report`,
      htmlAttributes: 'data-assess-author',
    });
    await expect(page.getByText('There is no widget <assess-quick-oder>.')).toBeVisible();
    await started(page);
    await twoFrames(page);
    expect(reports).toEqual([]);
  });

  test('a tag whose name is of another form than a widget’s is never fetched, and one that is none is told once [EMB-06] [EMB-08]', async ({
    page,
    host,
  }) => {
    const reports = await watchReports(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const warned: string[] = [];
    page.on('console', (message) => warned.push(message.text()));
    const odd = [
      'assess-..',
      'assess-../../media/evil',
      'assess-a.b',
      'assess-a?b',
      'assess-a%2f..%2fb',
      'assess-a:b',
      'assess-a_b',
      'assess-a1',
      'assess-cart-',
      'assess--cart',
      'assess-é',
      'assess-constructor.js?',
    ];
    await open(page, host, `${MINI_CART}${odd.map((tag) => `<${tag}>words</${tag}>`).join('')}`);
    await page.evaluate(() => {
      // The parser ends a name at a slash. A script need not.
      const names = ['assess-a/b', 'assess-../../x', 'assess-a?b=c#d'];
      for (const name of names) {
        try {
          document.body.append(document.createElementNS('http://www.w3.org/1999/xhtml', name));
        } catch {
          // This browser refuses the name itself.
        }
      }
      document.body.append(document.createElement('assess-no-such'));
    });
    await expect
      .poll(() => warned.filter((text) => text.includes('no widget <assess-no-such>')).length)
      .toBe(1);
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
    const files = () =>
      asked.map((url) => new URL(url)).filter(({ pathname }) => pathname.includes('/chunks/'));
    const names = () =>
      files().map(
        ({ pathname }) =>
          pathname
            .split('/')
            .at(-1)
            ?.replace(/-\w{6}\.js$/, '') ?? '',
      );
    // The last three tell the author of a tag without a widget. They load when the tag has failed.
    await expect
      .poll(() => new Set(names()))
      .toEqual(
        new Set('core mini-cart mini-cart.en kit no-such no-such.en unheard nearest widget-names'.split(' ')),
      );
    expect(files().filter(({ search }) => search !== '' && search !== '?again')).toEqual([]);
    expect(warned.join('\n')).toContain('no widget <assess-a.b>');
    await expect(page.getByRole('button', { name: 'Reload this page' })).toHaveCount(0);
    expect(reports).toEqual([]);
  });

  test('a fragment of the CMS needs the one policy that is named for it, and reports nothing [SEC-03] [EMB-06]', async ({
    page,
    host,
  }) => {
    const reports = await watchReports(page);
    const visit = (policies: string) =>
      openAuthored(page, host, {
        body: '<assess-footer></assess-footer>',
        config: {
          locale: 'en-us',
          commerceBase: '/commerce/headless/ecommerce/v2',
          regional: '/regional',
          flags: { editableTemplates: true },
        },
        csp: `${STRICT_CSP}; require-trusted-types-for 'script'; trusted-types ${policies}; report-uri /csp-report`,
      });
    await visit('assess-widgets');
    await expect(page.getByRole('heading', { name: 'From our editors' })).toBeVisible();
    await started(page);
    await twoFrames(page);
    expect(reports).toEqual([]);
    await visit("'none'");
    await expect.poll(() => reports.join(' ')).toContain('assess-widgets');
    await expect(page.getByText('Lindgren & Vale is an invented publisher')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'From our editors' })).toHaveCount(0);
  });
});
