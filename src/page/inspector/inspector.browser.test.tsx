import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import { startPage } from '../../../tests/support/start-page.ts';
import '../../widgets/mini-cart/define.ts';

const patient = { timeout: 20_000 };
const panel = page.getByRole('region', { name: 'Assess inspector' });
const PLAIN = location.href;

let scene: Scene | undefined;

const open = async (search: string, options: Parameters<typeof setScene>[0] = {}): Promise<void> => {
  history.replaceState(null, '', search);
  scene = await setScene(options);
  startPage();
  document.body.append(document.createElement('assess-mini-cart'));
  await expect.element(page.getByRole('button', { name: /^Cart/ }), patient).toBeVisible();
};

afterEach(async () => {
  vi.restoreAllMocks();
  history.replaceState(null, '', PLAIN);
  document.body.replaceChildren();
  await scene?.settled();
});

const send = (name: string, detail: unknown): void =>
  void document.dispatchEvent(new CustomEvent(name, { detail }));

it('shows versions, settings, flags, session, requests, events and messages, and keeps what is personal out of the copy [EMB-13 a,b]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await open('?assess-inspect=<img src=x onerror=alert(1)>&code=secret-code', {
    flags: { productImages: true },
    config: {
      messages: { 'shared.tryAgain': 'Call mara' },
      contentMessages: { 'shared.close': 'Or mara', 'shared.cancel': 'Ask mara' },
    },
    lines: [{ code: 'LMS4-KIT', quantity: 1 }],
  });
  await expect.element(panel, patient).toBeVisible();
  send('assess-order-placed', {
    order: 'A-10023456',
    total: 12,
    currency: 'USD',
    email: 'mara@clinic.example',
  });
  const message = 'Assess widgets: mara@clinic.example has a wrong attribute.';
  console.warn(message);
  // What is watched still goes where it went.
  expect(warn).toHaveBeenCalledWith(message);

  for (const [section, line] of [
    [/^Versions/, /^widgets \d/],
    [/^Settings/, /^commerceBase = .*configure\(\)/],
    [/^Flags/, /^productImages = true +\(page\)/],
    [/^Session/, /^status = /],
    [/^Events/, /assess-order-placed \{"order":"‹text›","total":12/],
    [/^Messages/, /‹e-mail› has a wrong attribute/],
  ] as const) {
    await panel.getByText(section).click();
    await expect.element(panel.getByText(line).first()).toBeVisible();
  }
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await panel.getByRole('button', { name: 'Copy all' }).click();
  await expect.element(panel.getByText('Copied. It has nothing personal.')).toBeVisible();
  expect(copied[0]).toContain('Why is it empty?');
  expect(copied[0]).toMatch(/commerce/);
  expect(copied[0]).toContain('contentMessages = 2 texts');
  expect(copied[0]).not.toMatch(/mara|10023456|secret|onerror/);
});

it('is worked by the keyboard alone, fits 320 pixels and is clean [EMB-13 a]', async () => {
  await page.viewport(320, 640);
  await open('?assess-inspect');
  await expect.element(panel, patient).toBeVisible();
  const element = panel.element();
  expect(element.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  const root = element.getRootNode() as ShadowRoot;
  await expectClean(root.host);
  const isAtFlags = () => root.activeElement?.textContent.startsWith('Flags') === true;
  for (let presses = 0; presses < 12 && !isAtFlags(); presses += 1) await userEvent.tab();
  expect(isAtFlags()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText(/^quickOrderRows = /)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

it('gives the focus back to where it was, or to the heading of the page [EMB-13 a]', async () => {
  await open('?assess-inspect');
  await expect.element(panel, patient).toBeVisible();
  const cart = page.getByRole('button', { name: /^Cart/ }).element() as HTMLElement;
  const close = panel.getByRole('button', { name: 'Close' });
  cart.focus();
  (close.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => (cart.getRootNode() as ShadowRoot).activeElement).toBe(cart);

  document.body.replaceChildren();
  await scene?.settled();
  await open('?assess-inspect');
  const heading = document.createElement('h1');
  heading.textContent = 'Order';
  document.body.prepend(heading);
  await expect.element(panel, patient).toBeVisible();
  await close.click();
  await expect.poll(() => document.activeElement).toBe(heading);
});

/** The panel's code is here, and the page has had the time to open it. */
const loaded = async (): Promise<void> => {
  await import('./open-inspector.tsx');
  await new Promise(requestAnimationFrame);
};

it('stays away without its word in the address, and from a page that forbids it [EMB-13 c]', async () => {
  await open('?assess-inspected=1&to=assess-inspect');
  await loaded();
  expect(document.querySelector('[data-assess-inspector]')).toBe(null);
  document.body.replaceChildren();
  await scene?.settled();
  await open('?x=1&assess-inspect', { config: { inspect: false } });
  await scene?.settled();
  await loaded();
  expect(document.querySelector('[data-assess-inspector]')).toBe(null);
});
