import type { StoryObj } from '@storybook/react-vite';

/**
 * Returns the same story on a page with another theme, where axe checks the contrast again. The themes are in
 * `.storybook/themes.ts`.
 */
export const inTheme = (
  story: StoryObj,
  theme: 'default' | 'university' | 'clinical',
  scheme: 'light' | 'dark',
): StoryObj => ({ ...story, globals: { theme, scheme } });
