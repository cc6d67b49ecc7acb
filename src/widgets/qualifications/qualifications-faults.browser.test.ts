import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { openQualifications } from '../../../tests/support/qualifications-visit.ts';
import type { Scene } from '../../../tests/support/scene.ts';
import {
  beginFaults,
  endFaults,
  FAULTS,
  readFails,
  readHeals,
  type Deed,
} from '../../../tests/support/widget-faults.ts';
import './define.ts';

const TAG = 'assess-qualifications';
let scene: Scene | undefined;

const overview: Deed = {
  call: { method: 'GET', path: '/users/*/qualifications' },
  sent: /^GET \/users\/current\/qualifications$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openQualifications({ faults });
    return scene;
  },
  failed: () =>
    page.getByRole('alert').getByRole('heading', { name: 'We couldn’t load your qualifications' }),
  again: () => page.getByRole('button', { name: 'Try again', exact: true }),
  done: () => page.getByRole('link', { name: 'Licenses', exact: true }),
};

const entries: Deed = {
  ...overview,
  call: { method: 'GET', path: '/users/*/qualifications/*', missingField: 'qualifications' },
  sent: /^GET \/users\/current\/qualifications\/license$/,
  open: async (faults: readonly Fault[]) => {
    scene = await openQualifications({ faults, attributes: { 'qualification-type': 'license' } });
    return scene;
  },
  done: () => page.getByRole('button', { name: 'Delete Psychologist license', exact: true }),
};

beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the overview of qualifications, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS.filter(({ name }) => name === '500'))(
    'by $name, says so in words, and a retry works',
    (fault) => readFails(TAG, overview, fault),
  );
  it('twice, shows it at the third try without a word', () => readHeals(TAG, overview));
});

describe('the qualifications of a type, whose reading fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, says so in words, and a retry works', (fault) => readFails(TAG, entries, fault));
});
