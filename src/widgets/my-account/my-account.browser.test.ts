import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openAccount, saidIn } from '../../../tests/support/account-visit.ts';
import type { WidgetVisit } from '../../../tests/support/open-widget.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import './define.ts';

const TAG = 'assess-my-account';
const patient = { timeout: 20_000 };
const widget = () => document.querySelector<HTMLElement>(TAG)!;
const said = saidIn(TAG);
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const links = () =>
  [...(widget().shadowRoot?.querySelectorAll('.page-links a') ?? [])].map((one) => one.textContent);
const open = (visit: WidgetVisit = {}) =>
  openAccount(TAG, { who: 'max', flags: { orderHistory: true }, ...visit });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => document.body.replaceChildren());

describe('the overview', () => {
  it('shows what waits, each with one link, the last three orders and the pages that are there [SHL-06] [AXS-05 a, b]', async () => {
    await open();
    await expect.element(said(/^\d+ overdue invoices$/), patient).toBeVisible();
    await expect.element(said(/\$[\d,]+\.\d\d\. The oldest was due .+ \d{4}\.$/)).toBeVisible();
    await expect
      .element(link('View overdue invoices'))
      .toHaveAttribute('href', expect.stringMatching(/\/store\/invoices\?status=OVERDUE$/));
    await expect
      .element(link(/^View orders? on hold$/), patient)
      .toHaveAttribute('href', expect.stringMatching(/\/order-history\?status=ON_HOLD$/));
    await expect.element(link('View all 10,000 orders')).toBeVisible();
    expect(widget().shadowRoot?.querySelectorAll('tbody tr')).toHaveLength(3);
    await expect.element(said('Max Oduya').first()).toBeVisible();
    expect(links()).toEqual([
      'Order history',
      'Invoices',
      'Quotes',
      'Saved carts',
      'Profile & password',
      'Accounts',
      'Preferences',
      'Payment cards',
    ]);
    await expectClean(widget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(widget());
  });

  it('says of quotes and qualifications what ends, and when [SHL-06]', async () => {
    await open({ who: 'quinn' });
    await expect.element(said(/^\d quotes? ends? soon$/), patient).toBeVisible();
    await expect.element(said(/^Q-\d+ expires on .+\d{4}\.$/)).toBeVisible();
    await expect
      .element(link(/^View (this quote|these quotes)$/))
      .toHaveAttribute('href', expect.stringMatching(/\/quotes\?state=expiring$/));
    document.body.replaceChildren();
    await open({ who: 'vera', flags: { accountQualifications: ['license'] } });
    await expect
      .element(link(/^Renew .+/), patient)
      .toHaveAttribute('href', expect.stringMatching(/\/qualifications\/license\/edit\/[\w-]+$/));
    await expect.element(said(/^Expires on .+\d{4}\.$/)).toBeVisible();
    await expect.element(said(/^Level [ABC]$/)).toBeVisible();
  });

  it('reads and links nothing of a page whose flag is off, and says that nothing waits [ACC-01 h] [SHL-06]', async () => {
    const scene = await open({ who: 'zoe', flags: {} });
    await expect.element(said('Nothing is waiting for you.'), patient).toBeVisible();
    expect(scene.calls.filter((call) => /orders|qualifications/.test(call))).toEqual([]);
    expect(links()).not.toContain('Order history');
    expect(links()).not.toContain('Qualifications');
    expect(links()).not.toContain('Address book');
    expect(said('Last orders').query()).toBeNull();
    // Who is signed in is read when the browser is idle. Later it would be a call of the next test.
    await expect.poll(() => scene.calls, patient).toContain('GET /users/user-zoe');
  });

  it('leads a visitor who is not signed in to sign-in, and asks nothing [SHL-06]', async () => {
    const scene = await open({ who: undefined });
    await expect.element(said('Sign in to see this page'), patient).toBeVisible();
    await expect.element(said('Orders, quotes and invoices are kept in your account.')).toBeVisible();
    expect(scene.calls.filter((call) => call.includes('/users/'))).toEqual([]);
  });

  it('shows the rest when orders fail, and leaves out what the store does not have [SHL-06] [API-07]', async () => {
    await open({
      faults: [
        { method: 'GET', path: '/users/*/orders', status: 500 },
        { method: 'GET', path: '/users/*/quotes', status: 404 },
      ],
    });
    await expect.element(said(/^\d+ overdue invoices$/), patient).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Try again: Order history' }), patient)
      .toBeVisible();
    expect(said('Your quotes could not be loaded').query()).toBeNull();
    expect(said('Last orders').query()).toBeNull();
    expect(links()).toContain('Order history');
  });
});
