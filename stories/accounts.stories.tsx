import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { asCustomer } from '../tests/support/as-customer.ts';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/accounts/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-accounts';
const ACCOUNTS = '/users/*/accounts';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';

type Given = SceneOptions & { who?: string; account?: string };

/** A customer is signed in, Mara unless another is named. The faults apply from then on. */
const withAccounts = ({ who = 'mara', account, faults = [], ...options }: Given = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, flags: { addressBook: true }, ...options } },
  ...(account !== undefined && { args: { 'account-id': account } }),
  beforeEach: async ({ loaded }) => {
    const scene = loaded['scene'] as Scene;
    for (const fault of faults) scene.backend.faults.add(fault);
    // An account that was joined by its number and is not confirmed.
    if (who === 'mara')
      await asCustomer(scene, who, 'POST', '/accounts/verification', { number: '4470', termsAccepted: true });
    beSignedIn(`user-${who}`);
  },
});

export default {
  title: 'Widgets/Accounts',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withAccounts({ who: 'olive', faults: [{ method: 'GET', path: ACCOUNTS, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('accounts.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...withAccounts({ who: 'zoe' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('accounts.empty') }, patient)).toBeVisible();
  },
};

/** An organization whose Q-global account the customer owns. */
export const One: Story = {
  ...withAccounts({ account: 'org-4411' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole('button', { name: t('accounts.transferOf', { number: 'QG-100300' }) }, patient),
    ).toBeVisible();
    await expect(await ui.findByRole('button', { name: t('shared.qGlobal.lookUp') }, patient)).toBeVisible();
  },
};

/** A tax-exempt organization. */
export const TaxExempt: Story = {
  ...withAccounts({ who: 'tess', account: 'org-4430' }),
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    await expect(await ui.findByText(/2031/, {}, patient)).toBeVisible();
  },
};

/** An account that was joined by its number. */
export const Unconfirmed: Story = {
  ...withAccounts({ account: 'org-4470' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const words = t('accounts.unconfirmed', { organization: 'Prairie Learning Cooperative' });
    await expect(await ui.findByText(words, {}, patient)).toBeVisible();
  },
};

/** The form of a billing address that is missing. */
export const BillingAddress: Story = {
  ...withAccounts({ who: 'bill', account: 'org-4450' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('button', { name: t('accounts.addBilling') }, patient));
    const heading = t('accounts.billingOf', { account: 'Copper Hill Pediatrics' });
    await expect(await ui.findByRole('heading', { name: heading }, patient)).toBeVisible();
  },
};

/** The question about a new owner. */
export const Transfer: Story = {
  ...withAccounts({ account: 'org-4411' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = t('accounts.transferOf', { number: 'QG-100300' });
    await ui.findByRole('button', { name: t('shared.qGlobal.lookUp') }, patient);
    await userEvent.click(ui.getByRole('button', { name }));
    const field = await ui.findByLabelText(t('accounts.newOwner'), {}, patient);
    await waitFor(() => expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field));
  },
};

export const Many: Story = {
  ...withAccounts({ who: 'olive' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('navigation', { name: t('accounts.pages') }, patient)).toBeVisible();
  },
};

/** All kinds of accounts in one list: personal, organizations, one of them unconfirmed. */
export const EachKind: Story = {
  ...withAccounts(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('accounts.notConfirmed'), {}, patient)).toBeVisible();
  },
};

export const LongestText: Story = {
  ...withAccounts({
    account: 'org-4411',
    config: { messages: { 'accounts.tax': LONG, 'accounts.aimswebAccount': LONG } },
  }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** The account was read; the look-up of a number fails. */
export const PartialFailure: Story = {
  ...withAccounts({
    account: 'org-4410',
    faults: [{ method: 'POST', path: '/users/*/qglobalaccounts/verification', status: 500 }],
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.type(await ui.findByRole('textbox', {}, patient), 'QG-200100');
    await userEvent.click(ui.getByRole('button', { name: t('shared.qGlobal.lookUp') }));
    await expect(await ui.findByText(t('accounts.notAdded'), {}, patient)).toBeVisible();
  },
};

const expectFailure = (options: Given, why: string): Story => ({
  ...withAccounts(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'GET', path: ACCOUNTS, status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');
export const Forbidden: Story = expectFailure(
  { faults: [{ method: 'GET', path: ACCOUNTS, status: 403 }] },
  'forbidden',
);

export const DefaultDark: Story = inTheme(EachKind, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(EachKind, 'clinical', 'dark');
