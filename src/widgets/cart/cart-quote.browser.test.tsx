import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { said } from '../../../tests/support/said.ts';
import { page, userEvent, type Locator } from 'vitest/browser';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { changeAnswers } from '../../../tests/support/change-answers.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { layoutFaults } from '../../../tests/support/narrow-faults.ts';
import { setScene, type Scene, type SceneOptions } from '../../../tests/support/scene.ts';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { splitWords } from '../../../tests/support/split-words.ts';
import { startPage } from '../../../tests/support/start-page.ts';
import { localeRow } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const QUOTES = '/users/current/quotes';
const WHOLE = [
  ['/account', { id: 'personal-user-tomas' }],
  ['/addresses/delivery?addressId=home', undefined],
  ['/deliverymode?deliveryModeId=ground', undefined],
  ['/billingaddress', { use: 'DELIVERY' }],
] as const;
let scene: Scene;
let site: string;

const as = (method: string, path: string, body?: unknown) =>
  asCustomer(scene, 'tomas', method, path, body, site);
const draw = () => {
  document.querySelector('assess-cart')?.remove();
  document.body.append(document.createElement('assess-cart'));
};

type Options = { chosen?: boolean; lines?: Record<string, number>; scene?: SceneOptions; faults?: Fault[] };

/** Opens the cart of Tomás. By default it lacks nothing. */
const open = async ({ chosen = true, lines = { 'FMS-KIT': 2 }, ...more }: Options = {}) => {
  scene = await setScene({ identity: {}, config: { storeUrl: location.origin }, ...more.scene });
  site = localeRow(more.scene?.locale ?? 'en-us').baseSite;
  beSignedIn('user-tomas');
  startPage();
  await as('POST', '/carts', {});
  for (const [code, quantity] of Object.entries(lines))
    await as('POST', '/carts/current/entries', { product: { code }, quantity });
  if (chosen) for (const [path, body] of WHOLE) await as('PUT', `/carts/current${path}`, body);
  for (const fault of more.faults ?? []) scene.backend.faults.add(fault);
  draw();
};
const dialog = (name: string | RegExp = 'Create quote'): Locator => page.getByRole('dialog', { name });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const press = (name: string) => userEvent.click(button(name), patient);
const openDialog = async () => {
  await press('Create quote');
  await expect.element(dialog(), patient).toBeVisible();
};
const name = () => dialog().getByRole('textbox', { name: 'Quote name' });
const comment = () => dialog().getByRole('textbox', { name: /^Comment/ });
const fill = async (words = 'Spring assessments') => {
  await userEvent.fill(name(), words);
  await userEvent.fill(comment(), 'For the purchasing office');
};
const send = () =>
  userEvent.click(dialog().getByRole('button', { name: /^(Create quote|Try again)$/ }), patient);
const created = () => dialog('Quote created');
const expectCreated = () => expect.element(created(), patient).toBeVisible();
const focused = () => document.querySelector('assess-cart')?.shadowRoot?.activeElement;
const links = () => dialog().getByRole('link').elements() as HTMLAnchorElement[];
type Listed = { quotes: { code: string; name: string }[] };
const listed = async () => ((await as('GET', '/quotes')) as Listed).quotes;

const isBelow = (name: Element, value: Element): boolean =>
  value.getBoundingClientRect().top >= name.getBoundingClientRect().bottom - 1;

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await scene.settled();
  history.replaceState({}, '', location.pathname);
});

describe('a quote that can’t be made yet', () => {
  it('names up to three things that are missing, each a link to its step and back here [QTE-01 a, b part]', async () => {
    await open({ chosen: false });
    await openDialog();
    await expect.element(dialog().getByText('What the quote still needs'), patient).toBeVisible();
    // The checkout counts its steps. A count of these would not agree with it.
    await expect.element(dialog().getByText(/\d (details?|steps?)/)).not.toBeInTheDocument();
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Add a delivery address to request a quote.',
      'Choose a delivery method to request a quote.',
      'Choose a customer account and its billing address to request a quote.',
    ]);
    expect(links().map(({ href }) => new URL(href).searchParams.toString())).toEqual([
      'step=shipping-address&for=quote',
      'step=shipping-method&for=quote',
      'step=account&for=quote',
    ]);
    // Before a press nothing has failed.
    await expect.element(dialog().getByText('Error')).not.toBeInTheDocument();
    await fill();
    await send();
    // Nothing is sent, and the focused element gives the reason.
    await expect.poll(() => focused()?.textContent, patient).toContain('What the quote still needs');
    expect(await listed()).toEqual([]);
    await expect.element(name()).toHaveValue('Spring assessments');
    await expectClean(document.querySelector('assess-cart')!);
  });

  it('asks a digital cart for no delivery [QTE-01 a]', async () => {
    await open({ chosen: false, lines: { 'RPW-G3-LIC': 60 } });
    await openDialog();
    await expect.element(dialog().getByText('What the quote still needs'), patient).toBeVisible();
    expect(links()).toHaveLength(1);
  });

  it('keeps its fields for the way back, which opens it again, once [QTE-01 b part]', async () => {
    await open({ chosen: false });
    await openDialog();
    await fill();
    await expect.poll(() => JSON.stringify(sessionStorage), patient).toContain('For the purchasing office');
    history.replaceState({}, '', `${location.pathname}?quote=new&kept=1`);
    draw();
    await expect.element(dialog(), patient).toBeVisible();
    await expect.element(name(), patient).toHaveValue('Spring assessments');
    await expect.element(comment()).toHaveValue('For the purchasing office');
    expect(location.search).toBe('?kept=1');
  });

  it('asks for its name, and takes no more than there is room for', async () => {
    await open();
    await openDialog();
    await send();
    await expect
      .element(name(), patient)
      .toHaveAccessibleDescription(expect.stringContaining('Enter a name'));
    await userEvent.fill(name(), 'x'.repeat(256));
    await send();
    await expect.element(name(), patient).toHaveAccessibleDescription(expect.stringContaining('255'));
    expect(await listed()).toEqual([]);
  });

  it('is for customers: who is not signed in is led to sign-in, and back to it [QTE-01 part]', async () => {
    scene = await setScene({
      config: { storeUrl: location.origin },
      lines: [{ code: 'FMS-KIT', quantity: 1 }],
    });
    draw();
    await openDialog();
    const link = dialog().getByRole('link', { name: 'Sign in' }).element() as HTMLAnchorElement;
    expect(new URL(link.href).searchParams.get('returnTo')).toContain('quote=new');
  });
});

describe('a quote that fails', () => {
  const failed = () => dialog().getByText('Error submitting quote.');

  it.each<[string, Fault, string]>([
    ['refused by 400', { method: 'POST', path: QUOTES, status: 400, times: 1 }, 'Nothing was created.'],
    ['503', { method: 'POST', path: QUOTES, status: 503, times: 1 }, 'We don’t know yet'],
    ['412', { method: 'POST', path: QUOTES, status: 412, times: 1 }, 'Your cart has changed since.'],
    [
      'a read that fails',
      { method: 'GET', path: '/users/current/carts/current/quoteeligibility', status: 404 },
      'Nothing was created.',
    ],
  ])(
    'says so by %s, keeps what was typed, and is tried again by its button [QTE-01 c]',
    async (_what, fault, words) => {
      await open({ faults: [fault] });
      await openDialog();
      await fill();
      await send();
      await expect.element(failed(), patient).toBeVisible();
      await expect.poll(() => focused()?.textContent, patient).toContain(words);
      await expect.element(name()).toHaveValue('Spring assessments');
      await expect.element(comment()).toHaveValue('For the purchasing office');
      scene.backend.faults.clear();
      await send();
      await expectCreated();
      expect(await listed()).toHaveLength(1);
    },
  );

  it('is made once by a double press and Enter, and by an answer that was lost [QTE-01 d]', async () => {
    await open({ faults: [{ method: 'POST', path: QUOTES, loseAnswer: true, times: 1 }] });
    await openDialog();
    await fill();
    const form = dialog().element().querySelector('form')!;
    form.requestSubmit();
    form.requestSubmit();
    await expectCreated();
    expect(await listed()).toHaveLength(1);
  });

  it('of which nobody knows is found by the next press, also after a reload, with the name that it has [QTE-01 d]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await open({ faults: [{ method: 'POST', path: QUOTES, loseAnswer: true, times: 4 }] });
    await openDialog();
    await fill();
    await send();
    await expect.element(dialog().getByText(/We don’t know yet/), patient).toBeVisible();
    await expect.element(name()).toHaveAttribute('readonly');
    draw();
    await openDialog();
    await expect.element(name(), patient).toHaveValue('Spring assessments');
    await expect.element(name()).toHaveAttribute('readonly');
    await send();
    await expectCreated();
    expect((await listed()).map((quote) => quote.name)).toEqual(['Spring assessments']);
  });
});

describe('what is not known of another customer’s quote', () => {
  it('is neither shown nor sent [QTE-01 d]', async () => {
    await open();
    const { storage, row } = runtime();
    const body = { cartId: 'current', name: 'Of Nina', comment: 'Private' };
    storage.write('quotePending', { owner: 'user-nina', key: 'key-of-nina', body }, row.baseSite);
    await openDialog();
    await expect.element(name()).toHaveValue('');
    await expect.element(name()).not.toHaveAttribute('readonly');
    await fill();
    await send();
    await expectCreated();
    expect((await listed()).map((quote) => quote.name)).toEqual(['Spring assessments']);
  });
});

describe('a quote that ends early', () => {
  const SOON = { status: 'OLD_APPLIED', label: 'Agreed', percent: 8, ends: '2027-03-31' } as const;

  it.each<[string, object, string[]]>([
    ['a pricing update', { pricingUpdate: '2027-03-31' }, ['Prices change on March 31, 2027.']],
    [
      'the organization’s discount',
      { organizationDiscount: SOON },
      ['Your organization’s discount ends on March 31, 2027.'],
    ],
    [
      'both at once',
      { pricingUpdate: '2027-04-15', organizationDiscount: SOON },
      ['Your organization’s discount ends on March 31, 2027.', 'Prices change on April 15, 2027.'],
    ],
  ])(
    'by %s says which and when, and is made when that is agreed to [QTE-03 b, c]',
    async (_what, settings, told) => {
      await open({ scene: { clock: '2027-03-01T12:00:00Z' } });
      scene.backend.settings.order({ customer: 'user-tomas', settings });
      await openDialog();
      await fill();
      await send();
      const early = dialog('This quote will expire on March 31, 2027');
      await expect.element(early, patient).toBeVisible();
      await expect
        .element(early)
        .toMatchTextContent('Quotes are usually valid for 60 days, until April 30, 2027.');
      const [first = '', ...others] = told;
      await expect
        .element(early)
        .toMatchTextContent(`${first} This quote will expire on March 31, 2027, earlier than usual.`);
      for (const words of others) await expect.element(early).toMatchTextContent(words);
      expect(early.element().textContent?.match(/earlier/g)).toHaveLength(1);
      expect(await listed()).toEqual([]);
      await expectClean(document.querySelector('assess-cart')!);
      await userEvent.click(early.getByRole('button', { name: 'Create quote' }));
      await expectCreated();
      expect(await listed()).toHaveLength(1);
    },
  );

  it('is not made where the shopper goes back to the cart, and what was typed is kept [QTE-03 b]', async () => {
    await open({ scene: { clock: '2027-03-01T12:00:00Z' } });
    scene.backend.settings.order({ settings: { pricingUpdate: '2027-03-31' } });
    await openDialog();
    await fill();
    await send();
    await press('Back to cart');
    await expect.poll(focused, patient).toBe(button('Create quote').element());
    expect(await listed()).toEqual([]);
    await openDialog();
    await expect.element(name(), patient).toHaveValue('Spring assessments');
  });
});

describe('a quote that was made', () => {
  it.each(['fr-ca', 'es-es', 'en-us'] as const)(
    'stands whole in a dialog at 320 px, each value below its name, no word broken, in %s [QTE-02 part] [QTE-03 part]',
    async (locale) => {
      await page.viewport(320, 700);
      await open({ scene: { locale, clock: '2027-03-01T12:00:00Z' } });
      const settings = { pricingUpdate: '2027-03-31' };
      scene.backend.settings.order({ customer: 'user-tomas', settings });
      history.replaceState({}, '', `${location.pathname}?quote=new`);
      draw();
      const sheet = page.getByRole('dialog');
      const next = () => userEvent.click(sheet.getByRole('button').last(), patient);
      await userEvent.fill(sheet.getByRole('textbox').first(), 'Dépistage', patient);
      await next();
      await expect.element(sheet, patient).toMatchTextContent('60');
      expect(layoutFaults(document.querySelector('assess-cart')!)).toEqual([]);
      await next();
      const values = sheet.getByRole('definition');
      await expect.poll(() => values.elements().length, patient).toBe(3);
      expect(layoutFaults(document.querySelector('assess-cart')!)).toEqual([]);
      const names = sheet.getByRole('term').elements();
      for (const [at, value] of values.elements().entries()) {
        expect(isBelow(names[at]!, value)).toBe(true);
        expect(splitWords(value)).toEqual([]);
      }
      expect(splitWords(sheet.getByRole('link').element())).toEqual([]);
    },
  );

  it('tells number, total and last day, once to the ear; the cart stays as it is [QTE-02] [QTE-01 e]', async () => {
    await open({ scene: { clock: '2027-03-01T12:00:00Z' } });
    const before = await as('GET', '/carts/current?fields=FULL');
    await openDialog();
    await fill();
    await send();
    await expectCreated();
    const [quote] = await listed();
    const code = quote?.code ?? '';
    await expect
      .element(created())
      .toMatchTextContent(`Quote number${code}Total$326.00Prices valid untilApril 30, 2027 at 11:59 PM CDT`);
    await expect.poll(said, patient).toContain(`Quote ${code} has been requested.`);
    const link = created()
      .getByRole('link', { name: `Open quote ${code}` })
      .element() as HTMLAnchorElement;
    expect(link.pathname).toMatch(new RegExp(`/quotes/${code}$`));
    await expectClean(document.querySelector('assess-cart')!);
    await userEvent.click(created().getByRole('button', { name: 'Back to cart' }));
    await expect.poll(focused, patient).toBe(button('Create quote').element());
    expect(await as('GET', '/carts/current?fields=FULL')).toEqual(before);
    await openDialog();
    await expect.element(name(), patient).toHaveValue('');
  });

  it('is saved as a file for calendars and as a PDF; what is no PDF says so [LEAD-09 a] [SEC-08 a, b]', async () => {
    const saved: { name: string; type: string }[] = [];
    const blobs = new Map<string, Blob>();
    const make = URL.createObjectURL.bind(URL);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const href = make(blob as Blob);
      blobs.set(href, blob as Blob);
      return href;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, type: blobs.get(this.href)?.type ?? '' });
    });
    await open();
    await openDialog();
    await fill();
    await send();
    await expectCreated();
    const code = (await listed())[0]?.code ?? '';
    scene.backend.faults.add({ method: 'GET', path: `${QUOTES}/${code}/pdf`, body: 'html', times: 1 });
    await press('Download PDF');
    await expect
      .element(created().getByRole('alert'), patient)
      .toMatchTextContent('We couldn’t open the PDF. Try again.');
    expect(saved).toEqual([]);
    await press('Download PDF');
    await expect.poll(() => saved, patient).toEqual([{ name: `quote-${code}.pdf`, type: 'application/pdf' }]);
    await expect.element(created().getByRole('alert')).not.toBeInTheDocument();
    await press('Add expiry to calendar');
    await expect.poll(() => saved.at(-1)).toEqual({ name: `quote-${code}.ics`, type: 'text/calendar' });
    // The id is the quote's number, so that a second file changes the entry of the first.
    expect(await [...blobs.values()].at(-1)!.text()).toContain(`UID:quote-${code}@`);
  });

  it('tells the total with its tax [QTE-02]', async () => {
    await open();
    changeAnswers(scene, 'POST', /\/quotes$/, async (answer) => {
      const response = await answer();
      const quote = (await response.json()) as { totalPrice: { value: number } };
      const totalPriceWithTax = { ...quote.totalPrice, value: 349.5, formattedValue: '$349.50' };
      const totalTax = { ...quote.totalPrice, value: 349.5 - quote.totalPrice.value };
      return Response.json({ ...quote, totalTax, totalPriceWithTax }, response);
    });
    await openDialog();
    await fill();
    await send();
    await expectCreated();
    await expect.element(created()).toMatchTextContent('Total$349.50');
  });

  it('has no PDF button while the flag is off [QTE-04 f part]', async () => {
    await open({ scene: { flags: { quotePdfUpgrade: false } } });
    await openDialog();
    await fill();
    await send();
    await expectCreated();
    expect(button('Download PDF').elements()).toEqual([]);
  });
});
