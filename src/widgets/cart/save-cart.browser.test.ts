import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  endFaults,
  NOT_DONE,
  DONE,
  writeFails,
  writeIsFoundDone,
  writeIsUnsure,
  type Write,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-cart';
const patient = { timeout: 20_000 };
let scene: Scene | undefined;

type Held = { code: string; name?: string; description?: string; entries: { quantity: number }[] };
const held = async (): Promise<string[]> => {
  const { carts } = (await asCustomer(scene!, 'mara', 'GET', '/carts?fields=FULL')) as { carts: Held[] };
  return carts
    .filter(({ entries }) => entries.length > 0)
    .map(
      ({ name, description, entries }) =>
        `${name ?? 'current'}: ${entries.length}${description ? ` (${description})` : ''}`,
    )
    .toSorted();
};

const open = async (faults: readonly Fault[] = []): Promise<Scene> => {
  scene = await setScene({ identity: {} });
  await asCustomer(scene, 'mara', 'POST', '/carts', {});
  await asCustomer(scene, 'mara', 'POST', '/carts/current/entries', {
    product: { code: 'LMS4-KIT' },
    quantity: 2,
  });
  for (const fault of faults) scene.backend.faults.add(fault);
  beSignedIn('user-mara');
  document.body.append(document.createElement(TAG));
  return scene;
};
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const name = () => page.getByRole('textbox', { name: /^Cart name/ });
const description = () => page.getByRole('textbox', { name: /^Description/ });
const inCart = (words: string) =>
  page.elementLocator(document.querySelector(TAG)!).getByText(words, { exact: false });
const focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

describe('sharing the cart', () => {
  it('gives a link of its codes and quantities, and the focus goes back to its button [LEAD-04 a]', async () => {
    await open();
    await button('Share cart').click(patient);
    const shared = page.getByRole('dialog', { name: 'Share cart' });
    await expect
      .element(shared.getByRole('textbox', { name: 'Link' }), patient)
      .toHaveValue(`${location.origin}/store/usassessments/en/cart#list=en-us/1/LMS4-KIT:2/end`);
    await expectClean(document.querySelector(TAG)!);
    await userEvent.keyboard('{Escape}');
    await expect.element(shared).not.toBeInTheDocument();
    await expect.poll(focused).toBe(button('Share cart').element());
  });
});

const openDialog = async (): Promise<void> => {
  await expect.element(button('Save cart'), patient).toBeVisible();
  await button('Save cart').click();
  await expect.element(dialog(), patient).toBeVisible();
};

afterEach(() => document.body.replaceChildren());

describe('the save dialog', () => {
  it('says what a name may have before one is typed [CRT-07 a]', async () => {
    await open();
    await openDialog();
    await expect.element(name()).toHaveAccessibleDescription('Letters and digits, without spaces.');
  });

  it.each(['Grade 3', 'Spring/2026', '<b>kit</b>', '_'])(
    'refuses the name %j, which stays, in the given words [CRT-07 a]',
    async (typed) => {
      await open();
      await openDialog();
      await userEvent.fill(name(), typed);
      await inDialog('Save cart').click();
      await expect
        .element(dialog().getByText('Cart name can only be alpha numeric', { exact: true }))
        .toBeVisible();
      await expect.element(name()).toHaveValue(typed);
      await expect.poll(focused).toBe(name().element());
      expect(await held()).toEqual(['current: 1']);
    },
  );

  it('offers the refused name cleaned, by one press [CRT-07 a]', async () => {
    await open();
    await openDialog();
    await userEvent.fill(name(), 'Grade 3 / spring order');
    await inDialog('Save cart').click();
    await inDialog('Use “Grade3SpringOrder”').click();
    await expect.element(name()).toHaveValue('Grade3SpringOrder');
    await expect
      .element(dialog().getByText('Cart name can only be alpha numeric', { exact: false }))
      .not.toBeInTheDocument();
    await expect.poll(focused).toBe(name().element());
  });

  it('takes 50 letters of a name and no more, and no name not at all [CRT-07 a]', async () => {
    await open();
    await openDialog();
    await inDialog('Save cart').click();
    await expect.element(dialog().getByText('Enter a name for this cart.')).toBeVisible();
    await userEvent.fill(name(), 'x'.repeat(51));
    await inDialog('Save cart').click();
    await expect.element(dialog().getByText('The name can have 50 characters at most.')).toBeVisible();
    await userEvent.fill(name(), 'x'.repeat(50));
    await inDialog('Save cart').click();
    await expect.poll(held, patient).toEqual([`${'x'.repeat(50)}: 1`]);
  });

  it('counts down the 250 characters of a description, and refuses more [CRT-07 b]', async () => {
    await open();
    await openDialog();
    await expect.element(dialog().getByText('250 characters left')).toBeVisible();
    await userEvent.fill(description(), 'For the reading team');
    await expect.element(dialog().getByText('230 characters left')).toBeVisible();
    await userEvent.fill(description(), 'x'.repeat(249));
    await expect.element(dialog().getByText('1 character left')).toBeVisible();
    await userEvent.fill(description(), 'x'.repeat(251));
    await userEvent.fill(name(), 'Spring');
    await inDialog('Save cart').click();
    await expect
      .element(dialog().getByText('The description can have 250 characters at most.'))
      .toBeVisible();
    expect(await held()).toEqual(['current: 1']);
    await userEvent.fill(description(), 'x'.repeat(250));
    await inDialog('Save cart').click();
    await expect.poll(held, patient).toEqual([`Spring: 1 (${'x'.repeat(250)})`]);
  });

  it('puts the cart aside, shows an empty one, and says where it is [CRT-07 f]', async () => {
    // The second press meets the dialog.
    await open([{ method: 'PATCH', path: '/users/*/carts/*/save', delayMs: 500 }]);
    await openDialog();
    await expectClean(document.querySelector(TAG)!);
    await userEvent.fill(name(), ' Spring ');
    await userEvent.fill(description(), 'For the team');
    await userEvent.keyboard('{Tab}');
    await inDialog('Save cart').dblClick();
    await expect.element(inCart('Your cart is saved as Spring.'), patient).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(await held()).toEqual(['Spring: 1 (For the team)']);
    await expect.poll(() => focused()?.textContent).toContain('Your cart is saved as Spring.');
    await expect
      .element(page.getByRole('link', { name: 'View saved carts' }))
      .toHaveAttribute('href', '/store/usassessments/en/saved-carts');
    await expectClean(document.querySelector(TAG)!);
    await button('Close').click();
    await expect.poll(() => focused()?.textContent).toBe('Cart');
  });

  it('saves a copy with its description, and keeps the cart [CRT-07 f]', async () => {
    await open();
    await openDialog();
    await userEvent.fill(name(), 'Spring');
    await userEvent.fill(description(), 'For the team');
    await inDialog('Save a copy').click();
    await expect.element(inCart('A copy of your cart is saved as Spring.'), patient).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
    expect(await held()).toEqual(['Spring: 1 (For the team)', 'current: 1']);
  });

  it('keeps the cart where the copy is refused, and saves one at the next press [CRT-07 f]', async () => {
    await open([{ method: 'POST', path: '/users/*/carts/*/clonesavedcart', status: 409, times: 1 }]);
    await openDialog();
    await userEvent.fill(name(), 'Spring');
    await inDialog('Save a copy').click();
    await expect.element(dialog().getByRole('alert'), patient).toBeVisible();
    expect(await held()).toEqual(['current: 1']);
    await inDialog('Save a copy').click();
    await expect.element(inCart('A copy of your cart is saved as Spring.'), patient).toBeVisible();
    expect(await held()).toEqual(['Spring: 1', 'current: 1']);
  });

  it('puts the cart aside at Save cart, also after a copy was refused [CRT-07 f]', async () => {
    await open([{ method: 'POST', path: '/users/*/carts/*/clonesavedcart', status: 409, times: 1 }]);
    await openDialog();
    await userEvent.fill(name(), 'Spring');
    await inDialog('Save a copy').click();
    await expect.element(dialog().getByRole('alert'), patient).toBeVisible();
    await inDialog('Save cart').click();
    await expect.element(inCart('Your cart is saved as Spring.'), patient).toBeVisible();
    expect(await held()).toEqual(['Spring: 1']);
  });

  it('says that the cart was changed elsewhere, and saves it as it is then [CRT-07 f]', async () => {
    await open();
    await openDialog();
    await asCustomer(scene!, 'mara', 'POST', '/carts/current/entries', {
      product: { code: 'MAB2-KIT' },
      quantity: 1,
    });
    await userEvent.fill(name(), 'Spring');
    await inDialog('Save cart').click();
    await expect
      .element(
        dialog().getByRole('alert').getByText('Your cart was changed elsewhere', { exact: false }),
        patient,
      )
      .toBeVisible();
    await expect.element(name()).toHaveValue('Spring');
    expect(await held()).toEqual(['current: 2']);
    await inDialog('Save cart').click();
    await expect.poll(held, patient).toEqual(['Spring: 2']);
  });

  it('says that an order of the cart is under way [CRT-07 f]', async () => {
    await open();
    await openDialog();
    scene!.backend.faults.add({ method: 'PATCH', path: '/users/*/carts/*/save', status: 409 });
    await userEvent.fill(name(), 'Spring');
    await inDialog('Save cart').click();
    await expect
      .element(
        dialog().getByRole('alert').getByText('An order for this cart is being placed.', { exact: false }),
        patient,
      )
      .toBeVisible();
  });

  it('opens again after the sign-in that it led to, once [CRT-07]', async () => {
    history.replaceState(null, '', `${location.pathname}?save=new&kept=1`);
    await open();
    await expect.element(name(), patient).toBeVisible();
    expect(location.search).toBe('?kept=1');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    history.replaceState(null, '', location.pathname);
  });

  it('leads who is not signed in to sign-in, and back to the cart [CRT-07]', async () => {
    scene = await setScene({ lines: [{ code: 'LMS4-KIT', quantity: 1 }] });
    document.body.append(document.createElement(TAG));
    await openDialog();
    const link = dialog().getByRole('link', { name: 'Sign in' });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/\/login\?returnTo=.*save%3Dnew/));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(focused).toBe(button('Save cart').element());
  });
});

const write: Write = {
  call: { method: 'PATCH', path: '/users/*/carts/*/save', missingField: 'savedCartData' },
  sent: /^PATCH .*\/save$/,
  open: async (faults) => {
    const opened = await open(faults);
    await openDialog();
    await userEvent.fill(name(), 'Spring');
    await userEvent.fill(description(), 'For the team');
    return opened;
  },
  begin: () => inDialog('Save cart').click(),
  failed: () => dialog().getByRole('alert'),
  again: () => inDialog('Save cart'),
  done: () => inCart('Your cart is saved as Spring.'),
  kept: async () => {
    await expect.element(name()).toHaveValue('Spring');
    await expect.element(description()).toHaveValue('For the team');
  },
  result: () => expect.poll(held, patient).toEqual(['Spring: 1 (For the team)']),
};

describe('saving the cart, whose writing fails [REL-01 b part]', () => {
  beforeEach(beginFaults);
  afterEach(() => endFaults(scene));
  it.each(NOT_DONE)('by $name, is sent once, stays as typed, and a retry does it once', (fault) =>
    writeFails(TAG, write, fault),
  );
  it.each(DONE)('by $name, is found to be done, sent once', (fault) => writeIsFoundDone(TAG, write, fault));
  it('without an answer, and cannot be asked for, says so and is not repeated by itself', () =>
    writeIsUnsure(TAG, write, () =>
      dialog().getByText('We couldn’t confirm this change.', { exact: false }),
    ));
});
