import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOSTILE_SHEETS } from '../../demo-host/pages/hostile-sheets.ts';
import type * as DefineWidget from '../../src/widgets/define-widget.tsx';
import '../../src/widgets/cart/define.ts';
import '../../src/widgets/mini-cart/define.ts';
import '../../src/widgets/quick-order/define.ts';
import { endMotion } from '../support/end-motion.ts';
import { setScene, type Scene } from '../support/scene.ts';

// Defines each widget twice, with either kind of DOM: `<assess-cart-shadow>` and `<assess-cart-light>`.
vi.mock('../../src/widgets/define-widget.tsx', async (original) => {
  const { defineWidget } = await original<typeof DefineWidget>();
  return {
    defineWidget: (parts: Parameters<typeof defineWidget>[0]) => {
      for (const dom of ['shadow', 'light'] as const)
        defineWidget({ ...parts, contract: { ...parts.contract, dom, tag: `${parts.contract.tag}-${dom}` } });
    },
  };
});

type Dom = 'shadow' | 'light';
const DOMS: readonly Dom[] = ['shadow', 'light'];
const patient = { timeout: 20_000 };

const hostile = import.meta.glob<{ default: string }>('../../demo-host/pages/assets/hostile/*.css', {
  query: '?inline',
});

/** The computed styles of an element that a page's own style sheets may affect. */
const LOOK = [
  'display',
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-transform',
  'line-height',
  'padding-left',
  'padding-top',
  'margin-left',
  'border-top-width',
  'border-top-color',
  'border-top-left-radius',
  'visibility',
  'opacity',
  'transform',
  'position',
  'box-sizing',
  'text-align',
  'float',
] as const;

const rootOf = (element: Element): Element => {
  const root = (element.shadowRoot ?? element).querySelector('.assess-root');
  if (root === null) throw new Error(`${element.localName} has not drawn.`);
  return root;
};

/** Returns the look of every element of a widget. Transitions are ended first, so that no colour is half-way. */
const looks = (element: Element): string[] => {
  endMotion();
  return [...rootOf(element).querySelectorAll('*:not(svg *)')].map((part) => {
    const style = getComputedStyle(part);
    const named = `${part.localName}.${part.getAttribute('class') ?? ''}`;
    return `${named} ${LOOK.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
  });
};

/** Moves the pointer away from every widget: an element under the pointer would look hovered. */
const pointElsewhere = () =>
  userEvent.hover(page.elementLocator(document.documentElement), { position: { x: 1, y: 1 } });

const draw = (name: 'quick-order' | 'mini-cart' | 'cart', dom: Dom): HTMLElement => {
  const element = document.createElement(`assess-${name}-${dom}`);
  element.append(Object.assign(document.createElement('a'), { href: '#phone', textContent: 'By phone' }));
  document.body.append(element);
  return element;
};

let scene: Scene;

beforeEach(async () => {
  scene = await setScene({ lines: [{ code: 'LMS4-KIT', quantity: 2 }] });
});

afterEach(async () => {
  // A call that is still under way would reach the next test's page.
  await scene.settled();
  document.body.replaceChildren();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !planted.has(sheet));
});

const planted = new Set<CSSStyleSheet>();

/** Adds one of the page's style sheets, before or after the widgets'. */
const plant = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  planted.add(sheet);
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
};

describe.each(DOMS)('in %s DOM', (dom) => {
  it('quick order takes a code, shows its price, and adds it [QO-06 part]', async () => {
    draw('quick-order', dom);
    const code = page.getByLabelText('Code, row 1');
    await expect.element(code, patient).toBeVisible();
    expect(
      page
        .getByText('By phone')
        .elements()
        .filter((link) => link.checkVisibility()),
    ).toEqual([]);
    await userEvent.fill(code, 'MAB2-KIT');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: /^Add 1 item/ }));
    await expect.element(page.getByRole('link', { name: 'View cart' }).first(), patient).toBeVisible();
  });

  it('the mini-cart opens to its lines [CRT-01 part]', async () => {
    draw('mini-cart', dom);
    const button = page.getByRole('button', { name: 'Cart, 2 items' });
    await expect.element(button, patient).toBeVisible();
    await userEvent.click(button);
    await expect.element(page.getByRole('list', { name: 'Products in your cart' }), patient).toBeVisible();
  });

  it('the cart changes a quantity [CRT-02 part]', async () => {
    draw('cart', dom);
    const quantity = page.getByRole('textbox', { name: /^Quantity/ });
    await expect.element(quantity, patient).toHaveValue('2');
    await userEvent.fill(quantity, '3');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('3 items').first(), patient).toBeVisible();
  });

  it('ids are one of a kind on the page, two widgets of a kind included', async () => {
    const drawn = [draw('quick-order', dom), draw('quick-order', dom), draw('mini-cart', dom)];
    await expect.poll(() => page.getByLabelText('Code, row 1').elements().length, patient).toBe(2);
    await expect.poll(() => page.getByRole('button', { name: /^Cart/ }).elements().length, patient).toBe(1);
    const ids = drawn.flatMap((element) => [...rootOf(element).querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the author’s own content comes back when the widget leaves the page and returns [EMB-03 part]', async () => {
    const element = draw('mini-cart', dom);
    await expect.element(page.getByRole('button', { name: 'Cart, 2 items' }), patient).toBeVisible();
    element.remove();
    document.body.append(element);
    await expect.element(page.getByRole('button', { name: 'Cart, 2 items' }), patient).toBeVisible();
  });
});

describe('a widget in light DOM', () => {
  beforeEach(pointElsewhere);

  it('looks as it does in shadow DOM [EMB-02 part]', async () => {
    // The sums of both are in sight, so neither has its bar at the window's edge.
    await page.viewport(1280, 2400);
    onTestFinished(() => page.viewport(1280, 900));
    const [shadow, light] = DOMS.map((dom) => draw('cart', dom)) as [HTMLElement, HTMLElement];
    await expect
      .poll(() => page.getByRole('textbox', { name: /^Quantity/ }).elements().length, patient)
      .toBe(2);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Promotion code' }).elements().length, patient)
      .toBe(2);
    await scene.settled();
    await expect.poll(() => looks(light).length).toBe(looks(shadow).length);
    expect(looks(light)).toEqual(looks(shadow));
  });

  it.each(HOSTILE_SHEETS.map(({ name }) => name))(
    'keeps its look under the sheet %s [EMB-02 part]',
    async (name) => {
      // The layer is declared first, as reserve.css does at the top of the head.
      const first = document.createElement('style');
      first.textContent = '@layer assess;';
      document.head.prepend(first);
      const light = draw('cart', 'light');
      await expect.element(page.getByRole('textbox', { name: /^Quantity/ }), patient).toHaveValue('2');
      // These two parts are drawn after the lines.
      await expect.element(page.getByRole('textbox', { name: 'Promotion code' }), patient).toBeVisible();
      await expect.element(page.getByText('before checkout', { exact: false }), patient).toBeVisible();
      await scene.settled();
      const before = looks(light);
      const sheet = await hostile[`../../demo-host/pages/assets/hostile/${name}.css`]?.();
      expect(sheet?.default.length).toBeGreaterThan(20);
      plant(sheet?.default ?? '');
      expect(looks(light)).toEqual(before);
      first.remove();
    },
  );
});
