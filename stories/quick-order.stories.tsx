import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import { workbookOf, type TestSheet } from '../tests/support/workbooks.ts';
import '../src/widgets/quick-order/define.ts';
import { contractTable } from './support/contract-table.ts';
import { enterText } from './support/enter-text.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';
import { LONGEST_NAME, someLines } from './support/some-lines.ts';

const TAG = 'assess-quick-order';
const LOOKUP = '/products/lookup';

const scene = (options: SceneOptions) => ({ scene: options });

/** Types a code and its quantity into a row, and leaves it, as a shopper does. */
const typeRow = async ({ ui, t }: Inside, row: number, code: string, quantity: string): Promise<void> => {
  await enterText(await ui.findByRole('textbox', { name: t('quick-order.code', { row }) }, patient), code);
  const units = ui.getByRole('textbox', { name: t('quick-order.quantity', { row }) });
  await enterText(units, quantity);
  units.blur();
};

/** Pastes a whole list into the form for lists. */
const pasteList = async ({ ui, t }: Inside, list: string): Promise<void> => {
  await userEvent.click(await ui.findByRole('button', { name: t('quick-order.pasteList') }, patient));
  await enterText(await ui.findByRole('textbox', { name: t('quick-order.pasteLabel') }, patient), list);
  await userEvent.click(ui.getByRole('button', { name: t('quick-order.pastePlace') }));
};

/** Chooses a workbook on the button for files. */
const uploadWorkbook = async ({ ui, t, root }: Inside, name: string, sheets: readonly TestSheet[]) => {
  await ui.findByRole('button', { name: t('quick-order.upload') }, patient);
  const input = root.querySelector<HTMLInputElement>('input[type=file]')!;
  const files = new DataTransfer();
  files.items.add(new File([await workbookOf(sheets)], name));
  input.files = files.files;
  await fireEvent.change(input);
};

const addButton = ({ ui, t }: Inside, count: number): Promise<HTMLElement> =>
  ui.findByRole('button', { name: t('quick-order.add', { count }) }, patient);

export default {
  title: 'Widgets/Quick order',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Empty: Story = {
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('quick-order.title') }, patient)).toBeVisible();
    await expect(ui.getAllByRole('textbox', { name: /\d$/ })).toHaveLength(6);
  },
};

/** A typed code whose product is still being looked up. */
export const Loading: Story = {
  parameters: scene({ faults: [{ path: LOOKUP, delayMs: 60_000 }] }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await typeRow(widget, 1, 'LMS4-KIT', '2');
    const { ui, t } = widget;
    const progress = t('quick-order.progress', { found: 0, total: 1 });
    await expect(await ui.findByText(progress, {}, patient)).toBeVisible();
    await expect(ui.getByRole('button', { name: t('quick-order.stop') })).toBeVisible();
  },
};

/** One line typed by hand, found, and ready to add. */
export const One: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    await typeRow(widget, 1, '978-0-306-40615-7', '2');
    await expect(await addButton(widget, 2)).toBeEnabled();
    await expect(widget.root.querySelector('li')).toHaveTextContent(/Lindgren/);
  },
};

/** A list of 27 lines: 25 are placed and found, the others are listed. */
export const Many: Story = {
  parameters: scene({ flags: 'mock' }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const lines = [...someLines(25), { code: 'MAB2-KIT', quantity: 1 }, { code: 'LMS4-KIT', quantity: 2 }];
    await pasteList(widget, lines.map(({ code, quantity }) => `${code}\t${quantity}`).join('\n'));
    const units = lines.slice(0, 25).reduce((sum, { quantity }) => sum + quantity, 0);
    await expect(await addButton(widget, units)).toBeEnabled();
    await expect(widget.ui.getByText(widget.t('quick-order.full', { max: 25 }))).toBeVisible();
  },
};

/** A list with two columns that may be the quantities: the rows are placed, and its picture asks once. */
export const QuantityAsked: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const { ui, t } = widget;
    await pasteList(widget, 'Code\tQty per pack\tPacks\nLMS4-KIT\t25\t2\nMAB2-KIT\t10\t3\nOSI3-KIT\t50\t');
    const picture = await ui.findByRole('group', { name: t('quick-order.ask.quantity') }, patient);
    await expect(picture).toBeVisible();
    await expect(ui.getByRole('textbox', { name: t('quick-order.quantity', { row: 1 }) })).toHaveValue('');
  },
};

/** The column is chosen: its quantities are in the rows. A row for which it has none shows its line and offers its number. */
export const QuantityAnswered: Story = {
  play: async (context) => {
    await QuantityAsked.play?.(context);
    const { ui, t } = await inside(TAG, context);
    const column = await ui.findByLabelText(t('shared.columns.column', { column: 3 }), {}, patient);
    await userEvent.selectOptions(column, 'quantity');
    await userEvent.click(ui.getByRole('button', { name: t('shared.columns.use') }));
    const quantity = (row: number) => ui.getByRole('textbox', { name: t('quick-order.quantity', { row }) });
    await waitFor(
      () => expect((quantity(1).getRootNode() as ShadowRoot).activeElement).toBe(quantity(1)),
      patient,
    );
    await expect([1, 2, 3].map((row) => (quantity(row) as HTMLInputElement).value)).toEqual(['2', '3', '']);
    await expect(ui.queryByRole('group')).toBeNull();
    const use = t('quick-order.quantity.use', { quantity: 50 });
    await expect(ui.getByRole('button', { name: use })).toBeVisible();
  },
};

/** A workbook of two sheets: the first is placed, and the other can be chosen in its place. */
export const SheetChoice: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const { ui, t } = widget;
    await uploadWorkbook(widget, 'Order 2026-27.xlsx', [
      {
        name: 'Autumn term',
        rows: [
          ['Item', 'Description', 'Qty'],
          ['LMS4-KIT', 'Memory scale', 2],
          ['MAB2-KIT', 'Attention battery', 1],
        ],
      },
      { name: 'Spring term', rows: [['OSI3-KIT', 3]] },
    ]);
    const sheet = await ui.findByLabelText(t('shared.columns.sheet'), {}, patient);
    await expect(sheet).toHaveDisplayValue('Autumn term');
    await expect(await addButton(widget, 3)).toBeEnabled();
  },
};

/** A mail: what its lines tell is placed, what they do not tell is shown, and greetings are folded. */
export const QuantityToCheck: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const { ui, t } = widget;
    await pasteList(
      widget,
      'Hi Sam\nLMS4-KIT 3 and Dana wants more\nMAB2-KIT 2\nMAB2-KIT x 4\nOSI3-KIT\nThanks',
    );
    const line = t('quick-order.remark', { text: 'LMS4-KIT 3 and Dana wants more' });
    await expect((await ui.findAllByText(line, { exact: false }, patient)).length).toBeGreaterThan(0);
    await expect(ui.getByRole('button', { name: t('quick-order.others', { count: 2 }) })).toBeVisible();
    await expect(ui.getByRole('button', { name: t('quick-order.ones', { count: 1 }) })).toBeVisible();
    const quantity = ui.getByRole('textbox', { name: t('quick-order.quantity', { row: 1 }) });
    await expect(quantity).toHaveAccessibleDescription(expect.stringContaining('Dana wants more'));
  },
};

/** The longest name, every fact a row can have and the longest messages; choose another locale above. */
export const LongestText: Story = {
  parameters: scene({
    flags: 'mock',
    products: [
      {
        code: 'LMS4-KIT',
        name: LONGEST_NAME,
        level: 'C',
        minOrderQuantity: 3,
        maxOrderQuantity: 500,
        stock: 4,
      },
      { code: 'MAB2-KIT', name: LONGEST_NAME, level: 'B' },
    ],
    quickOrderRows: [
      { code: 'LMS4-KIT', quantity: '2' },
      { code: 'MAB2-KIT', quantity: '98765' },
      { code: 'THIS-CODE-IS-FAR-TOO-LONG-TO-BE-A-PRODUCT-OF-ANYBODY', quantity: '3' },
      { code: 'LMS4-RSP25', quantity: '1' },
    ],
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await waitFor(() => expect(ui.getAllByText(LONGEST_NAME, { exact: false }).length).toBe(2), patient);
    await expect(await ui.findByText(t('quick-order.unknown'), { exact: false }, patient)).toBeVisible();
  },
};

/** A product that left the catalogue between look-up and adding: its row stays with the reason. */
export const PartialFailure: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const { repository } = context.loaded['scene'] as Scene;
    await typeRow(widget, 1, 'LMS4-KIT', '2');
    await typeRow(widget, 2, 'MAB2-KIT', '1');
    const button = await addButton(widget, 3);
    const product = repository.product('MAB2-KIT');
    if (product) repository.saveProduct({ ...product, gone: true });
    await userEvent.click(button);
    const { ui, t } = widget;
    const reason = t('quick-order.refused.unknownProduct');
    await waitFor(() => expect(ui.getAllByText(reason, { exact: false }).length).toBeGreaterThan(0), patient);
    await expect(await ui.findByText(t('quick-order.added', { count: 2 }), {}, patient)).toBeVisible();
  },
};

export const ServiceDown: Story = {
  parameters: scene({ faults: [{ path: LOOKUP, status: 503 }] }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await typeRow(widget, 1, 'LMS4-KIT', '2');
    const { ui, t } = widget;
    await expect(
      await ui.findByText(t('quick-order.serviceDown', { count: 0 }), { exact: false }, patient),
    ).toBeVisible();
    await expect(ui.getByRole('textbox', { name: t('quick-order.code', { row: 1 }) })).toHaveValue(
      'LMS4-KIT',
    );
  },
};

export const Offline: Story = {
  parameters: scene({ online: false }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await typeRow(widget, 1, 'LMS4-KIT', '2');
    const { ui, t } = widget;
    await expect(await ui.findByText(t('quick-order.offline'), { exact: false }, patient)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: scene({ faults: [{ path: LOOKUP, status: 403 }] }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await typeRow(widget, 1, 'LMS4-KIT', '2');
    const { ui, t } = widget;
    await expect(await ui.findByText(t('quick-order.forbidden'), { exact: false }, patient)).toBeVisible();
  },
};

/** The table's controls are the tag's attributes, and its rows come from the contract (EMB-07). */
export const OwnHeading: Story = {
  args: { heading: 'Order by code', 'heading-level': 4 },
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    const own = { name: 'Order by code', level: 4 };
    await expect(await ui.findByRole('heading', own, patient)).toBeVisible();
    const rows = ['theme', 'events: assess-cart-added', 'slots: ', 'parts: row'];
    const table: ArgTypes = context.argTypes;
    await expect(Object.keys(table)).toEqual(expect.arrayContaining(rows));
    const action = table['custom properties: --assess-color-action'];
    await expect(action?.table?.defaultValue?.summary).toBe('light-dark(#0b5f5a, #4fc3b6)');
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
