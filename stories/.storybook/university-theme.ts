import type { PageTheme } from './page-theme.ts';

/** The theme of a university press: ink blue and old gold on warm paper, a book typeface, and almost square corners. */
export const universityTheme: PageTheme = {
  page: {
    background: 'light-dark(#fbf7ee, #17130e)',
    color: 'light-dark(#231d16, #efe8da)',
    fontFamily: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  },
  widgets: {
    '--assess-color-neutral-0': '#fffdf8',
    '--assess-color-neutral-50': '#f7f1e4',
    '--assess-color-neutral-100': '#efe8da',
    '--assess-color-neutral-200': '#dccfb6',
    '--assess-color-neutral-300': '#c2b59f',
    '--assess-color-neutral-400': '#8b7e69',
    '--assess-color-neutral-600': '#5d5241',
    '--assess-color-neutral-700': '#4a3f31',
    '--assess-color-neutral-800': '#352d23',
    '--assess-color-neutral-900': '#231d16',
    '--assess-color-neutral-950': '#17130e',
    '--assess-color-accent-50': '#eef0f5',
    '--assess-color-accent-200': '#f2d48e',
    '--assess-color-accent-300': '#e3bb63',
    '--assess-color-accent-600': '#223a66',
    '--assess-color-accent-700': '#162a4d',
    '--assess-color-accent-950': '#33291a',
    '--assess-radius-control': '2px',
    '--assess-radius-panel': '2px',
    '--assess-shadow': '0 1px 0 light-dark(#dccfb6, #4a3f31), 0 12px 28px light-dark(#231d1626, #000a)',
  },
};
