import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import type { Shopper } from './shopper.ts';

const QUICK_ORDER = 'assess-quick-order';
const CART = 'assess-cart';
const CHECKOUT = 'assess-checkout';

export type Step = readonly [does: string, act: (shopper: Shopper) => Promise<unknown>];

/** What a shopper does from a pasted list to the sign-out, in order. Source: EMB-17. */
export const shopperJourney = (shop: string): readonly Step[] => [
  [
    'pastes a list into quick order and adds it to the cart',
    async ({ opens, presses, types, sees }) => {
      await opens(`${shop}/store/usassessments/en/quickOrder`);
      await presses({ role: 'button', name: '^Paste a list$', within: QUICK_ORDER });
      const list = { role: 'textbox', name: '^List of codes and quantities', within: QUICK_ORDER } as const;
      await types(list, 'FMS-KIT 2\nFMS-MAN 3');
      await presses({ role: 'button', name: '^Add these lines$', within: QUICK_ORDER });
      await presses({ role: 'button', name: '^Add 5 items to cart$', within: QUICK_ORDER });
      await sees({ role: 'text', name: '^5 items were added to the cart', within: QUICK_ORDER });
    },
  ],
  [
    'changes a quantity in the cart',
    async ({ presses, comesTo, types, hitsKey, sees }) => {
      await presses({ role: 'link', name: 'cart', within: QUICK_ORDER });
      await comesTo(/\/cart$/);
      await types({ role: 'textbox', name: '^Quantity of ', within: CART }, '4');
      await hitsKey('Tab');
      await sees({ role: 'button', name: '\\b7 items', within: 'assess-mini-cart' });
    },
  ],
  [
    'opens the mini-cart and closes it with Escape',
    async ({ presses, sees, hitsKey, missesSoon }) => {
      const button = { role: 'button', name: '\\b7 items', within: 'assess-mini-cart' } as const;
      const wayOn = { role: 'link', name: '^View cart', within: 'assess-mini-cart' } as const;
      await presses(button);
      await sees(wayOn, ({ cover }) => cover === undefined);
      await hitsKey('Escape');
      await missesSoon(wayOn);
      await sees(button, ({ isFocused }) => isFocused);
    },
  ],
  [
    'signs in',
    async ({ presses, types, sees, comesTo }) => {
      await presses({ role: 'link', name: '^Sign in$', within: 'assess-header' });
      await types({ role: 'textbox', name: '^User name', within: 'assess-sign-in' }, 'tess');
      await types({ role: 'textbox', name: '^Password', within: 'assess-sign-in' }, SEEDED_PASSWORD);
      await presses({ role: 'button', name: '^Sign in$', within: 'assess-sign-in' });
      await comesTo(/\/cart$/);
      await sees({ role: 'button', name: '^Account', within: 'assess-header' });
    },
  ],
  [
    'goes through the checkout to a placed order',
    async ({ presses, sees, types }) => {
      // What the order needs is looked up again for the customer, and moves the link.
      await sees({ role: 'text', name: '^Ready to check out', within: CART });
      await presses({ role: 'link', name: '^Go to checkout$', within: CART });
      const step = (name: string) =>
        sees({ role: 'heading', name: `^Step \\d of \\d ${name}$`, within: CHECKOUT });
      const goOn = () => presses({ role: 'button', name: '^Continue to ', within: CHECKOUT });
      const pick = async (words: string) => {
        await presses({ role: 'radio', name: words, within: CHECKOUT });
        await sees({ role: 'radio', name: words, within: CHECKOUT }, ({ isChecked }) => isChecked);
      };
      await step('Shipping address');
      await pick('Tess Ortega · Columbus');
      await goOn();
      await step('Shipping method');
      await pick('Ground');
      await goOn();
      await step('Billing address');
      await pick('Same as shipping address');
      await goOn();
      await step('Payment');
      await pick('Purchase order');
      await types({ role: 'textbox', name: '^Purchase order number', within: CHECKOUT }, 'PO-2207');
      await goOn();
      await step('Review');
      await presses({ role: 'checkbox', name: '^I accept the Terms', within: CHECKOUT });
      await presses({ role: 'button', name: '^Place order', within: CHECKOUT });
      await sees({ role: 'heading', name: '^Thank you, your order is placed', within: CHECKOUT });
    },
  ],
  [
    'signs out',
    async ({ presses, sees }) => {
      await presses({ role: 'button', name: '^Account', within: 'assess-header' });
      await presses({ role: 'menuitem', name: '^Sign out$', within: 'assess-header' });
      await sees({ role: 'link', name: '^Sign in$', within: 'assess-header' });
    },
  ],
];
