import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { WINDOW } from './driver.ts';
import type { Shopper } from './shopper.ts';

const QUICK_ORDER = 'assess-quick-order';
const CART = 'assess-cart';
const CHECKOUT = 'assess-checkout';
const HEADER = 'assess-header';
const PHONE = { width: 360, height: 740 };
const GROUP = '^Assessments & Solutions$';

export type Step = readonly [does: string, act: (shopper: Shopper) => Promise<unknown>];

/** A step under its title, which names the requirement as a test's title does. */
const test = (title: string, act: Step[1]): Step => [title.replace(/ \[.*$/, ''), act];

const isPainted = ({ cover }: { cover?: string }): boolean => cover === undefined;

/** Looks at the lines and the total of the order, which must be painted: beside the step, unfolded on a phone, and printed. */
const seesOrder = async (shopper: Shopper): Promise<void> => {
  const { sees, presses, turnsTo, swapsPrintAndScreen, missesSoon, wordsOnPaper } = shopper;
  const line = { role: 'text', name: '^FMS-MAN$', within: '[part=summary] .checkout-lines' } as const;
  const total = { role: 'text', name: '^\\$\\d', within: '[part=summary] dd.total' } as const;
  const seesBoth = async () => {
    await sees(line, isPainted);
    await sees(total, isPainted);
  };
  await seesBoth();
  await swapsPrintAndScreen();
  await seesBoth();
  await turnsTo(PHONE);
  await seesBoth();
  await swapsPrintAndScreen();
  await missesSoon(line);
  await presses({ role: 'button', name: '^7 items', within: '[part=summary]' });
  await seesBoth();
  await presses({ role: 'button', name: '^7 items', within: '[part=summary]' });
  await missesSoon(line);
  await turnsTo(WINDOW);
  await seesBoth();
  const paper = await wordsOnPaper();
  if (paper !== undefined && !/FMS-MAN[^]*Total[^]*\$\d/.test(paper))
    throw new Error(`Lines and total are not on paper: ${paper}`);
};

/** What a shopper does from a pasted list to the sign-out, in order. Source: EMB-17. */
export const shopperJourney = (shop: string): readonly Step[] => [
  test('pastes a list into quick order and adds it to the cart [EMB-17]', async ({
    opens,
    presses,
    types,
    sees,
  }) => {
    await opens(`${shop}/store/usassessments/en/quickOrder`);
    await presses({ role: 'button', name: '^Paste a list$', within: QUICK_ORDER });
    const list = { role: 'textbox', name: '^List of codes and quantities', within: QUICK_ORDER } as const;
    await types(list, 'FMS-KIT 2\nFMS-MAN 3');
    await presses({ role: 'button', name: '^Add these lines$', within: QUICK_ORDER });
    await presses({ role: 'button', name: '^Add 5 items to cart$', within: QUICK_ORDER });
    await sees({ role: 'text', name: '^5 items were added to the cart', within: QUICK_ORDER });
  }),
  test('changes a quantity in the cart [EMB-17]', async ({ presses, comesTo, types, hitsKey, sees }) => {
    await presses({ role: 'link', name: 'cart', within: QUICK_ORDER });
    await comesTo(/\/cart$/);
    await types({ role: 'textbox', name: '^Quantity of ', within: CART }, '4');
    await hitsKey('Tab');
    await sees({ role: 'button', name: '\\b7 items', within: 'assess-mini-cart' });
  }),
  test('opens the mini-cart and closes it with Escape [EMB-17]', async ({
    presses,
    sees,
    hitsKey,
    missesSoon,
  }) => {
    const button = { role: 'button', name: '\\b7 items', within: 'assess-mini-cart' } as const;
    const wayOn = { role: 'link', name: '^View cart', within: 'assess-mini-cart' } as const;
    await presses(button);
    await sees(wayOn, ({ cover }) => cover === undefined);
    await hitsKey('Escape');
    await missesSoon(wayOn);
    await sees(button, ({ isFocused }) => isFocused);
  }),
  test('opens a group of the main menu and closes it with Escape [EMB-17]', async ({
    presses,
    sees,
    hitsKey,
    missesSoon,
  }) => {
    const group = { role: 'button', name: GROUP, within: HEADER } as const;
    const link = { role: 'link', name: '^Memory$', within: HEADER } as const;
    await presses(group);
    await sees(link, ({ cover }) => cover === undefined);
    await hitsKey('Escape');
    await missesSoon(link);
    await sees(group, ({ isFocused }) => isFocused);
  }),
  test('opens the drawer of a phone, a group in it, and closes it with Escape [EMB-17]', async ({
    turnsTo,
    presses,
    sees,
    hitsKey,
    missesSoon,
  }) => {
    await turnsTo(PHONE);
    const button = { role: 'button', name: '^Menu$', within: HEADER } as const;
    const drawer = { role: 'dialog', name: '^Menu', within: HEADER } as const;
    await presses(button);
    await sees(drawer);
    await presses({ role: 'button', name: GROUP, within: 'dialog' });
    await sees({ role: 'link', name: '^Memory$', within: 'dialog' }, ({ cover }) => cover === undefined);
    await hitsKey('Escape');
    await missesSoon(drawer);
    await sees(button, ({ isFocused }) => isFocused);
    await turnsTo(WINDOW);
  }),
  test('changes to the store of Spain, and comes back to the cart as it was [EMB-17]', async ({
    opens,
    presses,
    sees,
    comesTo,
  }) => {
    await presses({ role: 'link', name: '^España', within: 'assess-footer' });
    await sees({ role: 'dialog', name: 'Spain' });
    await presses({ role: 'button', name: '^Go to ', within: 'dialog' });
    await comesTo(/es-es|esassessments/);
    await sees({ role: 'link', name: '^Iniciar sesión$', within: HEADER });
    await opens(`${shop}/store/usassessments/en/cart`);
    await sees({ role: 'button', name: '\\b7 items', within: 'assess-mini-cart' });
  }),
  test('signs in [EMB-17]', async ({ presses, types, sees, comesTo }) => {
    await presses({ role: 'link', name: '^Sign in$', within: 'assess-header' });
    await types({ role: 'textbox', name: '^User name', within: 'assess-sign-in' }, 'tess');
    await types({ role: 'textbox', name: '^Password', within: 'assess-sign-in' }, SEEDED_PASSWORD);
    await presses({ role: 'button', name: '^Sign in$', within: 'assess-sign-in' });
    await comesTo(/\/cart$/);
    await sees({ role: 'button', name: '^Account', within: 'assess-header' });
  }),
  test('goes through the checkout, with the order in sight, to a placed order [EMB-17] [CHK-01 f]', async (shopper) => {
    const { presses, sees, types } = shopper;
    // What the order needs is looked up again for the customer, and moves the link.
    await sees({ role: 'text', name: '^Ready to check out', within: CART });
    await presses({ role: 'link', name: '^Go to checkout$', within: CART });
    const step = async (name: string) => {
      await sees({ role: 'heading', name: `^Step \\d of \\d ${name}$`, within: CHECKOUT });
      await seesOrder(shopper);
    };
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
  }),
  test('signs out [EMB-17]', async ({ presses, sees }) => {
    await presses({ role: 'button', name: '^Account', within: 'assess-header' });
    await presses({ role: 'menuitem', name: '^Sign out$', within: 'assess-header' });
    await sees({ role: 'link', name: '^Sign in$', within: 'assess-header' });
  }),
];
