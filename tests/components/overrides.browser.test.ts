import { afterEach, expect, it } from 'vitest';
import type { Catalogue } from '../../src/core/i18n/message-format.ts';
import '../../src/widgets/cart/define.ts';
import '../../src/widgets/mini-cart/define.ts';
import '../../src/widgets/quick-order/define.ts';
import { setScene } from '../support/scene.ts';

type Words = { default: Catalogue };
const catalogues = import.meta.glob<Words>('../../src/widgets/*/**/messages/en.json', { eager: true });

/** Every message key of the widgets that are drawn here, with its English text. Texts with values are left out. */
const english = Object.entries(catalogues)
  .filter(([file]) => /\/(cart|mini-cart|quick-order|kit|parts)\//.test(file))
  .flatMap(([, words]) => Object.entries(words.default));

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];

/** Returns all texts of an element that a person can see or hear. */
const wordsOf = (element: Element): string[] => {
  const root = (element.shadowRoot ?? element).querySelector('.assess-root') ?? element;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const part of root.querySelectorAll('*'))
    for (const name of ATTRIBUTES) texts.push(part.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

afterEach(() => document.body.replaceChildren());

it.each(['assess-quick-order', 'assess-mini-cart', 'assess-cart'])(
  'every visible string of %s can be replaced by the page without code [LOC-11]',
  async (tag) => {
    const messages = Object.fromEntries(english.map(([key]) => [key, `⟦${key}⟧`]));
    const { settled } = await setScene({ lines: [{ code: 'LMS4-KIT', quantity: 2 }], config: { messages } });
    const element = document.body.appendChild(document.createElement(tag));
    await expect.poll(() => wordsOf(element).filter((text) => text.includes('⟦')).length).toBeGreaterThan(0);
    await settled();
    const words = wordsOf(element);
    const own = english.flatMap(([, text]) => (typeof text === 'string' && text.length > 3 ? [text] : []));
    expect(own.length).toBeGreaterThan(50);
    expect(words.filter((text) => own.includes(text))).toEqual([]);
    expect(words.filter((text) => text.includes('⟦')).length).toBeGreaterThan(words.length / 3);
  },
);

it('of a page in the pseudo-locale each text of ours has marks, and none of the page’s own [LEAD-08 a]', async () => {
  const messages = { 'cart.title': 'Bag' };
  const { settled } = await setScene({
    lines: [{ code: 'LMS4-KIT', quantity: 2 }],
    config: { messages, pseudoLocale: true },
  });
  const element = document.body.appendChild(document.createElement('assess-cart'));
  await expect.poll(() => wordsOf(element).filter((text) => text.startsWith('[')).length).toBeGreaterThan(5);
  await settled();
  const words = wordsOf(element);
  const own = english.flatMap(([, text]) => (typeof text === 'string' && text.length > 3 ? [text] : []));
  expect(words.filter((text) => own.includes(text))).toEqual([]);
  expect(words).toContain('Bag');
});
