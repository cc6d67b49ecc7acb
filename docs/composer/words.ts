import { fieldLabel } from '../../src/build/contract/contract-names.ts';
import { SAMPLE, type FAULTS, type LOOKS, type WIDTHS } from './composer-state.ts';

/* What the choices of the preview are called. */

export const LOOK_WORDS: Record<(typeof LOOKS)[number], string> = {
  auto: 'As this page',
  light: 'Light',
  dark: 'Dark',
};

export const WIDTH_WORDS: Record<(typeof WIDTHS)[number], string> = {
  fit: 'As wide as it fits',
  '320': '320 px',
  '768': '768 px',
  '1280': '1280 px',
};

export const FAULT_WORDS: Record<(typeof FAULTS)[number], string> = {
  none: 'Nothing',
  changes: 'Every change fails',
  slow: 'Services answer after a minute',
  down: 'Services are down',
  refused: 'Services refuse',
  offline: 'The browser is offline',
  'no-json': 'A page of maintenance comes in place of data',
  'cut-short': 'Answers end in the middle',
};

export const stateWords = (state: string): string => {
  if (state === '') return 'As it begins';
  return state.startsWith(SAMPLE) ? `Sample: ${state.slice(SAMPLE.length)}` : fieldLabel(state);
};
