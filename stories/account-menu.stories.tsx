import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { existingRegistry } from '../src/core/registry/registry.ts';
import { storageName } from '../src/core/storage-names.ts';
import type { User } from '../src/core/store/core-state.ts';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/account-menu/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-account-menu';
const ADA: User = { id: 'u-1', firstName: 'Ada', lastName: 'Lovelace' };
const LONG: User = {
  id: 'u-2',
  firstName: 'Wilhelmina-Konstanze-Alexandra',
  lastName: 'von Hohenzollern-Sigmaringen y Fernández de Córdoba',
};

const scene = (options: SceneOptions) => ({ scene: options });

/** Draws the widget, then sets this session. */
const withSession = async (
  context: Parameters<typeof inside>[1],
  user: User | undefined,
): Promise<Inside> => {
  const widget = await inside(TAG, context);
  await widget.ui.findByRole('link', {}, patient);
  localStorage.setItem(storageName('signedIn'), JSON.stringify({ id: 'hers', who: 'a hash' }));
  existingRegistry()?.actions.setSession({ status: 'signed-in', user });
  return widget;
};

const openMenu = async ({ ui }: Inside): Promise<HTMLElement> => {
  await userEvent.click(await ui.findByRole('button', {}, patient));
  return ui.findByRole('menu', {}, patient);
};

export default {
  title: 'Widgets/Account menu',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The session is unknown yet: the name of this tab's last page shows. */
export const Loading: Story = {
  parameters: scene({}),
  play: async (context) => {
    const { ui, t } = await withSession(context, ADA);
    await ui.findByRole('button', { name: t('account-menu.name', { name: 'Ada Lovelace' }) }, patient);
    existingRegistry()?.actions.setSession({ status: 'loading' });
    await ui.findByRole('button', { name: t('account-menu.name', { name: 'Ada' }) }, patient);
    await expect(ui.getByText('AL')).toBeVisible();
  },
};

/** The visitor is not signed in. */
export const Empty: Story = {
  parameters: scene({}),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const link = await ui.findByRole('link', { name: t('account-menu.signIn') }, patient);
    await expect(link.getAttribute('href')).toMatch(/\/login\?returnTo=/);
    await expect(ui.queryByRole('button')).toBeNull();
  },
};

/** A customer is signed in, with every flag at its default: the entries behind flags are hidden. */
export const One: Story = {
  parameters: scene({}),
  play: async (context) => {
    const widget = await withSession(context, ADA);
    const menu = await openMenu(widget);
    const { t, ui } = widget;
    await expect(ui.getAllByRole('menuitem')).toHaveLength(8);
    await expect(menu).not.toHaveTextContent(t('account-menu.orderHistory'));
    await waitFor(
      () => expect(ui.getByRole('menuitem', { name: /Ada Lovelace/ }).matches(':focus')).toBe(true),
      patient,
    );
  },
};

/** All entries, as in mock mode. */
export const Many: Story = {
  parameters: scene({ flags: 'mock' }),
  play: async (context) => {
    const widget = await withSession(context, ADA);
    await openMenu(widget);
    const { ui, t } = widget;
    await expect(ui.getAllByRole('menuitem')).toHaveLength(11);
    await expect(ui.getByRole('menuitem', { name: t('account-menu.addresses') })).toBeVisible();
    await expect(ui.getByText('Ada Lovelace', { selector: 'b' })).toBeVisible();
  },
};

export const LongestText: Story = {
  parameters: scene({ flags: 'mock' }),
  play: async (context) => {
    const widget = await withSession(context, LONG);
    await openMenu(widget);
    await expect(widget.ui.getByText(`${LONG.firstName} ${LONG.lastName}`, { selector: 'b' })).toBeVisible();
    // The menu gets its position one frame after it appears.
    await waitFor(
      () => expect(widget.host.scrollWidth).toBeLessThanOrEqual(widget.host.clientWidth),
      patient,
    );
  },
};

/** The customer is signed in, but the names could not be loaded. */
export const PartialFailure: Story = {
  parameters: scene({}),
  play: async (context) => {
    const widget = await withSession(context, undefined);
    const { ui, t } = widget;
    await ui.findByRole('button', { name: t('account-menu.title') }, patient);
    await openMenu(widget);
    await expect(ui.getAllByRole('menuitem')).toHaveLength(8);
  },
};

/** Offline, it looks the same: nothing is read. */
export const Offline: Story = {
  parameters: scene({ online: false }),
  play: async (context) => {
    const { ui, t } = await withSession(context, ADA);
    await expect(
      await ui.findByRole('button', { name: t('account-menu.name', { name: 'Ada Lovelace' }) }, patient),
    ).toBeVisible();
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
