import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { emptyBook } from '../tests/support/address-book-visit.ts';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/address-book/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-address-book';
const ADDRESSES = '/users/*/addresses';
const WORK = 'Mara Lindqvist, Alder Street Clinic, 410 Alder Street';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijenarbeidsongeschiktheid';

type Given = SceneOptions & { who?: string; account?: string };

/** A customer is signed in, Mara unless another is named; Ned has deleted his addresses. The faults apply from then on. */
const withBook = ({ who = 'mara', account, faults = [], ...options }: Given = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, flags: { addressBook: true }, ...options } },
  ...(account !== undefined && { args: { 'account-id': account } }),
  beforeEach: async ({ loaded }) => {
    const scene = loaded['scene'] as Scene;
    if (who === 'ned') await emptyBook(scene, who);
    for (const fault of faults) scene.backend.faults.add(fault);
    beSignedIn(`user-${who}`);
  },
});

export default {
  title: 'Widgets/Address book',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withBook({ faults: [{ method: 'GET', path: ADDRESSES, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('address-book.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...withBook({ who: 'ned' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('address-book.empty') }, patient)).toBeVisible();
  },
};

/** The book of an account, named by the service. */
export const One: Story = {
  ...withBook({ account: 'org-4410' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = t('address-book.of', { name: 'Alder Street Clinic · 4410' });
    await expect(await ui.findByText(name, {}, patient)).toBeVisible();
  },
};

/** A form is open in its row. */
export const Many: Story = {
  ...withBook(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(
      await ui.findByRole('button', { name: t('address-book.editName', { name: WORK }) }, patient),
    );
    await expect(await ui.findByRole('button', { name: t('kit.page.save') }, patient)).toBeVisible();
  },
};

export const LongestText: Story = {
  ...withBook({ config: { messages: { 'address-book.default': LONG, 'address-book.inUse': LONG } } }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** An address could not be deleted. */
export const PartialFailure: Story = {
  ...withBook({ faults: [{ method: 'DELETE', path: `${ADDRESSES}/*`, status: 503 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(
      await ui.findByRole('button', { name: t('address-book.deleteName', { name: WORK }) }, patient),
    );
    await expect(
      await ui.findByText(t('address-book.failed.delete', { name: WORK }), {}, patient),
    ).toBeVisible();
  },
};

const expectFailure = (options: Given, why: string): Story => ({
  ...withBook(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(why), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'GET', path: ADDRESSES, status: 500 }] },
  'kit.page.why.failed',
);
export const Offline: Story = expectFailure({ online: false }, 'kit.page.why.offline');
/** The book of an account that is not the shopper's. */
export const Forbidden: Story = expectFailure({ account: 'org-4460' }, 'address-book.notYours');

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
