import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAccount, saidIn } from '../../../tests/support/account-visit.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import './define.ts';

const TAG = 'assess-order-status';
const [PARTLY, EMAIL] = ['WR-9104401', 'max@practice.example'];
const patient = { timeout: 20_000 };
const said = saidIn(TAG);
const widget = () => document.querySelector<HTMLElement>(TAG)!;
const field = (name: string) => page.getByRole('textbox', { name });
const check = () => page.getByRole('button', { name: 'Check status', exact: true });
const ask = async (reference: string, email: string) => {
  await userEvent.fill(field('Web reference number'), reference);
  await userEvent.fill(field('Email'), email);
  await check().click();
};
const open = async (options: Parameters<typeof openAccount>[1] = {}) => {
  const scene = await openAccount(TAG, { who: undefined, ...options });
  await expect.element(check(), patient).toBeVisible();
  return scene;
};
const sent = (calls: readonly string[]) => calls.filter((call) => call === 'POST /orderstatus');

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the status of an order', () => {
  it('asks for both, sends nothing without them, and keeps what was typed [ACC-01 d] [AXS-04]', async () => {
    const scene = await open();
    await check().click();
    await expect.element(page.getByText('Enter the web reference number').first(), patient).toBeVisible();
    await expect.element(field('Email')).toHaveAccessibleDescription(/Enter the email used for the order/);
    await ask(PARTLY, 'max@practice');
    await expect.element(field('Email')).toHaveAccessibleDescription(/Enter a valid email address/);
    expect(sent(scene.calls)).toEqual([]);
    await expectClean(widget());
  });

  it('says the same whichever is wrong, and after five tries when it goes on, and sends none until then [ACC-01 d]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const scene = await open();
    const wrong = page.getByRole('alert');
    for (const [reference, email] of [
      [PARTLY, 'mara@practice.example'],
      ['WR-1', EMAIL],
      ['<b>', 'a@b.example'],
      ['x'.repeat(500), EMAIL],
      [PARTLY, 'nobody@practice.example'],
    ] as const) {
      await ask(reference, email);
      await expect
        .element(wrong, patient)
        .toMatchTextContent(/We couldn’t find this order\. Check the web reference number and the email\.$/);
      await expect.element(field('Email')).toHaveValue(email);
    }
    await ask(PARTLY, EMAIL);
    await expect.element(page.getByRole('alert').getByText(/Try again at \d/), patient).toBeVisible();
    await expect.element(check()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field('Email'), '{Enter}');
    await check().click({ force: true });
    expect(sent(scene.calls)).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(check()).not.toHaveAttribute('aria-disabled', 'true');
    expect(location.href).not.toContain(PARTLY);
  });

  it('shows status, days and shipments, and no name or amount, then another order [ACC-01 d, j] [AXS-05 a, b]', async () => {
    await open();
    await ask(` wr-910 4401 `, ` ${EMAIL} `);
    await expect.element(page.getByRole('heading', { name: `Order ${PARTLY}` }), patient).toHaveFocus();
    await expect.element(said('Partly shipped')).toBeVisible();
    await expect.element(said('Shipment 1 of 2')).toBeVisible();
    expect(widget().textContent).not.toMatch(/Max|Oduya|\$/);
    const help = page.getByRole('link', { name: 'Get help with this order' });
    await expect.element(help).toHaveAttribute('href', expect.stringMatching(`order=${PARTLY}$`));
    await expectClean(widget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Check another order' }).click();
    await expect.element(field('Web reference number')).toHaveFocus();
    await expect.element(field('Email')).toHaveValue('');
    expect(location.href).not.toContain(PARTLY);
  });

  it('stops no signed-in customer, and leads them to their orders [ACC-01 d, e]', async () => {
    await open({ who: 'mara' });
    await expect.element(page.getByRole('link', { name: 'Order history' }), patient).toBeVisible();
    for (let tries = 0; tries < 6; tries += 1) {
      await ask('WR-1', EMAIL);
      await expect.element(page.getByText(/We couldn’t find this order\./), patient).toBeVisible();
    }
    await ask(PARTLY, EMAIL);
    await expect.element(page.getByRole('heading', { name: `Order ${PARTLY}` }), patient).toBeVisible();
  });

  it('is not offered where the host can’t tell it [ACC-01 d]', async () => {
    await openAccount(TAG, { who: undefined, config: { commerceExtensions: false } });
    await expect
      .element(page.getByRole('heading', { name: 'This page is not available in this store yet.' }), patient)
      .toBeVisible();
  });
});
