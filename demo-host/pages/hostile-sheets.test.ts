import { expect, it } from 'vitest';
import { HOSTILE_SHEETS } from './hostile-sheets.ts';

it('the hostile sheets are these and no fewer: every test of all of them is one of each [EMB-02 part]', () => {
  expect(HOSTILE_SHEETS.map(({ name }) => name)).toEqual([
    'unset',
    'initial',
    'reset',
    'hidden-controls',
    'motion',
    'small-rem',
    'layer',
    'right-to-left',
    'contain',
    'measures',
    'clipped-parents',
    'no-dialogs',
    'z-index-war',
    'type',
    'ink',
    'boxes',
    'pseudo',
    'names',
    'centred',
    'not-ready',
    'no-touch',
  ]);
});
