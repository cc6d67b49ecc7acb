import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { navigationContent } from '../demo-host/backend/content/seed/navigation.ts';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/navigation/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-navigation';
const FILE = '/en-us/first-level-nav-content.json';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';

const scene = (options: SceneOptions) => ({ scene: { config: { regional: '/regional' }, ...options } });
const entry = (title: string, children: unknown[] = []) => ({ title, linkPath: '/en-us/' + title, children });

const groupsOf = ({ root }: Inside) =>
  [...root.querySelectorAll('.groups > li > .group')].map(({ textContent }) => textContent);

const expectGroups = (widget: Inside, titles: readonly string[]): Promise<void> =>
  waitFor(() => expect(groupsOf(widget)).toEqual(titles), patient);

/** Expects the built-in menu. */
const expectBuiltIn = (widget: Inside): Promise<void> =>
  expectGroups(
    widget,
    (['navigation.products', 'navigation.learning', 'navigation.support'] as const).map((key) =>
      widget.t(key),
    ),
  );

export default {
  title: 'Widgets/Navigation',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The CMS's menu is loading: the built-in one shows. */
export const Loading: Story = {
  parameters: scene({ faults: [{ path: FILE, delayMs: 60_000 }] }),
  play: async (context) => {
    await expectBuiltIn(await inside(TAG, context));
  },
};

/** The CMS's file has no group. */
export const Empty: Story = {
  parameters: scene({ regional: { [FILE]: { menu: [] } } }),
  play: async (context) => {
    await expectBuiltIn(await inside(TAG, context));
  },
};

/** One group without entries: a link. */
export const One: Story = {
  parameters: scene({ regional: { [FILE]: { menu: [entry('Shop')] } } }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await expectGroups(widget, ['Shop']);
    await expect(widget.root.querySelector('.group')).toHaveAttribute('href', '/en-us/Shop');
  },
};

/** The demo site's menu, open: in a drawer if there is little room. */
export const Many: Story = {
  parameters: scene({}),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const titles = navigationContent('en-us').menu.map(({ title }) => title);
    await expectGroups(widget, titles);
    const { root, ui } = widget;
    const burger = root.querySelector<HTMLElement>('.burger');
    if (burger?.checkVisibility()) {
      await userEvent.click(burger);
      await ui.findByRole('dialog', {}, patient);
    }
    const scope = root.querySelector('dialog') ?? root;
    const group = scope.querySelector<HTMLElement>('button[aria-expanded=false]:is(.group, .row)');
    await userEvent.click(group ?? widget.host);
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'), patient);
    const named = () =>
      [...scope.querySelectorAll('a')].find((link) => link.textContent === 'Digital solutions');
    await waitFor(() => expect(named()?.checkVisibility()).toBe(true), patient);
  },
};

export const LongestText: Story = {
  parameters: scene({
    regional: {
      [FILE]: { menu: [LONG, LONG, LONG].map((title) => entry(title, [entry(title, [entry(title)])])) },
    },
  }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    await expectGroups(widget, [LONG, LONG, LONG]);
    await expect(widget.host.scrollWidth).toBeLessThanOrEqual(widget.host.clientWidth);
  },
};

/** Links that are not allowed are left out, and markup is shown as text. */
export const PartialFailure: Story = {
  parameters: scene({
    regional: {
      [FILE]: {
        menu: [
          entry('<b>Shop</b>'),
          { title: 'Do not follow', linkPath: 'javascript:alert(1)', children: [] },
        ],
        banner: 7,
      },
    },
  }),
  play: async (context) => {
    await expectGroups(await inside(TAG, context), ['<b>Shop</b>']);
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
