import { createBackend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { invoiceOfOrder } from '../../demo-host/backend/invoice/invoice.ts';
import { invoicesIn } from '../../demo-host/backend/invoice/store.ts';
import { seedCode } from '../../demo-host/backend/order/order.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { paymentsIn } from '../../demo-host/payment/payment-store.ts';
import type { PaymentIntent } from '../../src/api/invoice/payment.contract.ts';
import { sentBy } from '../../src/api/checkout/placing-answers.rules.ts';
import { placing, type Placing } from '../../src/api/checkout/placing.rules.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { pick, randomOf, uuidOf } from './random.ts';
import { CARDS, NOON } from './shop.ts';

/*
 * A seeded walk of invoice payments: a customer with several tabs and somebody who looked one of the invoices up, sets that
 * overlap, answers and calls that get lost or come late, and time. Whatever happens, no invoice is paid twice, no key pays
 * twice, what is charged is what was on show, and no page says that nothing was charged where something was. Source: REL-09,
 * LEAD-06 e, ACC-07 f.
 */

const ROOT = 'http://commerce.localhost';
const PERSON = 'user-mara';
const POSTAL_CODE = '43215';
const STEPS = 40;
const FIRST = invoiceOfOrder(seedCode(PERSON));
const INVOICES = [FIRST, FIRST.replace('-0', '-7'), FIRST.replace('-0', '-8')];

/** The moves that a page makes in each of its states. */
const OFTEN: Readonly<Record<Placing['state'], readonly string[]>> = {
  ready: ['open', 'press', 'press', 'press', 'arrive', 'wait'],
  refused: ['open', 'press', 'arrive', 'wait'],
  placing: ['reload'],
  challenge: ['bank', 'arrive', 'wait'],
  unknown: ['ask', 'ask', 'arrive', 'wait'],
  placed: ['again', 'arrive', 'wait'],
};

type Answer = { status: number; json: unknown };
type Errors = { errors?: { type?: string; subject?: string }[] };

/** A page that pays: its state by the reducer, and what it shows. */
type Tab = {
  headers: Record<string, string>;
  base: string;
  intent?: PaymentIntent | undefined;
  state: Placing;
};
type Late = { tab: Tab; key: string; send: () => Promise<Answer> };

class InvoiceWalkFailed extends Error {
  override readonly name = 'WalkFailed';
}

/**
 * Walks one seed. Returns what happened, or throws with it if a rule was broken. With `isBroken` the service forgets that it
 * has answered `none`, which a walk must find.
 */
export const walkInvoices = async (
  seed: number,
  isBroken = false,
): Promise<{ told: string[]; paid: number }> => {
  const random = randomOf(seed);
  const repository = createMemoryRepository(seedProducts());
  const clock = createClock();
  clock.hold(NOON);
  const backend = createBackend({ repository, clock, random: () => uuidOf(random), development: true });
  const told: string[] = [];
  const late: Late[] = [];

  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> => {
    const url = path.startsWith('/payment') ? ROOT + path : `${ROOT}/headless/ecommerce/v2${path}`;
    const init = {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Site-Id': 'usassessments', Origin: ROOT, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await backend.fetch(new Request(url, init));
    const text = await answer.text();
    return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) };
  };
  const ownTab = (): Tab => ({
    headers: { Authorization: `Bearer demo-token-${PERSON}` },
    base: '/users/current',
    state: { state: 'ready' },
  });
  const lookedUpTab = async (): Promise<Tab> => {
    const found = await ask('POST', '/invoices/lookup', {}, { number: FIRST, postalCode: POSTAL_CODE });
    const { invoiceToken = '' } = found.json as { invoiceToken?: string };
    return { headers: { 'X-Invoice-Token': invoiceToken }, base: '', state: { state: 'ready' } };
  };
  const captures = () => ['', PERSON].flatMap((who) => paymentsIn(repository).captures.of(who));
  const isCharged = ({ intent }: Tab): boolean =>
    captures().some(({ orderCode }) => orderCode === intent?.paymentId);

  const check = (): void => {
    const fail = (what: string): never => {
      throw new InvoiceWalkFailed([...told, `BROKEN: ${what}`].join('\n'));
    };
    const payments = captures().map(({ orderCode }) => orderCode);
    if (new Set(payments).size < payments.length) fail('a payment was captured twice');
    for (const tab of tabs) {
      const { state, intent } = tab;
      const saysNothing =
        (state.state === 'ready' && state.told === 'not-placed') || state.state === 'refused';
      if (saysNothing && isCharged(tab))
        fail(`the page says that nothing was charged for ${intent?.paymentId}`);
      if (state.state === 'placed' && !isCharged(tab)) fail('the page says paid, and nothing was charged');
    }
    const { paid } = whole();
    const charged = captures().reduce((sum, { amount }) => sum + amount, 0);
    const settled = paid.reduce((sum, { total }) => sum + total, 0);
    if (charged !== settled) fail(`${charged} was charged for invoices of ${settled}`);
  };
  /** What was on show of each payment that was captured, and whether its invoices were in another one too. */
  const shown = new Map<string, { ids: readonly string[]; total: number }>();
  const whole = () => {
    const paid = captures().flatMap(({ orderCode }) => shown.get(orderCode) ?? []);
    const ids = paid.flatMap((one) => one.ids);
    if (new Set(ids).size < ids.length)
      throw new InvoiceWalkFailed([...told, 'BROKEN: an invoice is in two payments'].join('\n'));
    return { paid };
  };
  const say = (tab: Tab, event: Parameters<typeof placing>[1]): void => {
    tab.state = placing(tab.state, event);
  };
  const hear = ({ status, json }: Answer, tab: Tab): void => {
    if (status === 200)
      return say(tab, { event: 'placed', order: (json as { paymentId: string }).paymentId });
    const { errors = [] } = json as Errors;
    const sent = sentBy(new ServiceError('refused', { kind: 'status', status, info: json, errors }));
    if (sent === 'lost') say(tab, { event: 'lost', now: clock.now() });
    else if ('challenged' in sent)
      say(tab, { event: 'challenged', challenge: sent.challenged, now: clock.now() });
    else if ('refused' in sent) say(tab, { event: 'refused', type: sent.refused });
  };

  // A look-up goes through all invoices of the shop, so not every walk has one.
  const tabs: Tab[] = [ownTab(), ownTab(), seed % 6 === 0 ? await lookedUpTab() : ownTab()];
  const moves: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
    open: async (tab) => {
      if (tab.state.state !== 'ready' && tab.state.state !== 'refused') return;
      const set = tab.base === '' ? [FIRST] : INVOICES.filter(() => random() < 0.6);
      const answer = await ask('POST', `${tab.base}/invoices/payments/intents`, tab.headers, {
        ids: set.length > 0 ? set : [FIRST],
      });
      tab.intent = answer.status === 200 ? (answer.json as PaymentIntent) : undefined;
      tab.state = { state: 'ready' };
      const { intent } = tab;
      if (intent)
        shown.set(intent.paymentId, { ids: intent.ids, total: Math.round(intent.total.value * 100) });
    },
    press: async (tab) => {
      const { intent } = tab;
      if (!intent) return;
      say(tab, { event: 'press', key: intent.key, online: true });
      if (tab.state.state !== 'placing') return;
      const card = pick(random, ['accepted', 'accepted', 'declined', 'challenge', 'slow', 'never'] as const);
      const token = await ask(
        'POST',
        '/payment/v1/tokens',
        {},
        {
          mode: 'new',
          number: CARDS[card],
          expiry: '09/31',
          securityCode: '123',
        },
      );
      const body = {
        key: intent.key,
        token: (token.json as { token: string }).token,
        expectedTotal: intent.total.value,
        expectedCurrency: intent.currency,
      };
      const send = () => ask('POST', `${tab.base}/invoices/payments`, tab.headers, body);
      const fate = random();
      // The call gets lost on its way, is still on its way, or its answer gets lost.
      if (fate < 0.15) return say(tab, { event: 'lost', now: clock.now() });
      if (fate < 0.4) {
        late.push({ tab, key: intent.key, send });
        return say(tab, { event: 'lost', now: clock.now() });
      }
      const answer = await send();
      if (fate < 0.6) say(tab, { event: 'lost', now: clock.now() });
      else hear(answer, tab);
    },
    arrive: async () => {
      const one = late.shift();
      if (one) await one.send();
    },
    ask: async (tab) => {
      const { state } = tab;
      if (state.state !== 'unknown') return;
      const answer = await ask('POST', `${tab.base}/invoices/payments/byKey`, tab.headers, {
        key: state.key,
      });
      const { state: outcome, paymentId = '' } = answer.json as { state: string; paymentId?: string };
      const payments = invoicesIn(repository);
      const asked = payments.payments().find(({ key }) => key === state.key);
      if (isBroken && outcome === 'none' && asked) payments.savePayment({ ...asked, state: 'open' });
      say(tab, {
        event: 'told',
        answer: outcome === 'paid' ? { placed: paymentId } : (outcome as 'pending' | 'none'),
        now: clock.now(),
      });
    },
    bank: async (tab) => {
      const { state } = tab;
      if (state.state !== 'challenge') return;
      // Leaving asks by the key first, as the client does.
      const answer = await ask('POST', `${tab.base}/invoices/payments/byKey`, tab.headers, {
        key: state.key,
      });
      const { state: outcome, paymentId = '' } = answer.json as { state: string; paymentId?: string };
      if (outcome === 'paid') say(tab, { event: 'placed', order: paymentId });
      else say(tab, { event: 'challenge', outcome: 'left' });
    },
    again: async (tab) => {
      tab.intent = undefined;
      tab.state = { state: 'ready' };
    },
    reload: async (tab) => {
      if (tab.state.state === 'placing') say(tab, { event: 'lost', now: clock.now() });
    },
    wait: async () => clock.hold(clock.now() + pick(random, [1_000, 1_000, 21_000, 61_000])),
  };
  for (let step = 0; step < STEPS; step += 1) {
    const at = Math.floor(random() * tabs.length);
    const tab = tabs[at] as Tab;
    const name = pick(random, OFTEN[tab.state.state]);
    // One move after the other: what happens at once is what arrives late.
    // oxlint-disable-next-line no-await-in-loop
    await moves[name]?.(tab);
    told.push(`${step} tab ${at} ${name}: ${tab.state.state}`);
    check();
  }
  return { told, paid: captures().length };
};
