import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/account-menu/define.ts';
import '../src/widgets/banner/define.ts';
import '../src/widgets/header/define.ts';
import '../src/widgets/mini-cart/define.ts';
import '../src/widgets/navigation/define.ts';
import '../src/widgets/search/define.ts';
import { contractTable } from './support/contract-table.ts';
import { drawTag } from './support/draw-tag.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-header';
const FILE = '/en-us/first-level-nav-content.json';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';
const BUILT_IN = ['Assessments & Solutions', 'Learning & Training', 'Ordering & Support'];

const scene = (options: SceneOptions) => ({ scene: { config: { regional: '/regional' }, ...options } });
/** Returns where a widget of the header draws: its shadow root, or in the light run of the stories the element itself. */
const within = ({ root }: Inside, tag: string): ParentNode | undefined => {
  const part = root.querySelector(tag);
  return part?.shadowRoot ?? part ?? undefined;
};
const groupsOf = (widget: Inside) =>
  [...(within(widget, 'assess-navigation')?.querySelectorAll('.groups > li > .group') ?? [])].map(
    ({ textContent }) => textContent,
  );
const expectGroups = (widget: Inside, titles: readonly string[]): Promise<void> =>
  waitFor(() => expect(groupsOf(widget)).toEqual(titles), patient);
const expectNoSideways = ({ host }: Inside) => expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);

export default {
  title: 'Widgets/Header',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The CMS's menu is loading: the built-in one shows, with everything else. */
export const Loading: Story = {
  parameters: scene({ faults: [{ path: FILE, delayMs: 60_000 }] }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await expectGroups(widget, BUILT_IN);
    await waitFor(
      () => expect(within(widget, 'assess-search')?.querySelector('form')).not.toBeNull(),
      patient,
    );
  },
};

/** Every part except the site's name is left out. */
export const Empty: Story = {
  parameters: scene({}),
  render: () => {
    const off = { utility: 'false', search: 'false', navigation: 'false' };
    return drawTag(TAG, {
      ...off,
      account: 'false',
      cart: 'false',
      banner: 'false',
      brand: 'Lindgren & Vale',
    });
  },
  play: async (context) => {
    const { ui, root } = await inside(TAG, context);
    await expect(await ui.findByRole('link', { name: 'Lindgren & Vale' }, patient)).toHaveAttribute(
      'href',
      '/en-us/',
    );
    await expect(root.querySelectorAll(':not(:defined), assess-search, assess-navigation')).toHaveLength(0);
  },
};

/** One group, no notice, and one unit in the cart. */
export const One: Story = {
  parameters: scene({
    lines: [{ code: 'LMS4-KIT', quantity: 1 }],
    regional: { [FILE]: { menu: [{ title: 'Shop', linkPath: '/en-us/', children: [] }] } },
  }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await expectGroups(widget, ['Shop']);
    await waitFor(
      () => expect(within(widget, 'assess-mini-cart')?.querySelector('.count')).toHaveTextContent('1'),
      patient,
    );
  },
};

/** The demo site's header with its notice. */
export const Many: Story = {
  parameters: scene({}),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await expectGroups(widget, BUILT_IN);
    await waitFor(() => expect(within(widget, 'assess-banner')?.querySelector('a')).not.toBeNull(), patient);
    await expectNoSideways(widget);
  },
};

export const LongestText: Story = {
  parameters: scene({
    regional: {
      [FILE]: {
        menu: [LONG, LONG, LONG].map((title) => ({ title, linkPath: '/a', children: [] })),
        banner: { id: 'long', text: `${LONG}. ${LONG}.` },
      },
    },
  }),
  render: () => drawTag(TAG, { brand: LONG }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await expectGroups(widget, [LONG, LONG, LONG]);
    await expectNoSideways(widget);
  },
};

/** A menu with links that are not allowed, and a notice that can't be read: the built-in menu shows, and no notice. */
export const PartialFailure: Story = {
  parameters: scene({
    regional: {
      [FILE]: { menu: [{ title: 'X', linkPath: 'javascript:alert(1)', children: [] }], banner: [] },
    },
  }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await expectGroups(widget, BUILT_IN);
    await expect(within(widget, 'assess-banner')?.querySelector('section')).toBeNull();
  },
};

export const ServiceDown: Story = {
  parameters: scene({ faults: [{ path: FILE, status: 503 }] }),
  play: async (context) => {
    await expectGroups(await inside(TAG, context), BUILT_IN);
  },
};

export const Offline: Story = {
  parameters: scene({ online: false }),
  play: async (context) => {
    await expectGroups(await inside(TAG, context), BUILT_IN);
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
