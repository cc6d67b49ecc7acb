import { describe, expect } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { earlyForm } from './early-form.ts';

const ENTRY = '/project/src/widgets/cart/define.ts';

describe('a form in what a widget loads at once', () => {
  everyRow([
    ['a piece', '/project/src/widgets/kit/forms/SelectField.tsx'],
    ['the form library', '/project/node_modules/react-hook-form/dist/index.esm.mjs'],
    ['the library of lists', '/project/node_modules/@floating-ui/react/dist/floating-ui.react.mjs'],
  ])('is told with its importers: %s [PERF-05]', (_what, form) => {
    const between = '/project/src/widgets/cart/Cart.tsx';
    const closure = new Map<string, string | undefined>([
      [ENTRY, undefined],
      [between, ENTRY],
      [form, between],
    ]);
    expect(earlyForm('cart', closure)).toContain(`${ENTRY} → ${between} → ${form}`);
  });

  everyRow([
    '/project/src/widgets/kit/ui/TextField.tsx',
    '/project/src/widgets/kit/forms/choices.css?inline',
    '/project/src/widgets/kit/ui/usePopover.ts',
  ])('is not %s', (other) => {
    const closure = new Map<string, string | undefined>([
      [ENTRY, undefined],
      [other, ENTRY],
    ]);
    expect(earlyForm('cart', closure)).toBeUndefined();
  });
});
