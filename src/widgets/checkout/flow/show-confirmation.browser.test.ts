import { afterEach, describe, expect, it } from 'vitest';
import { isPressedHere, markPress, showConfirmation, showStep, stepPlace } from './step-address.ts';

const before = { href: location.href, state: history.state as unknown };
const step = () => readStep(location.search);
const readStep = (search: string) => new URLSearchParams(search).get('step');

afterEach(() => history.replaceState(before.state, '', before.href));

describe('the entries of an order’s steps', () => {
  it('are left together once it is placed: the next Back leaves the checkout [CHK-16 part]', async () => {
    history.pushState({}, '', '?from=cart');
    history.pushState({}, '', '?step=account');
    for (const name of ['shipping-address', 'payment', 'review']) showStep(name, 'push');
    expect(stepPlace()).toBe(3);
    showConfirmation('00004711');
    expect(step()).toBe('confirmation');
    await expect.poll(stepPlace).toBe(0);
    expect(location.search).toBe('?step=confirmation&order=00004711');
    history.back();
    await expect.poll(() => location.search).toBe('?from=cart');
  });

  it('are none where the order was placed in the first one', () => {
    history.pushState({}, '', '?step=review');
    showConfirmation('00004711');
    expect(location.search).toBe('?step=confirmation&order=00004711');
  });
});

describe('the tab that an order was begun in', () => {
  it('is known by its entry, which keeps its place [CHK-14 j part]', () => {
    history.pushState({}, '', '?step=account');
    showStep('review', 'push');
    markPress(undefined);
    expect(isPressedHere('key-1')).toBe(false);
    markPress('key-1');
    expect([isPressedHere('key-1'), isPressedHere('key-2'), stepPlace()]).toEqual([true, false, 1]);
  });
});
