import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../src/widgets/mini-cart/define.ts';
import { drawTag } from './support/draw-tag.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-mini-cart';

export default {
  title: 'Widgets/Mini-cart',
  render: () => drawTag(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Empty: Story = {
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    await expect(await ui.findByRole('button', {}, patient)).toBeVisible();
  },
};
