import { afterEach, expect, it, vi } from 'vitest';
import { widgets } from '../../src/widgets/widget-list.ts';
import { asCustomer } from '../support/as-customer.ts';
import { beSignedIn } from '../support/be-signed-in.ts';
import { changeAnswers } from '../support/change-answers.ts';
import { setScene, type Scene } from '../support/scene.ts';
import { startPage } from '../support/start-page.ts';
import { textsBesideNames } from '../support/texts-beside-names.ts';

const defines = import.meta.glob('../../src/widgets/*/define.ts');
const patient = { timeout: 20_000 };
/** A name from right to left that ends in a number: the number would move beside what follows it. */
const NAME = 'סולם 12';
/** The names that services give. */
const NAMED =
  /^(?:name|firstName|lastName|companyName|accountHolderName|programName|summary|title|line1|town)$/;

const CHOSEN = [
  ['account', { id: 'org-4410' }],
  ['addresses/delivery?addressId=home', undefined],
  ['deliverymode?deliveryModeId=ground', undefined],
  ['billingaddress', { use: 'DELIVERY' }],
  ['paymenttype', { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' }],
] as const;

type Case = { search?: string; attributes?: Record<string, string>; who?: string };
/** What a tag is drawn with, beside a first visit of a customer with a cart. */
const MORE: Record<string, readonly Case[]> = {
  'assess-checkout': ['account', 'shipping-address', 'billing-address', 'payment', 'review'].map((step) => ({
    search: `?step=${step}`,
  })),
  'assess-quotes': [
    { who: 'quinn', search: '?' },
    { who: 'quinn', attributes: { 'quote-id': 'Q-0048005' } },
  ],
  'assess-order-history': [{ attributes: { 'order-id': '00004711' } }],
};

/** Tags without a name of a service here: they have none, or show one only after a press or with data of their own. */
const NAMELESS: ReadonlySet<string> = new Set(
  (
    'quick-order mini-cart notifications footer error-page need-help contact international-offices session ' +
    'navigation search banner header sign-in saved-carts qualifications address-book accounts profile order-status support'
  )
    .split(' ')
    .map((name) => `assess-${name}`),
);

let scene: Scene;
/** Ends a page, so that nothing of it meets the next one. */
const leave = async (): Promise<void> => {
  document.body.replaceChildren();
  await scene.settled();
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
};
afterEach(leave);

/** Gives each name in an answer these words. */
const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'string' && NAMED.test(key) ? NAME : renamed(one),
    ]),
  );
};

const draw = async (
  tag: string,
  { search = '?text=memory&id=FMS-KIT', attributes = {}, who = 'mara' }: Case,
) => {
  scene = await setScene({ identity: {}, flags: { orderHistory: true } });
  const as = (method: string, path: string, body?: unknown) => asCustomer(scene, who, method, path, body);
  await as('POST', '/carts', {});
  await as('POST', '/carts/current/entries', { product: { code: 'FMS-KIT' }, quantity: 2 });
  for (const [path, body] of who === 'mara' ? CHOSEN : []) await as('PUT', `/carts/current/${path}`, body);
  beSignedIn(`user-${who}`);
  changeAnswers(scene, 'GET', /headless/, async (given) => {
    const answer = await given();
    if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
    return Response.json(renamed(await answer.json()), {
      status: answer.status,
      headers: { ETag: answer.headers.get('ETag') ?? '' },
    });
  });
  startPage();
  history.replaceState(null, '', search);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.replaceChildren(element);
  const seen = () => textsBesideNames(element, NAME).names;
  await vi.waitFor(() => expect(seen(), `names in ${tag}${search}`).toBeGreaterThan(0), patient);
  await scene.settled();
  const found = textsBesideNames(element, NAME);
  await leave();
  return found;
};

it('each name that a service gives stands apart from the text around it, in every widget that has one at first [SEC-14 c]', async () => {
  const faults: string[] = [];
  for (const { tag } of widgets.filter((one) => !NAMELESS.has(one.tag))) {
    await defines[`../../src/widgets/${tag.slice(7)}/define.ts`]?.();
    for (const one of MORE[tag] ?? [{}]) {
      const { beside } = await draw(tag, one);
      faults.push(...beside.map((text) => `${tag}${one.search ?? ''}: ${text}`));
    }
  }
  expect([...new Set(faults)]).toEqual([]);
}, 400_000);
