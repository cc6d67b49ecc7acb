import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import { openSearch } from '../../../tests/support/search-visit.ts';
import {
  beginFaults,
  endFaults,
  FAULTS,
  readFails,
  readHeals,
  type Deed,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-search-results';
let scene: Scene | undefined;

const open = async (faults: readonly Fault[]): Promise<Scene> => {
  scene = await openSearch('?text=memory', { faults: [...faults] });
  return scene;
};

const read: Deed = {
  call: { method: 'GET', path: '/products/search', missingField: 'pagination' },
  sent: /^GET \/products\/search$/,
  open,
  failed: () => page.getByRole('alert').getByRole('heading', { name: 'Your search could not be completed' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('heading', { name: '10 results for “memory”' }),
};

beforeEach(beginFaults);
afterEach(async () => {
  await endFaults(scene);
  history.replaceState(null, '', location.pathname);
});

describe('a search, which fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, read, fault));
  it('twice, shows it at the third try without a word', () => readHeals(TAG, read));
});
