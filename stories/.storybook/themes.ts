import type { CSSProperties } from 'react';
import { clinicalTheme } from './clinical-theme.ts';
import type { PageTheme } from './page-theme.ts';
import { universityTheme } from './university-theme.ts';

/** The themes of a page: the default without changes, or the custom properties of a brand. */
export const themes: Readonly<Record<string, PageTheme>> = {
  default: {
    page: {
      background: 'light-dark(#fff, #161f20)',
      color: 'light-dark(#161f20, #e8eceb)',
      fontFamily: 'system-ui, sans-serif',
    },
    widgets: {},
  },
  university: universityTheme,
  clinical: clinicalTheme,
};

/**
 * Returns the style of the page around a widget.
 *
 * @param width CSS pixels, or `full`.
 */
export const surfaceStyle = (theme: string, scheme: string, width: string): CSSProperties => {
  const { page, widgets } = themes[theme] ?? (themes['default'] as PageTheme);
  return {
    colorScheme: scheme,
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: 16,
    ...page,
    ...(widgets as CSSProperties),
    ...(width !== 'full' && { width: `${width}px` }),
  };
};
