import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addressesIn } from '../../../demo-host/backend/address/store.ts';
import { createPeople } from '../../../demo-host/identity/people.ts';
import { emptyBook } from '../../../tests/support/address-book-visit.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { createElementsPayment } from '../../../tests/support/elements-payment.ts';
import { createProvider, type Provider } from '../../../tests/support/elements-provider.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { cardsWidget, openCards, said } from '../../../tests/support/payment-cards-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import { providePayment } from '../parts/payment-fields/provide-payment.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const row = (name: RegExp) => page.getByRole('row', { name });
const [VISA, MASTER, OLD] = [
  'Visa ending in 4242',
  'Mastercard ending in 5454',
  'American Express ending in 0005',
];
const held = async (scene: Scene) =>
  (
    (await asCustomer(scene, 'carla', 'GET', '/paymentdetails')) as {
      payments: { cardNumber: string; defaultPayment: boolean }[];
    }
  ).payments;

let provider: Provider;
let stop: (() => void) | undefined;

/** Opens the form of a new card, with the fields of a second provider. */
const openForm = async (who = 'carla', before: (scene: Scene) => void = () => {}): Promise<Scene> => {
  const scene = await openCards({ who });
  if (who === 'ned') await emptyBook(scene, who);
  before(scene);
  provider = createProvider(() => scene.repository);
  stop = providePayment(createElementsPayment(provider));
  await button('Add card').click(patient);
  await expect.element(page.getByRole('heading', { name: 'Add a card' }), patient).toHaveFocus();
  return scene;
};
const typeCard = async (): Promise<void> => {
  await userEvent.fill(page.getByLabelText('Card number'), '5555555555554444');
  await userEvent.fill(page.getByLabelText('Expiration date'), '09/31');
  await userEvent.fill(page.getByLabelText('Security code'), '123');
};
const posts = ({ calls }: Scene) => calls.filter((call) => /^POST .*paymentdetails$/.test(call)).length;
const lastFour = async (scene: Scene) => (await held(scene)).map(({ cardNumber }) => cardNumber.slice(-4));
const BEFORE = ['4242', '5454', '0005', '0002'];
const ADDED = /Mastercard ending in 4444 was added\./;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  stop?.();
  stop = undefined;
});

it('lists the default first and says which has expired, with no violation, also on a narrow page [ACC-06 a]', async () => {
  await openCards();
  await expect
    .element(row(/^Visa ending in 4242 Default Carla Reyes Expires 09\/2031/), patient)
    .toBeVisible();
  await expect.element(row(/^American Express ending in 0005 Carla Reyes Expired 03\/2024/)).toBeVisible();
  await expect.element(button(`Set as default: ${OLD}`)).not.toBeInTheDocument();
  await expect.element(button(`Delete ${OLD}`)).toBeVisible();
  await expectClean(cardsWidget());
  await page.viewport(320, 700);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectClean(cardsWidget());
});

it('sends nothing before the question is answered, deletes one, and keeps one that could not be [ACC-06 c] [IDN-05]', async () => {
  const scene = await openCards();
  const path = '/users/*/paymentdetails/*';
  await button(`Delete ${MASTER}`).click(patient);
  await expect.element(page.getByRole('alertdialog', { name: `Delete ${MASTER}?` })).toBeVisible();
  await expectClean(cardsWidget());
  await button('Keep card').click();
  expect(scene.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  // Without a proof the service refuses.
  scene.backend.faults.add({ method: 'DELETE', path, status: 403, times: 1 });
  await button(`Delete ${MASTER}`).click();
  await button('Delete card').click();
  await expect
    .element(page.getByRole('alert'), patient)
    .toMatchTextContent(/Your card was not deleted\..*It needs a proof that it is you/);
  await button('Try again').click();
  await expect.element(said(/Card deleted\./), patient).toBeVisible();
  await expect.element(button(`Delete ${MASTER}`)).not.toBeInTheDocument();
  expect((await held(scene)).map(({ cardNumber }) => cardNumber.slice(-4))).toEqual(['4242', '0005', '0002']);
});

it('says before a card goes that the open cart pays with it [ACC-06 c, e]', async () => {
  const scene = await openCards();
  await asCustomer(scene, 'carla', 'POST', '/carts', {});
  await asCustomer(scene, 'carla', 'POST', '/carts/current/entries', {
    product: { code: 'LMS4-KIT' },
    quantity: 1,
  });
  const plain = '/commerce/occ/v2/usassessments/users/current/carts/current';
  await asCustomer(scene, 'carla', 'PUT', `${plain}/paymentdetails?paymentDetailsId=8796093054001`);
  await button(`Delete ${VISA}`).click(patient);
  await expect
    .element(page.getByRole('alertdialog'), patient)
    .toMatchTextContent('Your open cart uses this card. Checkout will ask for another.');
  await button('Keep card').click();
  await button(`Delete ${MASTER}`).click();
  await expect.element(page.getByRole('alertdialog', { name: `Delete ${MASTER}?` })).toBeVisible();
  expect(page.getByText(/Your open cart uses/).query()).toBeNull();
  expect(await held(scene)).toHaveLength(4);
});

it('makes another card the default, and says so [ACC-06 d]', async () => {
  const scene = await openCards();
  await button(`Set as default: ${MASTER}`).click(patient);
  await expect.element(said(/Mastercard ending in 5454 is now your default card\./), patient).toBeVisible();
  await expect.element(row(/^Mastercard ending in 5454 Default/)).toBeVisible();
  expect((await held(scene)).filter(({ defaultPayment }) => defaultPayment)).toMatchObject([
    { cardNumber: '************5454' },
  ]);
});

it('adds a card once, with the customer’s name and default address, and has no violation at any width [ACC-06 b] [CHK-09 a] [CHK-10 b]', async () => {
  const scene = await openForm();
  await typeCard();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Carla');
  await expect.element(page.getByLabelText('Billing address')).toMatchTextContent(/Carla Reyes/);
  await expectClean(cardsWidget());
  await page.viewport(320, 700);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectClean(cardsWidget());
  await userEvent.fill(page.getByLabelText('Last name'), '');
  await button('Add card').click();
  await expect.element(said(/Enter your last name/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Last name'), 'Reyes');
  await button('Add card').dblClick();
  await expect.element(said(ADDED), patient).toBeVisible();
  await expect.element(button('Add card')).toBeVisible();
  expect([posts(scene), await lastFour(scene)]).toEqual([1, [...BEFORE, '4444']]);
  await expect.element(row(/^Mastercard ending in 4444/)).toBeVisible();
});

it('says in one sentence why a card was not added, keeps what was typed, and adds it at the next try [ACC-06 b] [IDN-05]', async () => {
  const scene = await openForm();
  const path = '/users/*/paymentdetails';
  const failures: [make: () => void, words: RegExp][] = [
    [
      () => provider.answerNext('card_error'),
      /be added\. Nothing was charged\. Check it, or use another card/,
    ],
    [() => provider.answerNext('timeout'), /We couldn’t reach the payment service\. Nothing was charged/],
    [
      () => scene.backend.faults.add({ method: 'POST', path, status: 403, times: 1 }),
      /It needs a proof that it is you/,
    ],
    [
      () => scene.backend.faults.add({ method: 'POST', path, status: 500, times: 1 }),
      /The store did not answer as expected|nothing was done|we don’t know whether this was done/,
    ],
  ];
  await typeCard();
  for (const [make, words] of failures) {
    make();
    await button('Add card').click(patient);
    const alert = page.getByRole('alert');
    await expect.element(alert, patient).toMatchTextContent(words);
    await expect.element(alert).toHaveFocus();
    await expect.element(page.getByLabelText('Card number')).toHaveValue('5555555555554444');
    expect(await lastFour(scene), String(words)).toEqual(BEFORE);
    await alert.getByRole('button', { name: 'Close' }).click();
  }
  // The answer is lost, and the list has the card.
  scene.backend.faults.add({ method: 'POST', path, loseAnswer: true, times: 1 });
  await button('Add card').click();
  await expect.element(said(ADDED), patient).toBeVisible();
  expect(await lastFour(scene)).toEqual([...BEFORE, '4444']);
});

it('asks for the bank’s answer in place of the fields, which can be left [ACC-06 b] [CHK-14 j part]', async () => {
  const scene = await openForm();
  await typeCard();
  provider.answerNext('action');
  await button('Add card').click(patient);
  await expect.element(said('Your bank is asking about this card. Answer it here.'), patient).toHaveFocus();
  await button('Leave without confirming').click();
  await expect.element(page.getByRole('alert'), patient).toMatchTextContent(/be added\. Nothing was charged/);
  provider.answerNext('action');
  await button('Add card').click();
  await button('Confirm payment').click(patient);
  await expect.element(said(ADDED), patient).toBeVisible();
  expect(posts(scene)).toBe(1);
});

it('begins with the form of an address where none is saved [ACC-06 b] [CHK-09 a]', async () => {
  await openForm('ned');
  expect(page.getByLabelText('Billing address').elements()).toHaveLength(0);
  await expect.element(field('First name'), patient).toBeVisible();
  const typed = {
    'First name': 'Ned',
    'Last name': 'Calloway',
    'Street address': '2200 Lakeview Avenue',
    City: 'Saint Paul',
    'ZIP code': '55108',
  };
  for (const [name, value] of Object.entries({ ...typed, Phone: '+1 651 555 0148' }))
    await userEvent.fill(field(name), value);
  await userEvent.selectOptions(field('State'), 'Minnesota');
  await button('Use this address').click();
  await expect.element(page.getByLabelText('Billing address'), patient).toHaveFocus();
  await expect.element(page.getByLabelText('Billing address')).toMatchTextContent(/2200 Lakeview Avenue/);
  await typeCard();
  await button('Add card').click(patient);
  await expect.element(said(ADDED), patient).toBeVisible();
});

it('opens the form of an address that has no name, and says that the store refuses one [ACC-06 b] [CHK-09 b]', async () => {
  const scene = await openForm('carla', ({ repository }) =>
    // As an older system kept it, without the region that the country has.
    addressesIn({ repository, people: createPeople() }).put('user-carla', 'old', {
      id: 'old',
      firstName: 'Carla',
      lastName: 'Reyes',
      line1: '9 University Place',
      town: 'Dayton',
      postalCode: '45402',
      country: 'US',
    }),
  );
  const billing = page.getByLabelText('Billing address');
  await userEvent.selectOptions(billing, 'nameless');
  await expect.element(said(/update your first and last name in your address book/)).toBeVisible();
  await expect.element(field('Street address'), patient).toHaveValue('7 Canal Road');
  await expectClean(cardsWidget());
  await userEvent.selectOptions(billing, 'old');
  await typeCard();
  await button('Add card').click(patient);
  await expect
    .element(page.getByRole('alert'), patient)
    .toMatchTextContent(/The address you’ve added isn’t valid/);
  await userEvent.selectOptions(billing, 'New address');
  await expect.element(field('Street address'), patient).toHaveValue('');
  expect([posts(scene), await lastFour(scene)]).toEqual([1, BEFORE]);
});

it('says that cards can’t be added where there is no payment service, and leads back [ACC-06 b] [SEC-11 d]', async () => {
  await openCards();
  await button('Add card').click(patient);
  await expect.element(said(/Cards can’t be used on this page at the moment/), patient).toBeVisible();
  await button('Cancel').click();
  await expect.element(button('Add card')).toHaveFocus();
});
