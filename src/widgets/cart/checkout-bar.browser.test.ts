import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const size = [innerWidth, innerHeight] as const;
let scene: Scene;

const CODES =
  'LMS4-KIT LMS4-KITC LMS4-MAN LMS4-REC25 MAB2-KIT MAB2-MAN MAB2-STB MAB2-REC25 MAB2-RSP25 OSI3-KIT OSI3-KITC OSI3-MAN OSI3-STB OSI3-REC25 OSI3-RSP25 VLS-KIT VLS-MAN VLS-STB VLS-RSP25 PRA2-KIT HMC-KIT BDT5-KIT BDT5-KITC BDT5-MAN'.split(
    ' ',
  );

const shadow = () => document.querySelector('assess-cart')!.shadowRoot!;
const bar = () => shadow().querySelector<HTMLElement>('.bar-in');
const toCheckout = () => page.getByRole('link', { name: 'Go to checkout' });

const open = async (width: number, codes: readonly string[]): Promise<void> => {
  await page.viewport(width, 700);
  scene = await setScene({ lines: codes.map((code) => ({ code, quantity: 3 })) });
  document.body.append(document.createElement('assess-cart'));
  await expect.element(toCheckout().first(), patient).toBeInTheDocument();
};

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(...size);
  await scene.settled();
});

describe('a narrow cart with many lines', () => {
  it('has the total and the way to the checkout in sight from its first line to its last [CRT-02 part]', async () => {
    await open(320, CODES);
    await expect.poll(() => bar()?.textContent, patient).toMatch(/^Total so far \$[\d,.]+Go to checkout$/);
    const total = shadow().querySelector('dd.total')!.textContent;
    for (const place of [0, 0.3, 0.6]) {
      scrollTo(0, place * document.documentElement.scrollHeight);
      const { top, bottom } = bar()!.getBoundingClientRect();
      expect(top).toBeGreaterThan(500);
      expect(bottom).toBeLessThanOrEqual(innerHeight);
      expect(bar()!.textContent).toContain(total);
    }
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(bar, patient).toBeNull();
    await expect.element(toCheckout()).toBeInViewport();
  });

  it('has them at the window’s lower edge from the top of the page on, above its lines too [CRT-02 part]', async () => {
    const notice = document.createElement('div');
    notice.style.blockSize = '520px';
    document.body.append(notice);
    await open(320, CODES);
    scrollTo(0, 0);
    await expect
      .poll(() => shadow().querySelector('.list')?.getBoundingClientRect().top, patient)
      .toBeGreaterThan(700);
    await expect
      .poll(() => Math.round(bar()?.getBoundingClientRect().bottom ?? 0), patient)
      .toBe(innerHeight);
    await expect.element(toCheckout().last()).toBeInViewport({ ratio: 1 });
  });

  it('never covers what has the focus [CRT-02 part] [AXS-02 part]', async () => {
    await open(320, CODES);
    await expect.poll(bar, patient).not.toBeNull();
    const seen = new Set<Element>();
    while (seen.size < 30) {
      await userEvent.tab();
      const focused = shadow().activeElement;
      if (focused === null || bar() === null) break;
      seen.add(focused);
      const { bottom } = focused.getBoundingClientRect();
      if (!bar()!.contains(focused)) expect(bottom).toBeLessThanOrEqual(bar()!.getBoundingClientRect().top);
    }
    expect(seen.size).toBe(30);
  });

  it('keeps the focus in the bar while the page scrolls to the sums [AXS-02 part]', async () => {
    await open(320, CODES);
    await expect.poll(bar, patient).not.toBeNull();
    const link = bar()!.querySelector('a')!;
    link.focus();
    scrollTo(0, document.documentElement.scrollHeight);
    const own = toCheckout()
      .elements()
      .find((one) => one !== link);
    await expect
      .poll(() => (own?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight, patient)
      .toBe(true);
    // By the third frame the observer has told that the sums are in sight.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(link.isConnected).toBe(true);
    expect(shadow().activeElement).toBe(link);
    link.blur();
    await expect.poll(bar, patient).toBeNull();
  });
});

it('beside the lines the sums themselves stay in sight, and a short cart needs no bar [CRT-02 part]', async () => {
  await open(1280, CODES);
  await expect.element(toCheckout()).toBeInViewport();
  expect(shadow().querySelector('.checkout-bar')?.checkVisibility() ?? false).toBe(false);
});
