import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import { beginFaults, endFaults, FAULTS } from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-search';
const CALL = { method: 'GET', path: '/products/suggestions', missingField: 'suggestions' };
const patient = { timeout: 20_000 };
let scene: Scene | undefined;

const field = () => page.getByRole('combobox', { name: 'Search assessments' });
const list = () => page.getByRole('listbox', { name: 'Suggested searches' });

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('suggestions of the search field, which fail [REL-01 b part]', () => {
  it.each(FAULTS)(
    'by $name, leave the field as it is, and come at the next key [CRT-09 c]',
    async ({ order }) => {
      const at = await setScene({ config: { storeUrl: location.origin }, faults: [{ ...CALL, ...order }] });
      scene = at;
      document.body.append(document.createElement(TAG));
      await expect.element(field(), patient).toBeVisible();
      await userEvent.click(field());
      await userEvent.keyboard('memor');
      await expect
        .poll(() => at.calls.some((call) => call.includes('/products/suggestions')), patient)
        .toBe(true);
      await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
      await expect.element(field()).toHaveValue('memor');
      at.backend.faults.clear();
      await userEvent.keyboard('y');
      await expect.element(list(), patient).toBeVisible();
      await expect.element(field()).toHaveValue('memory');
    },
  );
});
