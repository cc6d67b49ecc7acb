import { invoiceOfOrder } from '../../demo-host/backend/invoice/invoice.ts';
import { seedCode } from '../../demo-host/backend/order/order.ts';
import { fileURLToPath } from 'node:url';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { moduleAsScript } from './plant-module.ts';
import { proofField, proveByPassword } from './proof-by-password.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

declare const planted: typeof import('./delicate-calls-script.ts');

const CART = '/store/usassessments/en/cart';
let script: string;

test.beforeAll(async () => {
  script = await moduleAsScript(fileURLToPath(new URL('./delicate-calls-script.ts', import.meta.url)));
});

const open = async (page: Page, host: Host, userName: string): Promise<void> => {
  await page.goto(host.shop + CART);
  await signIn(page, userName);
  await expectSignedIn(page, `user-${userName}`);
  await page.evaluate(script);
  await page.evaluate(() => void planted.bootstrap());
};

const sentTo = (page: Page, path: RegExp) => {
  const sent: { url: URL; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (path.test(request.url())) sent.push({ url: new URL(request.url()), headers: request.headers() });
  });
  return sent;
};

test.describe('a call that asks for a proof', () => {
  test('is made once more with the transaction and the id token, in headers [IDN-05]', async ({
    page,
    host,
  }) => {
    await open(page, host, 'tomas');
    const sent = sentTo(page, /\/paymentdetails\/8796093054002/);
    const done = page.evaluate(() =>
      planted.callService(planted.deleteCard, {
        path: { userId: 'current', paymentDetailsId: '8796093054002' },
      }),
    );
    await proveByPassword(page);
    await done;
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers['x-txid']).toMatch(/^[\w-]+$/);
    expect(sent[1]?.headers['x-idtoken']).toMatch(/\./);
    const cards = await page.evaluate(() =>
      planted.callService(planted.listCards, { path: { userId: 'current' } }),
    );
    expect(cards.payments.map(({ id }) => id)).toEqual(['8796093054001']);
  });

  test('is made once more with the proof in its address where the advice came by WWW-Authenticate [IDN-05]', async ({
    page,
    host,
  }) => {
    await open(page, host, 'yuki');
    const sent = sentTo(page, /\/accesscodes/);
    const done = page.evaluate(
      (orderCode) =>
        planted.callService(planted.readAccessCodes, {
          path: { userId: 'current', orderCode },
          headers: { 'X-Authenticate-Response': 'header' },
        }),
      seedCode('user-yuki'),
    );
    await proveByPassword(page);
    expect((await done).accessCodes[0]?.codes).toHaveLength(2);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.url.searchParams.get('_txid')).toMatch(/^[\w-]+$/);
    expect(sent[1]?.url.searchParams.get('_idtoken')).toMatch(/\./);
  });

  test('is made once more with the tree it asked for [IDN-05]', async ({ page, host }) => {
    await open(page, host, 'noor');
    const sent = sentTo(page, /\/invoices\/payments(?:\?|$)/);
    const ids = [invoiceOfOrder(seedCode('user-noor'))];
    const done = page.evaluate(async (asked) => {
      const path = { userId: 'current' };
      const { key, total, currency } = await planted.callService(planted.openPayment, {
        path,
        body: { ids: asked },
      });
      // The service has no such card. It says so after the proof alone.
      const body = { key, token: 'tok', expectedTotal: total.value, expectedCurrency: currency };
      return planted.callService(planted.payInvoices, { path, body }).then(() => 'paid', String);
    }, ids);
    await proveByPassword(page);
    expect(await done).toContain('answered 409');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers['x-tree']).toBe('StepUp');
  });

  test('given up is refused, and made no second time [IDN-05] [SEC-09 part]', async ({ page, host }) => {
    await open(page, host, 'mara');
    const sent = sentTo(page, /\/paymentdetails\/8796093054002/);
    const done = page.evaluate(() =>
      planted
        .callService(planted.deleteCard, { path: { userId: 'current', paymentDetailsId: '8796093054002' } })
        .then(() => 'deleted', String),
    );
    await expect(proofField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await done).toContain('answered 403');
    expect(sent).toHaveLength(1);
  });

  test('with a transaction that is another’s is refused for good: one proof, no more [IDN-05] [SEC-09 part]', async ({
    page,
    host,
  }) => {
    await open(page, host, 'mara');
    let asked = 0;
    await page.route(/\/paymentdetails\/8796093054002/, (route) => {
      asked += 1;
      return route.fulfill({
        status: 403,
        json: { advices: { TransactionConditionAdvice: [`not-mine-${asked}`] } },
      });
    });
    const done = page.evaluate(() =>
      planted
        .callService(planted.deleteCard, { path: { userId: 'current', paymentDetailsId: '8796093054002' } })
        .then(() => 'deleted', String),
    );
    await proveByPassword(page);
    expect(await done).toContain('answered 403');
    expect(asked).toBe(2);
  });
});
