import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { setScene } from '../../../tests/support/scene.ts';
import './define.ts';

const TAG = 'assess-quick-order';
const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Share this list' });
const field = () => dialog().getByRole('textbox', { name: 'Link' });

const open = async (rows: readonly { code: string; quantity: string }[]): Promise<void> => {
  await setScene({ quickOrderRows: rows });
  document.body.append(document.createElement(TAG));
  await expect.element(button('Share this list'), patient).toBeVisible();
};
const focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('sharing quick order’s rows', () => {
  it('is not offered while no row could be ordered [LEAD-04 a]', async () => {
    await setScene({ quickOrderRows: [{ code: 'NOT-HERE', quantity: '2' }] });
    document.body.append(document.createElement(TAG));
    await expect
      .element(page.getByText('Unable to find corresponding product', { exact: false }).first(), patient)
      .toBeVisible();
    expect(button('Share this list').query()).toBeNull();
  });

  it('gives a link and a file of all rows with a quantity, and says what is left out [LEAD-04 a] [LEAD-04 b]', async () => {
    await open([
      { code: '9780306406157', quantity: '2' },
      { code: 'NOT-HERE', quantity: '4' },
      { code: 'FMS-KIT', quantity: 'a few' },
    ]);
    await button('Share this list').click();
    await expect
      .element(field(), patient)
      .toHaveValue(`${location.origin}/store/usassessments/en/cart#list=en-us/2/LMS4-KIT:2,NOT-HERE:4/end`);
    await expect.element(dialog().getByText('1 row is left out: its quantity can’t be read.')).toBeVisible();
    await expectClean(document.querySelector(TAG)!);
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:none';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await dialog().getByRole('button', { name: 'Download CSV' }).click();
    await expect
      .poll(() => blobs[0]?.text())
      .toMatch(/^Product code,Quantity,Product name\r\nLMS4-KIT,2,.+\r\nNOT-HERE,4,\r\n$/);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(focused).toBe(button('Share this list').element());
  });

  it('shows the sign that closes it on the narrowest page too [LEAD-04 a part] [AXS-03 part]', async () => {
    await page.viewport(320, 700);
    await open([{ code: '9780306406157', quantity: '2' }]);
    await button('Share this list').click();
    await expect.element(field(), patient).toBeVisible();
    const close = dialog().getByRole('button', { name: 'Close' }).element();
    expect(close.querySelector('svg')!.getBoundingClientRect().width).toBeGreaterThan(10);
    await userEvent.click(close);
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
