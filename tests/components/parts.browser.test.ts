import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SESSION_TAG } from '../../src/core/prompts/page-matters.ts';
import { raiseMatter } from '../../src/core/prompts/matters.ts';
import { existingRegistry } from '../../src/core/registry/registry.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { openQuote, SUBMITTED } from '../support/quotes-visit.ts';
import { openSavedCarts } from '../support/saved-carts-visit.ts';
import { beSignedIn } from '../support/be-signed-in.ts';
import { setScene } from '../support/scene.ts';

/** The buttons that open the dialogs of a customer's cart, saved carts and quotes. */
const OPENERS: Readonly<Record<string, string>> = {
  'assess-cart': 'Save cart',
  'assess-saved-carts': 'Rename Spring',
  'assess-quotes': 'Cancel quote',
};
const patient = { timeout: 20_000 };

const modules = import.meta.glob('../../src/widgets/*/define.ts');

const partsIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll('[part]')].flatMap((element) => [...element.part]);

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('the parts of a drawn widget', () => {
  it.each(widgets.map((widget) => [widget.tag, widget] as const))(
    'are those that its contract names: %s [EMB-07]',
    async (tag, { parts }) => {
      const opener = OPENERS[tag];
      if (opener !== undefined) {
        await modules[`../../src/widgets/${tag.replace('assess-', '')}/define.ts`]?.();
        const isQuote = tag === 'assess-quotes';
        const scene = await (isQuote ? openQuote(SUBMITTED) : openSavedCarts());
        // The cart then reviews the list in the address.
        if (tag === 'assess-cart') history.replaceState(null, '', '#list=en-us/1/FMS-KIT:1/end');
        document.querySelector('assess-saved-carts')?.replaceWith(document.createElement(tag));
        const button = page.getByRole('button', { name: opener, exact: true });
        await expect.element(button, patient).toBeVisible();
        await button.click();
        const root = document.querySelector(tag)!.shadowRoot!;
        await expect.poll(() => new Set(partsIn(root)), patient).toEqual(new Set(Object.keys(parts)));
        await scene.settled();
        return;
      }
      const lines = [{ code: 'LMS4-KIT', quantity: 2 }];
      const isCheckout = tag === 'assess-checkout';
      const { settled } = await setScene({
        lines,
        quickOrderRows: [{ code: 'FMS-KIT', quantity: '1' }],
        config: { regional: '/regional', author: isCheckout },
        ...(tag === 'assess-order-history' && { identity: {}, flags: { orderHistory: true } }),
      });
      if (tag === 'assess-order-history') beSignedIn('user-max');
      await modules[`../../src/widgets/${tag.replace('assess-', '')}/define.ts`]?.();
      // A question to the office may be about an order of the page's address.
      if (tag === 'assess-contact') history.replaceState(null, '', '?order=W-1001');
      const element = document.createElement(tag);
      if (tag === 'assess-product') element.setAttribute('product-code', 'LMS4-KIT');
      document.body.append(element);
      // The steps and the confirmation never show at once. Two samples together have all parts.
      if (isCheckout)
        document.body.append(Object.assign(document.createElement(tag), { preview: 'on-hold' }));
      // The session widget has its notice and its dialog only while there is something to show and to ask.
      if (tag === SESSION_TAG) {
        await expect.poll(existingRegistry).toBeDefined();
        raiseMatter({ kind: 'arrived', from: 'en-gb', reason: 'link' });
        raiseMatter({ kind: 'country-unknown' });
      }
      // The message centre exists only while there is a message.
      if (tag === 'assess-notifications') {
        await expect.poll(existingRegistry).toBeDefined();
        existingRegistry()?.actions.publish({ id: 'a', level: 'info', code: 'planted', text: 'A.' });
      }
      // The menu exists only for a signed-in visitor.
      if (tag === 'assess-account-menu') {
        await expect.poll(existingRegistry).toBeDefined();
        existingRegistry()?.actions.setSession({ status: 'signed-in', user: undefined });
      }
      if (tag === 'assess-quick-order')
        await page.getByRole('button', { name: 'Share this list', exact: true }).click(patient);
      // The dialog exists only after it was asked for.
      if (tag === 'assess-need-help') {
        const button = () => element.shadowRoot?.querySelector('button');
        await expect.poll(button).toBeTruthy();
        button()?.click();
      }
      const drawn = () => new Set(partsIn(isCheckout ? document.body : (element.shadowRoot ?? element)));
      await expect.poll(drawn, { timeout: 20_000 }).toEqual(new Set(Object.keys(parts)));
      // A check of the cart that is still under way would reach the next widget's page.
      await settled();
    },
  );
});
