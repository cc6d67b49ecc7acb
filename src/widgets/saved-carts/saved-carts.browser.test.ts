import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  asMara,
  heldCarts,
  openSavedCarts,
  said,
  saveOne,
} from '../../../tests/support/saved-carts-visit.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { ServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import { setScene } from '../../../tests/support/scene.ts';
import './define.ts';

const TAG = 'assess-saved-carts';
const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const expectCleanTag = () => expectClean(document.querySelector(TAG)!);
const focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};
const OWN = /^CartOf\w+: 2 LMS4-KIT$/;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

describe('the list of saved carts', () => {
  it('is for who is signed in; others are led to sign-in and back [CRT-07 c]', async () => {
    await setScene({});
    document.body.append(document.createElement(TAG));
    await expect
      .element(page.getByRole('heading', { name: 'Sign in to see this page' }), patient)
      .toBeVisible();
    await expect
      .element(link('Sign in'))
      .toHaveAttribute('href', expect.stringMatching(/\/login\?returnTo=/));
  });

  it('shows name, description, day, items and total of each, and no violation [CRT-07 c]', async () => {
    await openSavedCarts({}, ['Spring', 'Autumn']);
    const row = page.getByRole('row', { name: /Autumn/ });
    await expect.element(row, patient).toBeVisible();
    for (const text of ['For Autumn', '3', '$192.00'])
      await expect.element(row.getByText(text, { exact: true })).toBeVisible();
    await expect.element(said('2 saved carts')).toBeVisible();
    await expect.element(link('Autumn')).toHaveAttribute('href', expect.stringMatching(/^\?id=\d+$/));
    await expectCleanTag();
    await page.viewport(320, 700);
    await expect.element(page.getByRole('row', { name: /Autumn/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectCleanTag();
  });

  it('says how a first one comes [CRT-07 c]', async () => {
    await openSavedCarts({}, []);
    await expect.element(page.getByRole('heading', { name: 'No saved carts yet' }), patient).toBeVisible();
    await expectCleanTag();
  });

  it('keeps its order in the address, where Back finds it [CRT-07 c]', async () => {
    await openSavedCarts({}, ['Anna', 'Zoe', 'Mia']);
    const names = () =>
      page
        .getByRole('link', { name: /^(Anna|Zoe|Mia)$/ })
        .elements()
        .map((one) => one.textContent);
    await expect.poll(names, patient).toHaveLength(3);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'byName');
    await expect.poll(names, patient).toEqual(['Anna', 'Mia', 'Zoe']);
    expect(location.search).toBe('?sort=byName');
    history.back();
    await expect.poll(() => location.search).toBe('');
    await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('byDateSaved');
  });

  it('turns pages by the address [CRT-07 c]', async () => {
    const names = Array.from({ length: 22 }, (_, at) => `Cart${at}`);
    await openSavedCarts({}, names);
    await expect.element(said('1 to 20 of 22'), patient).toBeVisible();
    await button('Next').click();
    await expect.element(said('21 to 22 of 22'), patient).toBeVisible();
    expect(location.search).toBe('?page=2');
    await expect.poll(() => focused()?.textContent).toBe('Saved carts');
    await expectCleanTag();
    // Another order goes to the first page.
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'byName');
    await expect.element(said('1 to 20 of 22'), patient).toBeVisible();
    expect(location.search).toBe('?sort=byName');
    // Another page keeps the order.
    await button('Next').click();
    await expect.element(said('21 to 22 of 22'), patient).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('byName');
  });
});

describe('a restore', () => {
  it('saves the items in the cart, replaces them, and can be undone [CRT-07 d]', async () => {
    const scene = await openSavedCarts();
    await expect.element(button('Restore Spring'), patient).toBeVisible();
    // The second press meets the same row.
    scene.backend.faults.add({ path: '/users/*/carts/*/restoresavedcart', delayMs: 500, times: 1 });
    await button('Restore Spring').dblClick();
    await expect
      .element(said('Your saved cart is now your cart. The items you had are saved as CartOf'), patient)
      .toBeVisible();
    expect(await heldCarts(scene)).toEqual([expect.stringMatching(OWN), 'current: 3 LMS4-REC25']);
    await expect.poll(() => focused()?.textContent).toContain('Your saved cart is now your cart.');
    await expectCleanTag();
    await button('Undo restore').click();
    await expect
      .element(said('Spring is a saved cart again, and your cart is as it was.'), patient)
      .toBeVisible();
    expect(await heldCarts(scene)).toEqual(['Spring: 3 LMS4-REC25', 'current: 2 LMS4-KIT']);
    await expect.element(said('For Spring'), patient).toBeVisible();
    await expect.poll(focused).not.toBe(document.body);
  });

  it('saves the items of each time under a name of its own [CRT-07 d]', async () => {
    const scene = await openSavedCarts({}, ['Spring', 'Autumn']);
    await expect.element(button('Restore Spring'), patient).toBeVisible();
    await button('Restore Spring').click();
    await expect.element(page.getByRole('link', { name: /^CartOf/ }), patient).toBeVisible();
    await button('Restore Autumn').click();
    await expect.poll(() => page.getByRole('link', { name: /^CartOf/ }).elements(), patient).toHaveLength(2);
    const names = page.getByRole('link', { name: /^CartOf/ }).elements();
    expect(new Set(names.map((one) => one.textContent)).size).toBe(2);
    expect(await heldCarts(scene)).toHaveLength(3);
  });

  it('of a cart that was deleted in another tab says so, and touches nothing [CRT-07 d]', async () => {
    const scene = await openSavedCarts();
    await expect.element(button('Restore Spring'), patient).toBeVisible();
    const href = link('Spring').element().getAttribute('href') ?? '';
    await asMara(scene, 'PATCH', `/${href.replace('?id=', '')}/flagForDeletion`, {});
    await button('Restore Spring').click();
    await expect
      .element(page.getByRole('alert').getByText('This cart no longer exists.', { exact: false }), patient)
      .toBeVisible();
    expect(await heldCarts(scene)).toEqual(['current: 2 LMS4-KIT']);
    await expect.element(link('Spring')).not.toBeInTheDocument();
    await expect.poll(focused).not.toBe(document.body);
  });

  it.each([
    [409, 'An order for this cart is being placed.'],
    [412, 'Your cart was changed elsewhere'],
    [503, 'The store is very busy.'],
  ])(
    'that is refused by %d says why, leaves all as it was, and works at a second try [CRT-07 d]',
    async (status, words) => {
      const scene = await openSavedCarts({
        faults: [{ method: 'PATCH', path: '/users/*/carts/*/restoresavedcart', status, times: 1 }],
      });
      await expect.element(button('Restore Spring'), patient).toBeVisible();
      await button('Restore Spring').click();
      await expect.element(page.getByRole('alert').getByText(words, { exact: false }), patient).toBeVisible();
      expect(await heldCarts(scene)).toEqual(['Spring: 3 LMS4-REC25', 'current: 2 LMS4-KIT']);
      await button('Try again').click();
      await expect.element(said('Your saved cart is now your cart.'), patient).toBeVisible();
      expect(await heldCarts(scene)).toEqual([expect.stringMatching(OWN), 'current: 3 LMS4-REC25']);
    },
  );

  it('that stops half-way says where the items are, and loses none [CRT-07 d]', async () => {
    const scene = await openSavedCarts({
      faults: [{ method: 'PATCH', path: '/users/*/carts/*/restoresavedcart', status: 503, times: 2 }],
    });
    await expect.element(button('Restore Spring'), patient).toBeVisible();
    await button('Restore Spring').click();
    await expect.element(said('The items of your cart are saved as CartOf'), patient).toBeVisible();
    await button('Try again').click();
    await expect.element(said('The items you had are saved as CartOf'), patient).toBeVisible();
    expect(await heldCarts(scene)).toEqual([expect.stringMatching(OWN), 'current: 3 LMS4-REC25']);
    await button('Undo restore').click();
    await expect.element(said('your cart is as it was.'), patient).toBeVisible();
    expect(await heldCarts(scene)).toEqual(['Spring: 3 LMS4-REC25', 'current: 2 LMS4-KIT']);
  });

  it('is not undone over items that another device has put into the cart since [CRT-07 d]', async () => {
    const scene = await openSavedCarts();
    await expect.element(button('Restore Spring'), patient).toBeVisible();
    await button('Restore Spring').click();
    await expect.element(button('Undo restore'), patient).toBeVisible();
    await asMara(scene, 'PATCH', '/current/save?saveCartName=Later&saveCartDescription=', {});
    await asMara(scene, 'POST', '', {});
    await asMara(scene, 'POST', '/current/entries', { product: { code: 'MAB2-KIT' }, quantity: 1 });
    const before = await heldCarts(scene);
    await button('Undo restore').click();
    await expect
      .element(
        page.getByRole('alert').getByText('Your cart was changed elsewhere', { exact: false }),
        patient,
      )
      .toBeVisible();
    expect(before).toContain('current: 1 MAB2-KIT');
    expect(await heldCarts(scene)).toEqual(before);
  });
});

describe('a saved cart', () => {
  it('is deleted, and brought back where it stood [CRT-07 e]', async () => {
    const scene = await openSavedCarts();
    await expect.element(button('Delete Spring'), patient).toBeVisible();
    await button('Delete Spring').click();
    await expect.element(button('Undo: put Spring back'), patient).toBeVisible();
    await expect.poll(focused).toBe(button('Undo: put Spring back').element());
    await expect.poll(() => heldCarts(scene), patient).toEqual(['current: 2 LMS4-KIT']);
    await button('Undo: put Spring back').click();
    await expect.element(link('Spring'), patient).toBeVisible();
    await expect.element(said('For Spring'), patient).toBeVisible();
    expect(await heldCarts(scene)).toEqual(['Spring: 3 LMS4-REC25', 'current: 2 LMS4-KIT']);
    await expect.poll(() => focused()).toBe(button('Restore Spring').element());
  });

  it('that can’t be deleted stays, with the reason [CRT-07 e]', async () => {
    await openSavedCarts({ faults: [{ path: '/users/*/carts/*/flagForDeletion', status: 500, times: 1 }] });
    await expect.element(button('Delete Spring'), patient).toBeVisible();
    await button('Delete Spring').click();
    await expect
      .element(page.getByRole('alert').getByText('Spring was not deleted.', { exact: false }), patient)
      .toBeVisible();
    await expect.element(link('Spring')).toBeVisible();
    await button('Try again').click();
    await expect.element(button('Undo: put Spring back'), patient).toBeVisible();
  });

  it('is renamed and described anew; a name of other signs is refused in the given words [CRT-07 e]', async () => {
    const scene = await openSavedCarts();
    await expect.element(button('Rename Spring'), patient).toBeVisible();
    await button('Rename Spring').click();
    const name = page.getByRole('textbox', { name: /^Cart name/ });
    await expect.element(name, patient).toHaveValue('Spring');
    await userEvent.fill(name, 'Spring 2027');
    await inDialog('Rename').click();
    await expect
      .element(page.getByText('Cart name can only be alpha numeric', { exact: true }))
      .toBeVisible();
    await expectCleanTag();
    await inDialog('Use “Spring2027”').click();
    await userEvent.fill(page.getByRole('textbox', { name: /^Description/ }), 'For June');
    await inDialog('Rename').click();
    await expect.element(link('Spring2027'), patient).toBeVisible();
    await expect.element(said('For June'), patient).toBeVisible();
    expect(await heldCarts(scene)).toEqual(['Spring2027: 3 LMS4-REC25', 'current: 2 LMS4-KIT']);
    await expect.poll(focused).not.toBe(document.body);
  });

  it('is copied once, though the answer is lost [CRT-07 e]', async () => {
    const scene = await openSavedCarts({
      faults: [{ path: '/users/*/carts/*/clonesavedcart', loseAnswer: true, times: 1 }],
    });
    await expect.element(button('Copy Spring'), patient).toBeVisible();
    await button('Copy Spring').click();
    await expect
      .element(page.getByRole('textbox', { name: /^Cart name/ }), patient)
      .toHaveValue('SpringCopy');
    await inDialog('Copy').click();
    await expect.element(link('SpringCopy'), patient).toBeVisible();
    expect(await heldCarts(scene)).toEqual([
      'Spring: 3 LMS4-REC25',
      'SpringCopy: 3 LMS4-REC25',
      'current: 2 LMS4-KIT',
    ]);
  });
});

describe('a copy', () => {
  it('is offered a name that no cart has [CRT-07 c]', async () => {
    await openSavedCarts({}, ['Spring', 'SpringCopy']);
    await button('Copy Spring').click(patient);
    await expect
      .element(page.getByRole('textbox', { name: /^Cart name/ }), patient)
      .toHaveValue('SpringCopy2');
  });
});

describe('the page of one saved cart', () => {
  const openOne = async () => {
    const scene = await openSavedCarts({}, []);
    const id = await saveOne(scene, 'Winter', 'MAB2-KIT', 1);
    document.querySelector(TAG)?.remove();
    const element = document.createElement(TAG);
    element.setAttribute('cart-id', id);
    document.body.append(element);
    await expect.element(button('Restore this cart'), patient).toBeVisible();
    return { scene, id };
  };

  it('shows its lines with prices, and no violation [CRT-07 c]', async () => {
    await openOne();
    await expect.element(page.getByRole('heading', { name: 'Winter' })).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Products in this saved cart' }).getByText('MAB2-KIT'))
      .toBeVisible();
    await expectCleanTag();
  });

  it('restores it, and undoes that [CRT-07 d]', async () => {
    await openOne();
    await button('Restore this cart').click();
    await expect.element(said('Your saved cart is now your cart.'), patient).toBeVisible();
    await button('Undo restore').click();
    await expect.element(button('Restore this cart'), patient).toBeVisible();
  });

  it('deletes it, and leads on from it once it is brought back [CRT-07 e]', async () => {
    await openOne();
    await button('Delete Winter').click();
    await button('Undo: put Winter back').click(patient);
    await expect.element(button('Restore this cart'), patient).toBeVisible();
    await expect.poll(() => focused()?.textContent, patient).toBe('Restore this cart');
  });

  it('says once that it was deleted elsewhere when it is restored, and leads to the list [CRT-07 d]', async () => {
    const { scene, id } = await openOne();
    await asMara(scene, 'PATCH', `/${id}/flagForDeletion`, {});
    await button('Restore this cart').click();
    const alert = page.getByRole('alert');
    await expect
      .element(alert.getByText('This cart no longer exists.', { exact: false }), patient)
      .toBeVisible();
    await expect.element(button('Restore this cart')).not.toBeInTheDocument();
    await expect.element(button('Rename Winter')).not.toBeInTheDocument();
    await scene.settled();
    expect(alert.elements()).toHaveLength(1);
    expect(button('Try again').elements()).toEqual([]);
    await expect.poll(() => focused()?.textContent).toContain('This cart no longer exists.');
    await expect.element(alert.getByRole('link', { name: 'All saved carts' })).toBeVisible();
    await expectCleanTag();
    // Once the notice is closed, the page still says it.
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'This saved cart no longer exists' }))
      .toBeVisible();
    expect(button('Try again').elements()).toEqual([]);
    await expect.poll(focused).not.toBe(document.body);
  });

  it('says once that it was deleted elsewhere when it is deleted here too [CRT-07 e]', async () => {
    const { scene, id } = await openOne();
    await asMara(scene, 'PATCH', `/${id}/flagForDeletion`, {});
    await button('Delete Winter').click();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Winter was not deleted.', { exact: false }), patient).toBeVisible();
    await expect.element(button('Restore this cart')).not.toBeInTheDocument();
    expect(alert.elements()).toHaveLength(1);
    expect(button('Try again').elements()).toEqual([]);
    await expect.poll(focused).not.toBe(document.body);
  });

  it('that another window deleted says so in place of its lines [CRT-07 c]', async () => {
    const { scene, id } = await openOne();
    (button('Restore this cart').element() as HTMLElement).focus();
    await asMara(scene, 'PATCH', `/${id}/flagForDeletion`, {});
    runtime().registry.changed('savedCarts');
    await expect
      .element(page.getByRole('heading', { name: 'This saved cart no longer exists' }), patient)
      .toBeVisible();
    await expect.element(button('Restore this cart')).not.toBeInTheDocument();
    expect(page.getByRole('alert').elements()).toHaveLength(1);
    expect(button('Try again').elements()).toEqual([]);
    await expect.poll(focused).not.toBe(document.body);
  });

  it('of a cart that is gone says so, with the way to the list [CRT-07 c]', async () => {
    await openSavedCarts({ attributes: { 'cart-id': '99999999' } }, []);
    await expect
      .element(page.getByRole('heading', { name: 'This saved cart no longer exists' }), patient)
      .toBeVisible();
    await expect.element(link('All saved carts')).toHaveAttribute('href');
  });

  it('of a cart that is gone is told there alone, not in the message centre too [CRT-07 c] [LEAD-07 part]', async () => {
    const published: string[] = [];
    await openSavedCarts({ attributes: { 'cart-id': '99999999' } }, []);
    const stop = runtime().registry.subscribe(() =>
      published.push(
        ...runtime()
          .registry.getSnapshot()
          .messages.map(({ id }) => id),
      ),
    );
    await expect
      .element(page.getByRole('heading', { name: 'This saved cart no longer exists' }), patient)
      .toBeVisible();
    // The code that would publish it has loaded by then.
    const { reportFailure } = await import('../../api/report-failure.ts');
    reportFailure(runtime().registry, 'other', new ServiceError('Failed.', { kind: 'status', status: 500 }));
    await expect.poll(() => published).toContain('other');
    stop();
    expect(published).not.toContain('savedCart.read');
  });
});
