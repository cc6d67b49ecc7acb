import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdAnswers } from '../../../../tests/support/hold-answers.ts';
import type { Scene } from '../../../../tests/support/scene.ts';
import {
  button,
  expectStep,
  expectText,
  leaveCheckout,
  press,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../tests/support/checkout-visit.ts';
import { runtime } from '../../../core/runtime.ts';
import '../define.ts';

const patient = { timeout: 20_000 };
const CART = '/users/current/carts/current';
const NOT_SAVED =
  'Your customer account couldn’t be saved to this order. What you entered is kept. Continue to try again.';
let visit: CheckoutVisit | undefined;

const open = async (on: (scene: Scene) => void, step?: string): Promise<CheckoutVisit> =>
  (visit = await visitCheckout({
    userName: 'tess',
    lines: { 'FMS-KIT': 2 },
    onReady: on,
    ...(step !== undefined && { step }),
  }));
const calls = (call: string): number => visit?.scene.calls.filter((one) => one === call).length ?? 0;
const called = (call: string, times = 1) => expect.poll(() => calls(call), patient).toBe(times);

afterEach(async () => {
  if (visit) await leaveCheckout(visit);
  visit?.scene.backend.faults.clear();
  visit = undefined;
});

describe('the only account, which is being chosen', () => {
  it.each([undefined, 'account'])(
    'holds up nobody: the next step can be filled in, and what is pressed there is sent after it (address: %s) [PERF-13 part] [CHK-02 part]',
    async (step) => {
      const { on, go } = holdAnswers('PUT', '/account');
      await open(on, step);
      await expectStep('Shipping address');
      await called(`PUT ${CART}/account`);
      await userEvent.click(page.getByRole('radio', { name: 'Alder Street Clinic' }));
      await userEvent.click(button('Continue to shipping method'));
      await expect.element(button('Continue to shipping method')).toHaveAttribute('aria-busy', 'true');
      expect(calls(`PUT ${CART}/addresses/delivery`)).toBe(0);
      go();
      await expectStep('Shipping method');
      expect(calls(`PUT ${CART}/account`)).toBe(1);
      expect(calls(`PUT ${CART}/addresses/delivery`)).toBe(1);
      const cart = (await visit?.as('GET', '/carts/current?fields=FULL')) as Record<string, { id?: string }>;
      expect(cart['customerAccount']?.id).toBe('org-4430');
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('can be changed at once: its step opens as soon as the choice is made [CHK-02 part] [PERF-13 part]', async () => {
    const { on, go } = holdAnswers('PUT', '/account');
    await open(on);
    await expectStep('Shipping address');
    await called(`PUT ${CART}/account`);
    await press('Change: Customer account');
    await expect.element(button('Change: Customer account')).toBeVisible();
    go();
    await expectStep('Customer account');
    await expect.poll(() => new URLSearchParams(location.search).get('step')).toBe('account');
  });

  it('is asked for in its own step where the store refuses it, with the reason, and the press is not sent [CHK-14 g part] [PERF-13 part]', async () => {
    const { on, go } = holdAnswers('PUT', '/account');
    const { scene } = await open(on);
    scene.backend.faults.add({ method: 'PUT', path: `${CART}/account`, status: 500 });
    await expectStep('Shipping address');
    await userEvent.click(button('Continue to shipping method'));
    go();
    await expectStep('Customer account');
    await expectText(NOT_SAVED);
    expect(calls(`PUT ${CART}/addresses/delivery`)).toBe(0);
    scene.backend.faults.clear();
    await userEvent.click(page.getByRole('radio', { name: 'Union County Public Schools' }));
    await press('Continue to shipping address');
    await expectStep('Shipping address');
  });

  it.each([500, 409])(
    'interrupts nobody in mid-word where its write fails (%i): that is said, and the next press sends both [CHK-14 g part] [CHK-07 part] [PERF-13 part]',
    async (status) => {
      const { on, go } = holdAnswers('PUT', '/account');
      const { scene } = await open(on);
      scene.backend.faults.add({ method: 'PUT', path: `${CART}/account`, status });
      await expectStep('Shipping address');
      await userEvent.click(page.getByRole('radio', { name: 'New address' }));
      const city = page.getByRole('textbox', { name: 'City' });
      await userEvent.type(city, 'Spring');
      go();
      await expectText(NOT_SAVED);
      await userEvent.keyboard('field');
      await expect.element(city).toHaveValue('Springfield');
      await expect.element(city).toHaveFocus();
      scene.backend.faults.clear();
      await userEvent.click(page.getByRole('radio', { name: 'Alder Street Clinic' }));
      await press('Continue to shipping method');
      await expectStep('Shipping method');
      expect(calls(`PUT ${CART}/account`)).toBe(2);
      expect(calls(`PUT ${CART}/addresses/delivery`)).toBe(1);
    },
  );

  it('comes up in its own step if it fails once more at the press, and the press is not sent [CHK-14 g part] [PERF-13 part]', async () => {
    const { on, go } = holdAnswers('PUT', '/account');
    const { scene } = await open(on);
    scene.backend.faults.add({ method: 'PUT', path: `${CART}/account`, status: 500 });
    await expectStep('Shipping address');
    await userEvent.click(page.getByRole('radio', { name: 'Alder Street Clinic' }));
    go();
    await expectText(NOT_SAVED);
    await expectStep('Shipping address');
    await press('Continue to shipping method');
    await expectStep('Customer account');
    await expectText(NOT_SAVED);
    scene.backend.faults.clear();
    await userEvent.click(page.getByRole('radio', { name: 'Union County Public Schools' }));
    await press('Continue to shipping address');
    await expectStep('Shipping address');
    await expect.element(page.getByRole('radio', { name: 'Alder Street Clinic' })).toBeChecked();
    expect(calls(`PUT ${CART}/addresses/delivery`)).toBe(0);
  });

  it('is chosen all the same where another window has changed the cart, whose change is named, and the press is not sent [CHK-15 a part] [CHK-15 f part]', async () => {
    const { on, go } = holdAnswers('PUT', '/account');
    const { as } = await open(on);
    await expectStep('Shipping address');
    await called(`PUT ${CART}/account`);
    await userEvent.click(button('Continue to shipping method'));
    await as('PATCH', '/carts/current/entries/0', { quantity: 5 });
    go();
    await expectText(/^Your cart was changed in another window: .* × 5\.$/);
    await expectText(/^The total was \$[\d.,]+ and is now \$[\d.,]+\.$/);
    await called(`PUT ${CART}/account`, 2);
    await expect.element(button('Continue to shipping method'), patient).not.toHaveAttribute('aria-busy');
    expect(calls(`PUT ${CART}/addresses/delivery`)).toBe(0);
    await press('Continue to shipping method');
    await expectStep('Shipping method');
  });

  it('is not chosen over what another window has chosen meanwhile, and the press is sent [CHK-15 b part] [PERF-13 part]', async () => {
    const gate = Promise.withResolvers<void>();
    let isFirst = true;
    const { as } = await open(({ backend }) => {
      const work = backend.respond;
      backend.respond = async (request) => {
        const isAccount = request.method === 'PUT' && new URL(request.url).pathname.endsWith('/account');
        const isHeld = isAccount && isFirst;
        if (isAccount) isFirst = false;
        if (isHeld) await gate.promise;
        return work(request);
      };
    });
    await expectStep('Shipping address');
    await called(`PUT ${CART}/account`);
    await userEvent.click(page.getByRole('radio', { name: 'Alder Street Clinic' }));
    await userEvent.click(button('Continue to shipping method'));
    await as('PUT', '/carts/current/account', { id: 'org-4430' });
    gate.resolve();
    await expectStep('Shipping method');
    expect(calls(`PUT ${CART}/account`)).toBe(1);
    expect(calls(`PUT ${CART}/addresses/delivery`)).toBe(1);
  });
});

describe('the only valid choice of a step', () => {
  it('is made each time that there is one: from a personal account to an organization’s and back [CHK-03 g part]', async () => {
    visit = await visitCheckout({
      userName: 'mara',
      lines: { 'LMS4-KIT': 1 },
      chosen: [['/account', { id: 'personal-user-mara' }]],
    });
    await expectStep('Shipping address');
    await called(`PUT ${CART}/qualifieduser`);
    const choose = async (account: string) => {
      await press('Change: Customer account');
      await userEvent.click(page.getByRole('radio', { name: account }));
      await press(/^Continue to /);
    };
    await choose('Alder Street Clinic');
    await expectStep('Qualified user');
    await choose('Mara Lindqvist');
    await expectStep('Shipping address');
    await called(`PUT ${CART}/qualifieduser`, 2);
  });

  it('leaves what another window changed told [CHK-15 a part] [CHK-03 g part]', async () => {
    visit = await visitCheckout({
      userName: 'mara',
      lines: { 'FMS-KIT': 1 },
      chosen: [
        ['/account', { id: 'personal-user-mara' }],
        ['/addresses/delivery?addressId=home', undefined],
      ],
    });
    await expectStep('Shipping method');
    await visit.scene.settled();
    await visit.as('POST', '/carts/current/entries', { product: { code: 'LMS4-KIT' }, quantity: 1 });
    runtime().registry.changed('cart');
    await called(`PUT ${CART}/qualifieduser`);
    await expectStep('Shipping method');
    await expectText(/^Your cart was changed in another window: .* × 1\.$/);
    await visit.scene.settled();
    await expectText(/^Your cart was changed in another window: .* × 1\.$/);
  });
});

describe('the check of the cart at the entry', () => {
  it('holds up nobody, and what is pressed meanwhile is sent after it [PERF-13 part] [CRT-05 part]', async () => {
    const { on, go } = holdAnswers('POST', '/validate');
    await open(on);
    await expectStep('Shipping address');
    await userEvent.click(button('Continue to shipping method'));
    await expect.element(button('Continue to shipping method')).toHaveAttribute('aria-busy', 'true');
    expect(calls(`PUT ${CART}/account`)).toBe(0);
    go();
    await expectStep('Shipping method');
  });

  it('brings up the items that the store changed, names no other window, and drops the press [CRT-05 part] [CHK-15 part]', async () => {
    const { on, go } = holdAnswers('POST', '/validate');
    const { scene } = await open(on);
    await expectStep('Shipping address');
    await userEvent.click(button('Continue to shipping method'));
    const { repository } = scene;
    repository.saveProduct({ ...repository.product('FMS-KIT')!, stock: 1 });
    go();
    await expectStep('Items');
    await expectText(/: changed by the store/);
    expect(calls(`PUT ${CART}/addresses/delivery`)).toBe(0);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
