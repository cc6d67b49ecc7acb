import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/widgets/mini-cart/define.ts';
import '../../src/widgets/session/define.ts';
import { setScene, type Scene } from '../support/scene.ts';

const place = (tag: string): HTMLElement => document.body.appendChild(document.createElement(tag));
const patient = { timeout: 20_000 };
const notes = () => page.getByRole('note');
const shown = () =>
  notes()
    .elements()
    .map((note) => note.textContent);
let scene: Scene;
const inEditor = async (config: object = {}) => {
  scene = await setScene({ config: { author: true, ...config } });
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await scene.settled();
});

describe('in author mode', () => {
  it.each<[what: string, messages: Record<string, unknown>, says: string]>([
    ['a key that is none', { 'mini-cart.nope': 'Bag' }, 'there is no text "mini-cart.nope" to replace'],
    ['a key of a widget that is elsewhere', { 'quick-order.nope': 'x' }, 'no text "quick-order.nope"'],
    ['a text with a plural', { 'shared.tryAgain': '{n, plural, other {#}}' }, 'without plural or select'],
    ['what is no text', { 'shared.tryAgain': 7 }, '"shared.tryAgain", which must be a text'],
    ['a key that is nearly one', { 'quick-ordr.title': 'x' }, 'Did you mean "quick-order.title"?'],
    ['a text of a widget that is elsewhere', { 'cart.title': 'Bag' }, '"cart.title": <assess-cart>'],
    [
      'a text that is too long',
      { 'mini-cart.title': 'x'.repeat(99) },
      'fits where it shows: <assess-mini-cart>',
    ],
  ])('the page shows %s among the messages, once [EMB-08, LEAD-08 b]', async (_what, messages, says) => {
    await inEditor({ messages });
    place('assess-mini-cart');
    place('assess-mini-cart');
    await expect.poll(shown, patient).toEqual([expect.stringContaining(says)]);
  });

  it('texts of a server are checked like those of the page [EMB-08]', async () => {
    await inEditor({ contentMessages: { 'mini-cart.nope': 'Bag', 'shared.tryAgain': 7 } });
    place('assess-mini-cart');
    await expect
      .poll(shown, patient)
      .toEqual([expect.stringContaining('contentMessages has "shared.tryAgain"')]);
    expect(shown()[0]).toContain('contentMessages: there is no text "mini-cart.nope" to replace');
  });

  it('messages that fit, and keys that are no widget’s, are left in peace [EMB-08]', async () => {
    await inEditor({ messages: { 'shared.tryAgain': 'Again', 'mini-cart.title': 'x', 'data.own': 'y' } });
    const element = place('assess-mini-cart');
    await expect.poll(() => element.shadowRoot?.querySelector('button')).toBeTruthy();
    expect(shown()).toEqual([]);
  });

  it('a second <assess-session> says in the page that it is too many [EMB-08]', async () => {
    await inEditor();
    place('assess-session');
    const second = place('assess-session');
    await expect.poll(shown).toEqual([expect.stringContaining('is on this page twice. Remove one')]);
    expect(second.shadowRoot?.contains(notes().element())).toBe(true);
  });
});

it('a page for shoppers says in its console, once, which texts replace none [EMB-08]', async () => {
  scene = await setScene({ config: { messages: { 'mini-cart.titel': 'Bag' } } });
  place('assess-mini-cart');
  place('assess-mini-cart');
  // What is wrong on the pages before may still be told: it waits until the browser is idle.
  const said = () =>
    vi
      .mocked(console.warn)
      .mock.calls.map(String)
      .filter((text) => text.includes('titel'));
  await expect
    .poll(said, patient)
    .toEqual([
      expect.stringContaining('messages: there is no text "mini-cart.titel" to replace; check its spelling.'),
    ]);
  expect(shown()).toEqual([]);
});
