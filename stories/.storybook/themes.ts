import type { CSSProperties } from 'react';

type Theme = { scheme: 'light' | 'dark'; page: CSSProperties & Record<`--assess-${string}`, string> };

/** What a page may do to the widgets: its colour scheme, and the custom properties of a brand. */
export const themes: Readonly<Record<string, Theme>> = {
  light: { scheme: 'light', page: { background: '#fff', color: '#161f20' } },
  dark: { scheme: 'dark', page: { background: '#161f20', color: '#e8eceb' } },
  brand: {
    scheme: 'light',
    page: {
      background: '#fdf9f3',
      color: '#2b1a33',
      fontFamily: 'Georgia, serif',
      '--assess-color-accent-50': '#f6edf8',
      '--assess-color-accent-600': '#6a2c82',
      '--assess-color-accent-700': '#4f1f62',
      '--assess-color-surface': '#fffdf9',
      '--assess-radius-control': '999px',
      '--assess-radius-panel': '16px',
    },
  },
};

/** @param width CSS pixels, or `full`. */
export const surfaceStyle = (theme: string, width: string): CSSProperties => {
  const { scheme, page } = themes[theme] ?? (themes['light'] as Theme);
  return {
    colorScheme: scheme,
    fontFamily: 'system-ui, sans-serif',
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: 16,
    ...page,
    ...(width !== 'full' && { width: `${width}px` }),
  };
};
