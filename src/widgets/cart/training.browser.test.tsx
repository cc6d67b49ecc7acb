import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const TRAINING = '/users/current/carts/*/entries/*/training';
let scene: Scene;
let element: HTMLElement;

const as = (method: string, path: string, body?: unknown) => asCustomer(scene, 'mara', method, path, body);
const draw = () => {
  element = document.createElement('assess-cart');
  document.body.append(element);
};
/** Mara's cart with a training, and its dialog open at the dates. */
const openDialog = async () => {
  scene = await setScene({ identity: {} });
  beSignedIn('user-mara');
  await as('POST', '/carts', {});
  await as('POST', '/carts/current/entries', { product: { code: 'FMS-TRN' }, quantity: 1 });
  draw();
  await reopen();
};
const reopen = async () => {
  await expect.element(page.getByRole('button', { name: /^Complete training/ }), patient).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Complete training/ }));
  await expect.element(field('First choice'), patient).toBeVisible();
};
const dialog = () => page.getByRole('dialog');
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const focused = () => element.shadowRoot?.activeElement;
const ahead = (days: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
    .toISOString()
    .slice(0, 10);
};
const fillDates = async (first: string, second: string) => {
  await userEvent.fill(field('First choice'), first);
  await userEvent.fill(field('Second choice'), second);
};
const saved = async () =>
  (
    (await as('GET', '/carts/current?fields=FULL')) as { entries: { training?: { dates: string[] } }[] }
  ).entries.at(-1)?.training?.dates;

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

describe('a training in the cart', () => {
  it('asks a visitor to sign in, with the way to it [TRN-01 d]', async () => {
    scene = await setScene({ lines: [{ code: 'FMS-TRN', quantity: 1 }] });
    draw();
    await expect.element(page.getByText(/Sign in to book training\./).first(), patient).toBeVisible();
    await expect
      .element(
        page.getByRole('list', { name: 'Products in your cart' }).getByRole('link', { name: 'Sign in' }),
      )
      .toHaveAttribute('href', expect.stringContaining('login'));
    expect(page.getByRole('button', { name: /^Complete training/ }).query()).toBeNull();
    await expectClean(element);
  });

  it.each([
    [41, 49, 'First choice', /^Choose a date on or after /],
    [42, 42, 'Second choice', /^Choose two different dates\.$/],
  ])('refuses days %i and %i ahead at the field [TRN-02 a,b]', async (first, second, name, words) => {
    await openDialog();
    await fillDates(ahead(first), ahead(second));
    await userEvent.click(button('Continue to contact'));
    await expect.element(field(name), patient).toHaveAccessibleDescription(expect.stringMatching(words));
    await expect.poll(focused).toBe(field(name).element());
    expect(await saved()).toEqual([]);
    await expectClean(element);
  });

  it('keeps what was typed while the service fails, and saves it then [REL-01 part] [TRN-01 a]', async () => {
    await openDialog();
    scene.backend.faults.add({ method: 'PUT', path: TRAINING, status: 503, times: 1 });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(dialog().getByText(/could not save these details/), patient).toBeVisible();
    await expect.element(field('First choice')).toHaveValue(ahead(42));
    await userEvent.click(button('Continue to contact'));
    await expect.element(field('First name'), patient).toHaveValue('Mara');
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
  });

  it('whose answer was lost is found in the cart, and goes on [REL-01 part]', async () => {
    await openDialog();
    scene.backend.faults.add({ method: 'PUT', path: TRAINING, loseAnswer: true, times: 1 });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(field('First name'), patient).toBeVisible();
    expect(scene.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
    // What this page has done itself is no news from elsewhere.
    await expect.element(page.getByText(/changed elsewhere/)).not.toBeInTheDocument();
  });

  it('that never arrived says that it is not known, keeps what was typed and can be sent again [REL-01 part]', async () => {
    await openDialog();
    scene.backend.faults.add({ method: 'PUT', path: TRAINING, cut: true, times: 1 });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(dialog().getByText(/it is not known whether/), patient).toBeVisible();
    await expect.element(field('Second choice')).toHaveValue(ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(field('First name'), patient).toBeVisible();
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
  });

  it('whose dates were given elsewhere meanwhile are not overwritten unseen [REL-01 part]', async () => {
    await openDialog();
    await as('PUT', '/carts/current/entries/0/training', { dates: [ahead(60), ahead(61)] });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(dialog().getByText(/changed in another window/), patient).toBeVisible();
    expect(await saved()).toEqual([ahead(60), ahead(61)]);
    await userEvent.click(button('Continue to contact'));
    await expect.element(field('First name'), patient).toBeVisible();
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
  });

  it('is found again where the cart changed meanwhile [TRN-01 a]', async () => {
    await openDialog();
    await as('POST', '/carts/current/entries', { product: { code: 'FMS-MAN' }, quantity: 1 });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Save and close'));
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    await expect.poll(() => focused()?.textContent, patient).toContain('Complete training');
  });

  it('that left the cart while its dialog is open says so, and what was typed stays [TRN-01 a]', async () => {
    await openDialog();
    await as('DELETE', '/carts/current/entries/0');
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(dialog().getByText(/no longer in your cart/), patient).toBeVisible();
    await expect.element(field('Second choice')).toHaveValue(ahead(49));
    await userEvent.click(button('Close'));
    await expect.poll(focused, patient).not.toBeNull();
  });

  it('has what was typed again after it was drawn anew [LEAD-03 part]', async () => {
    await openDialog();
    await fillDates(ahead(42), ahead(49));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    element.remove();
    draw();
    await reopen();
    await expect.element(field('First choice')).toHaveValue(ahead(42));
    expect(await saved()).toEqual([]);
  });
});
