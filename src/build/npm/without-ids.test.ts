import { expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { withoutIds } from './without-ids.ts';

everyRow([
  ['/** Sent as a header (EMB-10). */', '/** Sent as a header. */'],
  ['/** Every site. Source: LOC-01, LOC-02 a,b. */', '/** Every site. */'],
  ['/** The base address. See api.md, section 1. */', '/** The base address. */'],
  ['/** The service (specification section 7). */', '/** The service. */'],
  ['/**\n * One, at most (CHK-01 to\n * CHK-03). Two.\n */', '/**\n * One, at most. Two.\n */'],
  ['/**\n * It bubbles\n * (EMB-10).\n */', '/**\n * It bubbles.\n */'],
  ['/** Such as UTF-8 or en-US. */', '/** Such as UTF-8 or en-US. */'],
])('leaves nothing of our own specification in %j [EMB-07]', (given, published) => {
  expect(withoutIds(given)).toBe(published);
});

it('is an error where a comment names it in another way [EMB-07]', () => {
  expect(() => withoutIds('/** As LOC-04 says. */')).toThrow('"LOC-04"');
});
