import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeAnswers } from '../../../tests/support/change-answers.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import {
  endQuotes,
  EXPIRED,
  focusedElement,
  held,
  heldQuotes,
  openQuote,
  openQuotes,
  orderQuote,
  quotesWidget,
  READY,
  said,
  SUBMITTED,
} from '../../../tests/support/quotes-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const alert = () => page.getByRole('alert');
const dialog = () => page.getByRole('alertdialog');
let scene: Scene | undefined;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
  return endQuotes(scene);
});

describe('cancelling a quote', () => {
  it('is asked first, and not done where the shopper keeps it [QTE-04 d]', async () => {
    scene = await openQuote(SUBMITTED);
    await button('Cancel quote').click();
    await expect.element(dialog(), patient).toMatchTextContent(`Cancel quote ${SUBMITTED}?`);
    await expectClean(quotesWidget());
    await dialog().getByRole('button', { name: 'Keep quote' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect((await held(scene, SUBMITTED)).state).toBe('BUYER_SUBMITTED');
    await expect.poll(focusedElement).toBe(button('Cancel quote').element());
  });

  it('is done once by a double press, and told at the heading, while the quote is read again [QTE-04 d] [AXS-02 part]', async () => {
    scene = await openQuote(SUBMITTED);
    // The second press meets the dialog, and the button that opened it is there until the quote has been read again.
    scene.backend.faults.add({ method: 'POST', path: '/users/*/quotes/*/action', delayMs: 500 });
    scene.backend.faults.add({ method: 'GET', path: '/users/*/quotes/*', delayMs: 700 });
    await button('Cancel quote').click();
    await dialog().getByRole('button', { name: 'Cancel quote', exact: true }).dblClick();
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    expect(focusedElement()?.textContent).toBe(`Quote ${SUBMITTED}`);
    await expect.element(said(/^Canceled$/).first(), patient).toBeVisible();
    expect((await held(scene, SUBMITTED)).state).toBe('CANCELLED');
    expect(scene.calls.filter((one) => one.endsWith('/action'))).toHaveLength(1);
    await expect.poll(() => focusedElement()?.textContent).toBe(`Quote ${SUBMITTED}`);
    expect(alert().elements()).toEqual([]);
  });
});

describe('quoting again', () => {
  it('is one press: the same products at today’s prices, and the link to the new one [LEAD-09 c]', async () => {
    scene = await openQuote(EXPIRED);
    scene.backend.faults.add({ method: 'POST', path: '/users/*/quotes', delayMs: 500 });
    await button('Quote again').dblClick();
    await expect.element(said('has been requested.'), patient).toBeVisible();
    const [made] = await heldQuotes(scene);
    await expect.element(link(`Open quote ${made?.code}`)).toHaveAttribute('href', `?id=${made?.code}`);
    expect(await heldQuotes(scene)).toHaveLength(7);
    expect(made?.name).toBe('Kits for the new clinic');
    await expect.poll(() => focusedElement()?.textContent).toContain('has been requested.');
  });

  it.each<[string, object, string]>([
    [
      'a pricing update',
      { pricingUpdate: '2027-03-31' },
      'Valid until March 31, 2027. That is earlier than usual, because prices change then.',
    ],
    ['nothing', {}, ''],
  ])(
    'names what ends the new quote early, and its day once: %s [QTE-03 b] [LEAD-09 c]',
    async (_, settings, told) => {
      scene = await openQuotes({ clock: '2027-03-01T12:00:00Z' });
      scene.backend.settings.order({ customer: 'user-quinn', settings });
      await page
        .getByRole('button', { name: /^Quote again: / })
        .first()
        .click(patient);
      await expect.element(said('has been requested.'), patient).toBeVisible();
      const notice = page.elementLocator(quotesWidget().shadowRoot!.querySelector('.act-notice')!);
      if (told === '') await expect.element(notice).not.toMatchTextContent(/earlier|usual/);
      else {
        await expect.element(notice).toMatchTextContent(told);
        expect(notice.element().textContent.match(/March\s31/g)).toHaveLength(1);
      }
      await expectClean(quotesWidget());
    },
  );

  it('of a store that names no reason says that its end is early all the same [QTE-03 b] [LEAD-09 c]', async () => {
    scene = await openQuotes({ clock: '2027-03-01T12:00:00Z' });
    scene.backend.settings.order({ customer: 'user-quinn', settings: { pricingUpdate: '2027-03-31' } });
    changeAnswers(scene, 'POST', /\/quotes$/, async (answer) => {
      const reply = await answer();
      const { earlyExpiration: _, ...quote } = (await reply.json()) as Record<string, unknown>;
      return Response.json(quote, reply);
    });
    await page
      .getByRole('button', { name: /^Quote again: / })
      .first()
      .click(patient);
    await expect
      .element(said('has been requested.'), patient)
      .toMatchTextContent(/Valid until March 31, 2027\. That is less than the usual 60 days\./);
  });

  it('says what is no longer sold, and that nothing is left of it [LEAD-09 c]', async () => {
    scene = await openQuote(EXPIRED, { later: [{ code: 'LMS4-KIT', retired: {} }] });
    await button('Quote again').click();
    await expect.element(alert(), patient).toMatchTextContent('None of its products is sold any more.');
    expect(await heldQuotes(scene)).toHaveLength(6);
  });

  it.each(['page', 'list'] as const)(
    'of two products says that one is left out, pressed on the %s [LEAD-09 c]',
    async (where) => {
      const later = [{ code: 'FMS-KIT', retired: {} }];
      scene = where === 'page' ? await openQuote(READY, { later }) : await openQuotes({ later });
      await orderQuote(scene, READY, { state: 'CANCELLED' });
      await page
        .getByRole('button', {
          name: where === 'page' ? 'Quote again' : `Quote again: ${READY}`,
          exact: true,
        })
        .click(patient);
      await expect
        .element(said('has been requested.'), patient)
        .toMatchTextContent(/One product is no longer sold and was left out\./);
      const [made] = await heldQuotes(scene);
      expect((await held(scene, made!.code)).entries).toHaveLength(1);
    },
  );

  it('after a lost answer and a 503 finds the quote that was made by the next press [LEAD-09 c]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    scene = await openQuote(EXPIRED, {
      faults: [{ method: 'POST', path: '/users/current/quotes', loseAnswer: true, times: 4 }],
    });
    await button('Quote again').click();
    await expect.element(alert(), patient).toMatchTextContent('We don’t know yet');
    await alert().getByRole('button', { name: 'Try again' }).click();
    await expect.element(said('has been requested.'), patient).toBeVisible();
    expect(await heldQuotes(scene)).toHaveLength(7);
  });
});
