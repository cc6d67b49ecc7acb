import type { StoryObj } from '@storybook/react-vite';

/** The same story on a page of another theme, where axe measures its contrast again; `.storybook/themes.ts` has them. */
export const inTheme = (
  story: StoryObj,
  theme: 'default' | 'university' | 'clinical',
  scheme: 'light' | 'dark',
): StoryObj => ({ ...story, globals: { theme, scheme } });
