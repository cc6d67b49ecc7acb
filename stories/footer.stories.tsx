import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { footerContent } from '../demo-host/backend/content/seed/footer.ts';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/footer/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-footer';
const FILE = '/en-us/footer-content.json';
const LONG =
  'Rechtsbijstandverzekeringsmaatschappijen, arbeidsongeschiktheidsverzekeringen and the documents of accredited institutions';

const scene = (options: SceneOptions) => ({ scene: { config: { regional: '/regional' }, ...options } });
const content = footerContent('en-us');

/** Expects the built-in footer. */
const expectBuiltIn = async ({ ui, t }: Inside): Promise<void> => {
  const columns = await ui.findByRole('navigation', { name: t('footer.nav') }, patient);
  await expect(within(columns).getByText(t('footer.quickOrder'))).toHaveAttribute('href');
  await expect(ui.getByRole('heading', { name: t('footer.levels') })).toBeVisible();
};

export default {
  title: 'Widgets/Footer',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The content is loading: the built-in footer shows, in the same room. */
export const Loading: Story = {
  parameters: scene({ faults: [{ path: FILE, delayMs: 60_000 }] }),
  play: async (context) => {
    await expectBuiltIn(await inside(TAG, context));
  },
};

/** The CMS's file is empty: the footer is not left blank. */
export const Empty: Story = {
  parameters: scene({ regional: { [FILE]: { columns: [], tiles: [], text: [], social: [] } } }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await expectBuiltIn(widget);
  },
};

/** The demo site's footer: columns within a column, two tiles, text, and two of three social links. */
export const Many: Story = {
  parameters: scene({}),
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    await ui.findByText('Journal', {}, patient);
    await expect(ui.queryByText('Forum')).toBeNull();
    await expect(ui.getByText('Canada (français)')).toHaveAttribute('href', '/fr-ca/');
  },
};

export const LongestText: Story = {
  parameters: scene({
    regional: {
      [FILE]: {
        columns: content.columns.map((column) => ({
          ...column,
          title: LONG,
          links: [...(column.links ?? []), { text: LONG, linkPath: '/long' }],
        })),
        tiles: [{ title: LONG, text: LONG }],
        text: [`${LONG}. ${LONG}.`],
        social: [{ name: LONG, href: 'https://long.example/', enabled: true }],
      },
    },
  }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await expect((await ui.findAllByText(LONG, {}, patient)).length).toBeGreaterThan(5);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** With the flag for editors’ templates on, the CMS’s markup shows below. */
export const EditorsMarkup: Story = {
  parameters: scene({ flags: { editableTemplates: true } }),
  play: async (context) => {
    const { host } = await inside(TAG, context);
    const heading = await within(host).findByRole('heading', { name: 'From our editors' }, patient);
    await expect(heading).toBeVisible();
  },
};

/** Links that are not allowed are left out, and markup is shown as text. */
export const PartialFailure: Story = {
  parameters: scene({
    regional: {
      [FILE]: {
        columns: [
          {
            title: 'Help',
            links: [
              { text: 'Contact us', linkPath: '/en-us/contact-us.html' },
              { text: 'Do not follow', linkPath: 'javascript:alert(1)' },
            ],
          },
        ],
        tiles: [],
        text: ['<b>Bold</b> is a word here.'],
        social: [],
      },
    },
  }),
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    await expect(await ui.findByText('<b>Bold</b> is a word here.', {}, patient)).toBeVisible();
    await expect(ui.queryByText('Do not follow')).toBeNull();
    await expect(ui.getByText('Contact us')).toHaveAttribute('href', '/en-us/contact-us.html');
  },
};

export const ServiceDown: Story = {
  parameters: scene({ faults: [{ path: FILE, status: 503 }] }),
  play: async (context) => {
    await expectBuiltIn(await inside(TAG, context));
  },
};

export const Offline: Story = {
  parameters: scene({ online: false }),
  play: async (context) => {
    await expectBuiltIn(await inside(TAG, context));
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
