import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAnswers } from '../../../tests/support/change-answers.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import {
  asQuinn,
  endQuotes,
  held,
  heldQuotes,
  openQuote,
  openQuotes,
  orderQuote,
  QUOTES_TAG,
  quotesWidget,
  READY,
  said,
  watchLeaving,
} from '../../../tests/support/quotes-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import { existingRegistry } from '../../core/registry/registry.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const alert = () => page.getByRole('alert');
const SHOP = { config: { storeUrl: location.origin } };
let scene: Scene | undefined;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
  return endQuotes(scene);
});

describe('ordering a quote', () => {
  const press = () => page.getByRole('button', { name: /^Order at these prices/ }).click();

  it('goes to the checkout of a cart of its own, once whatever the presses, and the present cart stays [QTE-04 e, h]', async () => {
    scene = await openQuote(READY, SHOP);
    await asQuinn(scene, 'POST', '/carts', {});
    await asQuinn(scene, 'POST', '/carts/current/entries', { product: { code: 'LMS4-KIT' }, quantity: 1 });
    const before = await asQuinn(scene, 'GET', '/carts/current?fields=FULL');
    await expect.element(page.getByRole('button', { name: /^Order at these prices/ }), patient).toBeVisible();
    const targets = watchLeaving();
    await page.getByRole('button', { name: /^Order at these prices/ }).dblClick();
    await expect.poll(() => targets, patient).not.toEqual([]);
    const { cartId = '' } = await held(scene, READY);
    expect([...new Set(targets.map((one) => new URL(one).search))]).toEqual([`?cart=${cartId}`]);
    expect(new URL(targets[0]!).pathname).toMatch(/\/checkout$/);
    expect(await asQuinn(scene, 'GET', '/carts/current?fields=FULL')).toEqual(before);
  });

  it('can’t be done while its total is not known: its button stops and says why [SEC-14 a] [QTE-04 e part]', async () => {
    scene = await openQuote(READY, SHOP);
    await expect
      .element(page.getByRole('button', { name: /^Order at these prices · / }), patient)
      .toBeVisible();
    changeAnswers(scene, 'GET', new RegExp(`/quotes/${READY}$`), async (given) => {
      const quote = (await (await given()).json()) as object;
      // A total in another currency than the lines.
      return Response.json({ ...quote, totalPriceWithTax: { value: 326, currencyIso: 'EUR' } });
    });
    existingRegistry()?.changed('quotes');
    const order = page.getByRole('button', { name: 'Order at these prices', exact: true });
    const targets = watchLeaving();
    await expect.element(order, patient).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(order)
      .toHaveAccessibleDescription(
        'The total can’t be calculated right now, so the quote can’t be ordered. Try again later.',
      );
    await order.click({ force: true });
    expect(targets).toEqual([]);
  });

  it('can’t be done where all of it is in another currency, and no line is called no longer sold [SEC-14 a] [LEAD-09 b part]', async () => {
    scene = await openQuote(READY, SHOP);
    await expect
      .element(page.getByRole('button', { name: /^Order at these prices · / }), patient)
      .toBeVisible();
    changeAnswers(scene, 'GET', new RegExp(`/quotes/${READY}$`), async (given) =>
      Response.json(JSON.parse((await (await given()).text()).replaceAll('"USD"', '"EUR"'))),
    );
    existingRegistry()?.changed('quotes');
    const order = page.getByRole('button', { name: 'Order at these prices', exact: true });
    await expect.element(order, patient).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('€')).not.toBeInTheDocument();
    await expect.element(page.getByText('no longer sold')).not.toBeInTheDocument();
    await expect.element(page.getByText('kept by this quote')).not.toBeInTheDocument();
  });

  it('of one that expired meanwhile says when, and asks again in one press [QTE-04 e] [LEAD-09 c]', async () => {
    scene = await openQuote(READY, SHOP);
    await expect.element(page.getByRole('button', { name: /^Order at these prices/ }), patient).toBeVisible();
    const targets = watchLeaving();
    await orderQuote(scene, READY, { lastDayIn: -1 });
    await press();
    await expect.element(alert(), patient).toMatchTextContent(/This quote expired on .* Request it again/);
    expect(targets).toEqual([]);
    await alert().getByRole('button', { name: 'Quote again' }).click();
    await expect.element(said('has been requested.'), patient).toBeVisible();
    expect(await heldQuotes(scene)).toHaveLength(7);
  });

  it.each([
    ['its page', () => openQuote(READY, SHOP)],
    ['the list', () => openQuotes(SHOP)],
  ])(
    'of one whose end the store brought forward is told with the new date on %s [QTE-04 e]',
    async (_, open) => {
      scene = await open();
      const order = page.getByRole('button', { name: new RegExp(`^Order at these prices(: ${READY}| ·)`) });
      await expect.element(order, patient).toBeVisible();
      await orderQuote(scene, READY, { lastDayIn: -1 });
      await order.click();
      await expect.element(alert(), patient).toMatchTextContent(/This quote (has )?expired/);
      const { expirationTime } = (await held(scene, READY)) as { expirationTime?: string };
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });
      await expect
        .poll(() => alert().element().textContent?.replaceAll('\u00A0', ' '))
        .toContain(`This quote expired on ${day.format(Date.parse(expirationTime ?? ''))}.`);
    },
  );

  it('of one that was ordered in another tab names its order [QTE-04 h]', async () => {
    scene = await openQuote(READY, SHOP);
    await expect.element(page.getByRole('button', { name: /^Order at these prices/ }), patient).toBeVisible();
    await orderQuote(scene, READY, { state: 'BUYER_ORDERED', orderCode: '00009001' });
    await press();
    await expect
      .element(alert(), patient)
      .toMatchTextContent('This quote has already been ordered: order 00009001.');
    await expect.element(alert().getByRole('link', { name: 'View order 00009001' })).toBeVisible();
    await expectClean(quotesWidget());
  });

  it('of one that was cancelled elsewhere says so and shows it as it is [QTE-04 e]', async () => {
    scene = await openQuote(READY, SHOP);
    await expect.element(page.getByRole('button', { name: /^Order at these prices/ }), patient).toBeVisible();
    await asQuinn(scene, 'POST', `/quotes/${READY}/action`, { action: 'CANCEL' });
    await press();
    await expect.element(alert(), patient).toMatchTextContent('The quote has changed in the meantime.');
    expect(page.getByRole('button', { name: /^Order at these prices/ }).elements()).toEqual([]);
  });
});

describe('a quote with a training', () => {
  const NEEDED = 'This quote can’t be ordered yet. Complete the training details first.';
  const CHOICES = [
    ['/account', { id: 'personal-user-quinn' }],
    ['/addresses/delivery?addressId=home', undefined],
    ['/deliverymode?deliveryModeId=ground', undefined],
    ['/billingaddress', { use: 'DELIVERY' }],
  ] as const;
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const person = { firstName: 'Quinn', lastName: 'Abara', email: 'quinn@example.org' };
  const WHOLE = {
    dates: [soon(60), soon(70)],
    contact: { ...person, phone: '+1 614 555 0100', country: 'US' },
    participants: [person],
  };
  /** Opens a quote with a kit and a training without details, and returns its number. */
  const openWithTraining = async (search: string): Promise<string> => {
    history.replaceState(null, '', search);
    scene = await openQuotes(SHOP);
    await asQuinn(scene, 'POST', '/carts', {});
    for (const code of ['FMS-KIT', 'FMS-TRN'])
      await asQuinn(scene, 'POST', '/carts/current/entries', { product: { code }, quantity: 1 });
    for (const [path, body] of CHOICES) await asQuinn(scene, 'PUT', `/carts/current${path}`, body);
    const { code } = (await asQuinn(scene, 'POST', '/quotes', { cartId: 'current', name: 'T' })) as {
      code: string;
    };
    document.body.replaceChildren();
    const element = document.createElement(QUOTES_TAG);
    element.setAttribute('quote-id', code);
    document.body.append(element);
    return code;
  };
  const giveElsewhere = async (code: string): Promise<void> => {
    const { cartId } = await held(scene!, code);
    await asQuinn(scene!, 'PUT', `/carts/${cartId}/entries/1/training`, WHOLE);
    existingRegistry()?.changed('checkoutCart');
  };

  it('whose order was refused for it says so, and takes what is missing in a cart of its own [QTE-04 c] [TRN-05 c part]', async () => {
    const code = await openWithTraining('?orderTrainingsError=true');
    await expect.element(alert(), patient).toMatchTextContent(NEEDED);
    expect((await held(scene!, code)).cartId).toBeUndefined();
    await alert().getByRole('button', { name: 'Complete training' }).click();
    await page.getByRole('button', { name: /^Complete training ?:/ }).click();
    await expect.element(page.getByRole('dialog'), patient).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect((await held(scene!, code)).cartId).toMatch(/^\d+$/);
    await giveElsewhere(code);
    await expect.element(said('Training data complete.'), patient).toBeVisible();
    await expect.element(alert()).not.toBeInTheDocument();
    await expectClean(quotesWidget());
  });

  it('is not taken to the checkout before it is whole, and is then [QTE-04 c, e]', async () => {
    const code = await openWithTraining('?orderTrainingsError=false');
    await expect.element(page.getByRole('button', { name: /^Order at these prices/ }), patient).toBeVisible();
    expect(alert().elements()).toEqual([]);
    const targets = watchLeaving();
    await page.getByRole('button', { name: /^Order at these prices/ }).click();
    await expect.element(alert(), patient).toMatchTextContent(NEEDED);
    // The notice appears before the cart in which the details are given.
    await expect.poll(async () => (await held(scene!, code)).cartId, patient).toBeDefined();
    expect(targets).toEqual([]);
    await giveElsewhere(code);
    await expect.element(alert()).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Order at these prices/ }).click();
    await expect.poll(() => targets, patient).not.toEqual([]);
    expect(new URL(targets[0]!).search).toBe(`?cart=${(await held(scene!, code)).cartId}`);
  });
});
