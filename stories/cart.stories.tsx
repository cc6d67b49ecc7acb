import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { asCustomer } from '../tests/support/as-customer.ts';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import { listFragment } from '../src/api/list/list-link.rules.ts';
import '../src/widgets/cart/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, plainSpaced } from './support/inside.ts';
import { LONGEST_NAME, someLines } from './support/some-lines.ts';

const TAG = 'assess-cart';
const CART = '/users/anonymous/carts';
const KIT = { code: 'LMS4-KIT', quantity: 1 };
const FORMS = { code: 'LMS4-REC25', quantity: 3 };

/** The lines of a shared list, one of each kind. */
const SHARED = [
  { code: 'FMS-KIT', quantity: 2 },
  { code: 'HSW-KIT', quantity: 3 },
  { code: 'LMS3-KIT', quantity: 1 },
  { code: 'PIC-KIT', quantity: 1 },
  { code: 'MAB2-MAN', quantity: 5 },
  { code: 'NOT-HERE', quantity: 1 },
];

/** Puts this list into the address until the story ends. */
const bringList = (hash: string): (() => void) => {
  const before = location.href;
  history.replaceState(history.state, '', hash);
  return () => history.replaceState(history.state, '', before);
};

const scene = (options: SceneOptions) => ({ scene: options });

export default {
  title: 'Widgets/Cart',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The cart is loading. */
export const Loading: Story = {
  parameters: scene({ lines: [KIT], faults: [{ method: 'GET', path: CART, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('cart.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('cart.empty') }, patient)).toBeVisible();
    await expect(ui.getByRole('link', { name: t('cart.begin') })).toHaveAttribute('href');
  },
};

/** One line. Its quantity is raised by hand, and the sums follow. */
export const One: Story = {
  parameters: scene({ lines: [KIT] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const lines = await ui.findByRole('list', { name: t('cart.lines') }, patient);
    const [quantity] = within(lines).getAllByRole('textbox');
    await expect(quantity).toHaveValue('1');
    const name = lines.querySelector('b')?.textContent ?? '';
    const sum = (): string =>
      /\$[\d,.]+/.exec(ui.getByRole('region', { name: t('cart.summary') }).textContent)?.[0] ?? '';
    const before = sum();
    await userEvent.click(within(lines).getByRole('button', { name: t('cart.more', { name }) }));
    await expect(await ui.findByText(t('cart.items', { units: 2 }), {}, patient)).toBeVisible();
    await waitFor(() => expect(sum()).not.toBe(before), patient);
  },
};

export const Many: Story = {
  parameters: scene({ lines: [...someLines(10), FORMS, { code: 'MAB2-KIT', quantity: 2 }], flags: 'mock' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const lines = await ui.findByRole('list', { name: t('cart.lines') }, patient);
    await expect(within(lines).getAllByRole('listitem').length).toBeGreaterThanOrEqual(12);
    await expect(ui.getByRole('region', { name: t('cart.summary') })).toBeVisible();
  },
};

/** The longest name, every fact that a line can have, and sums of five figures; choose another locale above. */
export const LongestText: Story = {
  parameters: scene({
    flags: 'mock',
    products: [
      {
        code: 'LMS4-KIT',
        name: LONGEST_NAME,
        level: 'C',
        notDiscountable: true,
        seats: 250,
        releaseInDays: 75,
        shipsInDays: 90,
        minOrderQuantity: 2,
        maxOrderQuantity: 500,
        stock: 9999,
        upc: '081559000207',
      },
    ],
    lines: [{ code: 'LMS4-KIT', quantity: 480 }, FORMS],
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect((await ui.findAllByText(LONGEST_NAME, {}, patient))[0]).toBeVisible();
    await expect(
      ui.getByText(plainSpaced(t('cart.seats', { seats: 120_000 })), { exact: false }),
    ).toBeVisible();
  },
};

/** A promotion code is applied: its discount shows at the code and in the sums. */
export const PromotionCode: Story = {
  parameters: scene({ lines: [{ code: 'FMS-KIT', quantity: 2 }] }),
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    const field = await ui.findByRole('textbox', { name: /promo|actiecode/i }, patient);
    // Key presses go to the page's focus, which is never in a shadow root.
    await fireEvent.input(field, { target: { value: 'WELCOME10' } });
    await userEvent.click(field.closest('form')!.querySelector('[type=submit]')!);
    await expect(await ui.findByRole('button', { name: /WELCOME10/ }, patient)).toBeVisible();
    // The field is cleared when the cart has the code.
    await waitFor(() => expect(field).toHaveValue(''), patient);
  },
};

/**
 * The aimswebPlus lines are below their minimum. The notice says how much is missing, and gets the focus if checkout is
 * pressed too early.
 */
export const MinimumMissing: Story = {
  parameters: scene({ lines: [{ code: 'RPW-G3-LIC', quantity: 6 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('link', { name: t('cart.checkout') }, patient));
    await waitFor(() => expect(root.querySelector('.minimum:focus')).not.toBeNull(), patient);
    await expect(await ui.findByRole('textbox', { name: /promo|actiecode/i }, patient)).toBeVisible();
  },
};

/** What the order still needs shows above the lines, each item with a link that resolves it. */
export const Needs: Story = {
  parameters: scene({
    lines: [{ code: 'RPW-G3-LIC', quantity: 5 }, { code: 'FMS-TRN', quantity: 1 }, KIT],
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const title = await ui.findByRole(
      'heading',
      { name: t('shared.readiness.title', { count: 3 }) },
      patient,
    );
    await expect(title).toBeVisible();
    const [signIn] = ui.getAllByRole('link', { name: t('shared.readiness.sign-in.link') });
    await expect(signIn).toHaveAttribute('href');
  },
};

/**
 * A link to a list. Products that are gone, replaced, too many, or need a level are shown before anything is added to
 * the cart.
 */
export const SharedList: Story = {
  parameters: {
    ...scene({
      lines: [KIT],
      products: [
        { code: 'MAB2-MAN', maxOrderQuantity: 2 },
        { code: 'HSW-KIT', name: LONGEST_NAME },
      ],
    }),
  },
  beforeEach: () => bringList(listFragment('en-us', SHARED)!),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const table = await ui.findByRole('table', { name: t('shared.list.caption') }, patient);
    await expect(await within(table).findByText(t('shared.list.unknown'), {}, patient)).toBeVisible();
    await expect(within(table).getByText(t('shared.list.successor'))).toBeVisible();
    await expect(ui.getByRole('button', { name: t('shared.list.add', { count: 3 }) })).toBeVisible();
  },
};

/** A link that was cut off, from another country's store. Both are shown, and the lines that arrived can be reviewed. */
export const SharedListCut: Story = {
  beforeEach: () => bringList('#list=fr-ca/9/FMS-KIT:2,HSW-KIT:3,LMS'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const cut = t('shared.list.cut', { count: 2, total: 9 });
    await expect(await ui.findByText(cut, { exact: false }, patient)).toBeVisible();
    const sold = t('shared.list.foreignText', { sold: 2, count: 2 });
    await expect(await ui.findByText(sold, { exact: false }, patient)).toBeVisible();
  },
};

/** A link that contains no list: nothing of it is read. */
export const SharedListUnreadable: Story = {
  beforeEach: () => bringList('#list=en-us/3/FMS-KIT:2/end'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('shared.list.unreadable'), { exact: false }, patient)).toBeVisible();
  },
};

/** One change fails: the line gives the reason, keeps its quantity, and offers to try again. */
export const PartialFailure: Story = {
  parameters: scene({
    lines: [KIT, FORMS, ...someLines(3).slice(1)],
    faults: [{ method: 'PATCH', path: CART, status: 500 }],
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const lines = await ui.findByRole('list', { name: t('cart.lines') }, patient);
    const name = lines.querySelector('b')?.textContent ?? '';
    await userEvent.click(within(lines).getByRole('button', { name: t('cart.more', { name }) }));
    await expect(await ui.findByText(t('cart.why.failed'), { exact: false }, patient)).toBeVisible();
    await expect(within(lines).getAllByRole('textbox')[0]).toHaveValue('1');
  },
};

export const ServiceDown: Story = {
  parameters: scene({ lines: [KIT], faults: [{ path: CART, status: 503 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('cart.notLoaded'));
    await expect(ui.getByRole('button', { name: t('shared.tryAgain') })).toBeEnabled();
  },
};

export const Offline: Story = {
  parameters: scene({ lines: [KIT], online: false }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('cart.why.offline'));
  },
};

export const Forbidden: Story = {
  parameters: scene({ lines: [KIT], faults: [{ path: CART, status: 403 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('cart.why.forbidden'));
    await expect(ui.queryByRole('button', { name: t('shared.tryAgain') })).toBeNull();
  },
};

/** Mara is signed in, with a kit in her cart that lacks what a quote needs. */
const asMara = (): Partial<StoryObj> => ({
  parameters: scene({ identity: {}, config: { storeUrl: location.origin } }),
  beforeEach: async ({ loaded }) => {
    const held = loaded['scene'] as Scene;
    await asCustomer(held, 'mara', 'POST', '/carts', {});
    await asCustomer(held, 'mara', 'POST', '/carts/current/entries', {
      product: { code: KIT.code },
      quantity: 1,
    });
    beSignedIn('user-mara');
  },
});

/** The dialog that makes a quote of the cart, with what is missing. */
export const CreateQuote: Story = {
  ...asMara(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('button', { name: t('cart.quote') }, patient));
    // The dialog fades in.
    await waitFor(() => expect(ui.getByRole('dialog')).toBeVisible(), patient);
  },
};

/** The dialog that saves the cart under a name. */
export const SaveCart: Story = {
  ...asMara(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('button', { name: t('cart.save') }, patient));
    await waitFor(() => expect(ui.getByRole('dialog')).toBeVisible(), patient);
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
