import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { openWidget } from '../../../tests/support/open-widget.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  endFaults,
  FAULTS,
  readFails,
  type Deed,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-support';
let scene: Scene | undefined;

const first: Deed = {
  call: { method: 'POST', path: '/**/customers/search', missingField: 'customers' },
  sent: /^POST .*\/customers\/search$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openWidget(TAG, { who: 'sue', faults });
    return scene;
  },
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'The customers could not be loaded' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('button', { name: 'Search', exact: true }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the search for customers, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, first, fault));
});
