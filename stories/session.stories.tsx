import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../src/widgets/session/define.ts';
import { askShopper, type PageDialog } from '../src/core/dialogs/page-dialogs.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-session';

const MOVE: PageDialog = {
  id: 'move',
  title: 'You are in the store for the United States',
  text: 'Prices are in US dollars. Products in your cart stay there.',
  choices: [
    { id: 'stay', label: 'Stay here' },
    { id: 'go', label: 'Go to Canada' },
  ],
};
const SIGNED_OUT: PageDialog = {
  id: 'signed-out',
  title: 'You are signed out',
  text: 'You signed out in another tab.',
  choices: [{ id: 'ok', label: 'OK' }],
  urgent: true,
};
const LONG: PageDialog = {
  id: 'long',
  title:
    'Votre panier contient des tests dont l’achat demande une qualification professionnelle reconnue dans votre région',
  text: 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen: '.repeat(4),
  choices: [
    { id: 'later', label: 'Terug naar de winkelwagen met alle producten' },
    { id: 'now', label: 'Enregistrer ma qualification maintenant' },
  ],
};

export default {
  title: 'Widgets/Session',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The dialog once it stands: while it fades in its colours are not its own. */
const standing = async (dialog: HTMLElement): Promise<HTMLElement> => {
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
};

/** Nothing to ask: nothing to see, and no room taken. */
export const Empty: Story = {
  play: async (context) => {
    const { ui, host, root } = await inside(TAG, context);
    await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
    await expect(ui.queryByRole('dialog')).toBeNull();
    await expect(host.getBoundingClientRect().height).toBe(0);
  },
};

/** One question of the page. */
export const One: Story = {
  play: async (context) => {
    const { ui, root } = await inside(TAG, context);
    await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
    void askShopper(MOVE);
    const dialog = await standing(await ui.findByRole('dialog', { name: MOVE.title }, patient));
    await expect(dialog).toHaveTextContent(MOVE.text);
  },
};

/** Two questions: one after the other, each with its own answer. */
export const Many: Story = {
  play: async (context) => {
    const { ui, root } = await inside(TAG, context);
    await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
    const first = askShopper(MOVE);
    void askShopper(SIGNED_OUT);
    await userEvent.click(await ui.findByRole('button', { name: 'Go to Canada' }, patient));
    await expect(await first).toBe('go');
    const second = await standing(await ui.findByRole('alertdialog', { name: SIGNED_OUT.title }, patient));
    await expect(second).toHaveTextContent(SIGNED_OUT.text);
  },
};

export const LongestText: Story = {
  play: async (context) => {
    const { ui, root } = await inside(TAG, context);
    await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
    void askShopper(LONG);
    const dialog = await standing(await ui.findByRole('dialog', { name: LONG.title }, patient));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const UniversityDark: Story = inTheme(One, 'university', 'dark');
export const Clinical: Story = inTheme(One, 'clinical', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
