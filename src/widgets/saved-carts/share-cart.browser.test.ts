import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { openSavedCarts } from '../../../tests/support/saved-carts-visit.ts';
import './define.ts';

const TAG = 'assess-saved-carts';
const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Share Spring' });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const field = () => dialog().getByRole('textbox', { name: 'Link' });
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

describe('sharing a saved cart', () => {
  it('fails in words where its lines can’t be read, and a retry opens it [LEAD-04 a]', async () => {
    const scene = await openSavedCarts({}, ['Spring']);
    await expect.element(button('Share Spring'), patient).toBeVisible();
    scene.backend.faults.add({ method: 'GET', path: '/users/*/carts/*/savedcart', status: 400, times: 1 });
    await button('Share Spring').click();
    await expect
      .element(page.getByRole('alert').getByText('Spring could not be shared.'), patient)
      .toBeVisible();
    await button('Try again').click();
    await expect.element(dialog(), patient).toBeVisible();
  });

  it('gives a link of codes and quantities alone, to be copied, also where the browser forbids it [LEAD-04 a]', async () => {
    await openSavedCarts({}, ['Spring']);
    await button('Share Spring').click(patient);
    await expect
      .element(field(), patient)
      .toHaveValue(`${location.origin}/store/usassessments/en/cart#list=en-us/1/LMS4-REC25:3/end`);
    await expectClean(document.querySelector(TAG)!);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await inDialog('Copy link').click();
    await expect
      .element(dialog().getByText('Your browser doesn’t allow copying.', { exact: false }))
      .toBeVisible();
    await expect.poll(focused).toBe(field().element());
    write.mockResolvedValueOnce();
    await inDialog('Copy link').click();
    await expect.element(dialog().getByText('Link copied.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(focused).toBe(button('Share Spring').element());
  });

  it('gives a file that is named by the cart [LEAD-04 b]', async () => {
    await openSavedCarts({}, ['Spring']);
    const files: { name: string; blob: Blob }[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push({ name: '', blob: blob as Blob });
      return 'blob:none';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.at(-1)!.name = this.download;
    });
    await button('Share Spring').click(patient);
    await inDialog('Download CSV').click(patient);
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['Spring.csv']);
    expect(await files[0]!.blob.text()).toBe(
      'Product code,Quantity,Product name\r\nLMS4-REC25,3,Lindgren Memory Scale: Record Forms\r\n',
    );
  });

  it('is as wide as a narrow page [LEAD-04 a]', async () => {
    await page.viewport(320, 700);
    await openSavedCarts({}, ['Spring']);
    await button('Share Spring').click(patient);
    await expect.element(field(), patient).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(document.querySelector(TAG)!);
  });
});
