import type { PageTheme } from './page-theme.ts';

/**
 * The theme of a hospital screen: black on white or white on black, text with a contrast of 7 to 1, square corners, and
 * a third denser.
 */
export const clinicalTheme: PageTheme = {
  page: {
    background: 'light-dark(#fff, #000)',
    color: 'light-dark(#000, #fff)',
    fontFamily: '"Atkinson Hyperlegible", "Helvetica Neue", Arial, sans-serif',
  },
  widgets: {
    '--assess-color-text': 'light-dark(#000000, #ffffff)',
    '--assess-color-text-secondary': 'light-dark(#2c333d, #d6dde6)',
    '--assess-color-surface': 'light-dark(#ffffff, #000000)',
    '--assess-color-sunken': 'light-dark(#eff2f6, #12161c)',
    '--assess-color-field': 'light-dark(#ffffff, #000000)',
    '--assess-color-border': 'light-dark(#4c5664, #8f9bab)',
    '--assess-color-hairline': 'light-dark(#aab4c1, #465160)',
    '--assess-color-control': 'light-dark(#333d4a, #c3cdd9)',
    '--assess-color-action': 'light-dark(#00409f, #9accff)',
    '--assess-color-action-hover': 'light-dark(#002b6d, #c7e3ff)',
    '--assess-color-on-action': 'light-dark(#ffffff, #000000)',
    '--assess-color-quiet': 'light-dark(#e6effc, #14243a)',
    '--assess-color-focus': 'light-dark(#a1006b, #ffd43b)',
    '--assess-color-danger-text': 'light-dark(#8a0a0a, #ffb3aa)',
    '--assess-color-danger-fill': 'light-dark(#fff0ee, #2b0d0b)',
    '--assess-color-warning-text': 'light-dark(#5c3700, #ffd07a)',
    '--assess-color-warning-fill': 'light-dark(#fff6e0, #261a02)',
    '--assess-color-success-text': 'light-dark(#0a4f22, #8ce6a8)',
    '--assess-color-success-fill': 'light-dark(#ebf9ef, #06210f)',
    '--assess-color-info-text': 'light-dark(#0b3b73, #b3d6ff)',
    '--assess-color-info-fill': 'light-dark(#edf4fd, #0b1c30)',
    '--assess-font-size': '15px',
    '--assess-radius-control': '0px',
    '--assess-radius-panel': '0px',
    '--assess-control-size': '34px',
    '--assess-space-8': '6px',
    '--assess-space-12': '8px',
    '--assess-space-16': '13px',
    '--assess-space-24': '16px',
    '--assess-space-32': '20px',
    '--assess-space-48': '28px',
    '--assess-shadow': '0 0 0 1px light-dark(#000, #fff)',
  },
};
