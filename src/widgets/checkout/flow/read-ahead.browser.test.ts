import { afterEach, describe, expect, it } from 'vitest';
import { holdAnswers } from '../../../../tests/support/hold-answers.ts';
import type { Scene } from '../../../../tests/support/scene.ts';
import {
  expectStep,
  leaveCheckout,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../tests/support/checkout-visit.ts';
import '../define.ts';

const patient = { timeout: 20_000 };
let visit: CheckoutVisit | undefined;

const called = (call: RegExp) => expect.poll(() => visit?.scene.calls.some((one) => call.test(one)), patient);
const open = async (onReady: (scene: Scene) => void): Promise<void> => {
  visit = await visitCheckout({ userName: 'tess', lines: { 'FMS-KIT': 2 }, onReady });
};

afterEach(async () => {
  if (visit) await leaveCheckout(visit);
  visit?.scene.backend.faults.clear();
  visit = undefined;
});

describe('the checkout', () => {
  it('reads accounts and addresses beside its cart, which no answer has come for yet [PERF-13 part]', async () => {
    const { on, go } = holdAnswers('PUT', '/carts/current/defaults');
    await open(on);
    await called(/^GET \/users\/current\/accounts$/).toBe(true);
    await called(/^GET \/users\/current\/addresses/).toBe(true);
    go();
    await expectStep('Shipping address');
  });
});
