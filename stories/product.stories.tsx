import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/product/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-product';
const NAME = 'Lindgren Memory Scale, 4th Edition: Complete Kit';
const LONG = `${'Lindgren Memory Scale, 4th Edition: Comprehensive Administration, Scoring and Interpretation Kit '.repeat(2)}neuropsychologicalassessmentreplacementforms202627`;

const of = (code: string, scene: SceneOptions = {}): Partial<StoryObj> => ({
  args: { 'product-code': code },
  parameters: { scene },
});

export default {
  title: 'Widgets/Product',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...of('LMS4-KIT', { faults: [{ method: 'GET', path: '/products/*', delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('product.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const One: Story = {
  ...of('LMS4-KIT'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: NAME }, patient)).toBeVisible();
    await expect(ui.getByRole('button', { name: t('shared.buying.add', { count: 1 }) })).toBeVisible();
    await userEvent.click(ui.getByRole('button', { name: t('product.level.what') }));
  },
};

/** A quantity that can't be ordered. */
export const Limits: Story = {
  ...of('LMS4-REC25'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const field = await ui.findByRole('textbox', { name: t('product.quantity') }, patient);
    await fireEvent.input(field, { target: { value: '26' } });
    await userEvent.click(ui.getByRole('button', { name: t('shared.buying.add', { count: 0 }) }));
    await expect(
      ui.getByText(t('product.quantity.above-max', { use: 25, max: 25, inCart: 0 })),
    ).toBeVisible();
  },
};

/** The product's successor shows in place of the button. */
export const Retired: Story = {
  ...of('LMS3-KIT'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole(
        'button',
        { name: t('shared.buying.addName', { act: t('shared.buying.add', { count: 0 }), name: NAME }) },
        patient,
      ),
    ).toBeVisible();
    await expect(ui.getByText(t('shared.buying.not.RETIRED'))).toBeVisible();
  },
};

export const OutOfStock: Story = {
  ...of('LMS4-RSP25'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('shared.buying.not.OUT_OF_STOCK'), {}, patient)).toBeVisible();
  },
};

export const LongestText: Story = {
  ...of('LMS4-KIT', { products: [{ code: 'LMS4-KIT', name: LONG }] }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: LONG.trim() }, patient)).toBeVisible();
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

export const Empty: Story = {
  ...of('NO-SUCH'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole('heading', { name: t('product.unknown', { code: 'NO-SUCH' }) }, patient),
    ).toBeVisible();
  },
};

/** Adding was refused: the reason shows, and the quantity stays. */
export const PartialFailure: Story = {
  ...of('LMS4-KIT', {
    faults: [{ method: 'POST', path: '/users/*/carts/*/entries/batch', status: 503 }],
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(
      await ui.findByRole('button', { name: t('shared.buying.add', { count: 1 }) }, patient),
    );
    await expect(
      await ui.findByText(t('shared.buying.added.not', { name: NAME }), { exact: false }, patient),
    ).toBeVisible();
  },
};

export const ServiceDown: Story = {
  ...of('LMS4-KIT', { faults: [{ method: 'GET', path: '/products/*', status: 503 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('product.notLoaded'));
    await expect(ui.getByRole('button', { name: t('shared.tryAgain') })).toBeEnabled();
  },
};

export const Offline: Story = {
  ...of('LMS4-KIT', { online: false }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('product.notLoaded'));
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
