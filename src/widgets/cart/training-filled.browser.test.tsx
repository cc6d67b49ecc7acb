import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

/* Tests of details that are pasted into a training's dialog, offered there, or that open it. FMS-TRN has ten seats. */

const patient = { timeout: 20_000 };
const SITE = 'usassessments';
const ANA = { firstName: 'Ana', lastName: 'Martin', email: 'ana@example.org' };
let scene: Scene;
let element: HTMLElement;

type Held = {
  entries: { training?: { participants: { firstName: string }[]; contact?: { phone: string } } }[];
};
const as = (method: string, path: string, body?: unknown) => asCustomer(scene, 'mara', method, path, body);
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const row = (number: number) => dialog().getByRole('group', { name: `Participant ${number}`, exact: true });
const complete = () => page.getByRole('button', { name: /^Complete training/ });
const ahead = (days: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
    .toISOString()
    .slice(0, 10);
};
const draw = () => {
  element?.remove();
  element = document.createElement('assess-cart');
  document.body.append(element);
};
const openDialog = async () => {
  draw();
  await complete().click(patient);
  await expect.element(field('First choice'), patient).toBeVisible();
};

beforeEach(async () => {
  scene = await setScene({ identity: {} });
  beSignedIn('user-mara');
  await as('POST', '/carts', {});
  await as('POST', '/carts/current/entries', { product: { code: 'FMS-TRN' }, quantity: 1 });
});
afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

describe('a pasted list of participants', () => {
  it('joins who was typed, as far as there are seats, and says which row has none [TRN-03 d]', async () => {
    await openDialog();
    await button(/^3 Participants/).click();
    for (const [name, text] of [
      ['First name', ANA.firstName],
      ['Last name', ANA.lastName],
      ['Email', ANA.email],
    ] as const)
      await userEvent.fill(row(1).getByLabelText(name), text);
    await button('Paste a list').click();
    const names = ['Bea', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal', 'Ida', 'Jon', 'Kim'];
    await userEvent.fill(
      dialog().getByRole('textbox', { name: 'List of participants' }),
      names.map((name) => `${name}\tLee\t${name.toLowerCase()}@example.org`).join('\n'),
    );
    await expect.element(dialog().getByText('9 of 10 rows can be added.')).toBeVisible();
    await expect
      .element(dialog().getByText(/^No seat is left for “Kim Lee kim@example\.org”: you have 10\sseats/))
      .toBeVisible();
    await button('Add 9 participants').click();
    await expect.element(row(10), patient).toBeVisible();
    await expect.element(row(11)).not.toBeInTheDocument();
    await button('Save and close').click();
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    const { entries } = (await as('GET', '/carts/current?fields=FULL')) as Held;
    const saved = entries[0]?.training?.participants.map(({ firstName }) => firstName);
    expect(saved).toEqual(['Ana', ...names.slice(0, 9)]);
  });
});

describe('a pasted list with rows to be corrected and more rows than seats', () => {
  it('seats the good rows, says of each other one why it has no seat, and keeps it in the list [TRN-03 a,d]', async () => {
    await openDialog();
    await button(/^3 Participants/).click();
    await button('Paste a list').click();
    const names = ['Bea', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou'];
    const list = () => dialog().getByRole('textbox', { name: 'List of participants' });
    await userEvent.fill(
      list(),
      ['Ana\tLee2\tana@example.org', ...names.map((name) => `${name}\tLee\t${name}@example.org`)].join('\n'),
    );
    await expect.element(dialog().getByText('10 of 12 rows can be added.')).toBeVisible();
    const faulty =
      'No seat is left for “Ana Lee2 ana@example.org”: you have 10 seats. It is not added. It also has to be corrected: the last name contains a character that is not allowed.';
    await expect.element(dialog().getByText(faulty)).toBeVisible();
    await expect
      .element(dialog().getByText(/^No seat is left for “Lou Lee .*”: you have 10\sseats. It is not added.$/))
      .toBeVisible();
    await button('Add 10 participants').click();
    await expect.element(row(1).getByLabelText('First name'), patient).toHaveValue('Bea');
    await expect.element(row(10).getByLabelText('First name')).toHaveValue('Kim');
    await button('Paste a list').click();
    await expect.element(list()).toHaveValue('Ana\tLee2\tana@example.org\nLou\tLee\tLou@example.org');
  });
});

describe('what has to be corrected in a pasted list', () => {
  it('is said with the same number and words before and after it is placed [TRN-03 d] [AXS-04 part]', async () => {
    await openDialog();
    await button(/^3 Participants/).click();
    await button('Paste a list').click();
    await userEvent.fill(
      dialog().getByRole('textbox', { name: 'List of participants' }),
      'Name\tEmail\n\nBea Lee\tbea@example.org\nTotal: 3\nCleo Lee2\tcleo@example.org\nZoë Roy\tzoë@example.org',
    );
    const told = [
      'Participant 2 (Last name): Use letters, hyphens, spaces and apostrophes.',
      'Participant 3: An email address has no “ë”. Use letters without accents.',
    ];
    for (const words of told) await expect.element(dialog().getByText(words), patient).toBeVisible();
    await expect.element(button('Show 1 other line')).toBeVisible();
    await button('Add 3 participants').click();
    await button('Save and close').click();
    for (const words of told) await expect.element(button(words), patient).toBeVisible();
    await expect
      .element(row(3).getByLabelText('Email'))
      .toHaveAccessibleDescription('An email address has no “ë”. Use letters without accents.');
  });
});

describe('a participant that is taken out', () => {
  it('leaves what is to be corrected with the others, whose rows move up [TRN-01 c]', async () => {
    await openDialog();
    await button(/^3 Participants/).click();
    await button('Paste a list').click();
    await userEvent.fill(
      dialog().getByRole('textbox', { name: 'List of participants' }),
      'Ana Lee\tana@example.org\nBea Lee2\tbea@example.org\nCleo Lee\tcleo@example.org',
    );
    await button('Add 3 participants').click();
    await button('Save and close').click();
    const wrong = /Use letters, hyphens, spaces and apostrophes\./;
    await expect.element(row(2).getByLabelText('Last name'), patient).toHaveAccessibleDescription(wrong);
    await dialog()
      .getByRole('button', { name: /^Remove participant 1/ })
      .click();
    await expect.element(row(1).getByLabelText('First name')).toHaveValue('Bea');
    await expect.element(row(1).getByLabelText('Last name')).toHaveAccessibleDescription(wrong);
    await expect.element(row(2).getByLabelText('Last name')).toHaveAccessibleDescription('');
  });
});

describe('two days that are too early', () => {
  it('are named in the list of faults, and each is offered a day of its own [TRN-02 a,b] [AXS-04 part]', async () => {
    await openDialog();
    await userEvent.fill(field('First choice'), ahead(40));
    await userEvent.fill(field('Second choice'), ahead(41));
    await button('Continue to contact').click();
    for (const name of ['First choice', 'Second choice'])
      await expect.element(button(new RegExp(`^${name}: Choose a date on or after `)), patient).toBeVisible();
    await expect.poll(() => button(/^Use /).elements(), patient).toHaveLength(2);
    await button(/^Use /).last().click();
    await button(/^Use /).click();
    await expect.element(field('First choice')).toHaveValue(ahead(42));
    await expect.element(field('Second choice')).toHaveValue(ahead(43));
    await button('Continue to contact').click();
    await expect.element(field('First name'), patient).toBeVisible();
  });
});

describe('a contact with a digit in both names', () => {
  it('is told which of the names is meant in the list of faults [TRN-04 part] [AXS-04 part]', async () => {
    await openDialog();
    await button(/^2 Contact/).click();
    await userEvent.fill(field('First name'), 'Mara2');
    await userEvent.fill(field('Last name'), 'Lindqvist2');
    await button('Continue to dates').click();
    const words = 'Use letters, hyphens, spaces and apostrophes.';
    for (const name of ['First name', 'Last name'])
      await expect.element(button(`${name}: ${words}`), patient).toBeVisible();
  });
});

describe('a contact that was given', () => {
  it('is shown again with the country of its number, where others have the same code [TRN-04]', async () => {
    const contact = { ...ANA, phone: '+1 416 555 0117', country: 'CA' };
    await as('PUT', '/carts/current/entries/0/training', { contact });
    await openDialog();
    await button(/^2 Contact/).click();
    await expect.element(field('Country code'), patient).toHaveValue('CA');
    await expect.element(field('Phone')).toHaveValue('416 555 0117');
  });

  it('has its extension again behind its number, and is saved with it [TRN-04]', async () => {
    const contact = { ...ANA, phone: '+1 416 555 0117 poste 12', country: 'CA' };
    await as('PUT', '/carts/current/entries/0/training', { contact });
    await openDialog();
    await button(/^2 Contact/).click();
    await expect.element(field('Phone'), patient).toHaveValue('416 555 0117 poste 12');
    await userEvent.fill(field('Phone'), '416 555 0118 x12');
    await button('Save and close').click();
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    const { entries } = (await as('GET', '/carts/current?fields=FULL')) as Held;
    expect(entries[0]?.training?.contact?.phone).toBe('+1 416 555 0118 x12');
  });
});

describe('a date more than two years ahead that another device gave', () => {
  it('is told in the cart, before the dialog opens, and at its field in the dialog [TRN-02 a part]', async () => {
    const day = ahead(365 * 3);
    await as('PUT', '/carts/current/entries/0/training', {
      dates: [ahead(60), day],
      contact: { ...ANA, phone: '+12025550117', country: 'US' },
      participants: [ANA],
    });
    draw();
    await expect.element(complete(), patient).toBeVisible();
    await expect
      .element(page.getByText(/Your preferred dates are too far ahead\. Choose dates on or before /).first())
      .toBeVisible();
    await complete().click();
    await expect
      .element(field('Second choice'), patient)
      .toHaveAccessibleDescription(expect.stringMatching(/^Choose a date on or before /));
  });
});

describe('dates that have become too early', () => {
  it('bring the dialog up by itself, once [TRN-05 c]', async () => {
    const [cart] = scene.repository.cartsOf('user-mara', SITE);
    const training = {
      dates: [ahead(41), ahead(60)],
      contact: { ...ANA, phone: '+12025550117', country: 'US' },
      participants: [ANA],
    };
    const entries = cart!.entries.map((entry) => ({ ...entry, training }));
    scene.repository.saveCart({ ...cart!, entries });
    draw();
    await expect
      .element(field('First choice'), patient)
      .toHaveAccessibleDescription(expect.stringMatching(/^Choose a date on or after /));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    draw();
    await expect.element(complete(), patient).toBeVisible();
    await scene.settled();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
