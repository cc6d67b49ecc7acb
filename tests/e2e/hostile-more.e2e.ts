import { HOSTILE_SHEETS } from '../../demo-host/pages/hostile-sheets.ts';
import { test } from './fixtures.ts';
import { expectSameLook } from './hostile-visit.ts';

// Its pictures are compared, and little is pressed: watching each frame would only take time.
test.use({ watched: false });

// The first sheets have a file of their own.
test.describe('a page with a hostile style sheet', () => {
  for (const { name } of HOSTILE_SHEETS.slice(10))
    test(`leaves every widget’s picture as it was: ${name} [EMB-02]`, ({ page, host }) =>
      expectSameLook(page, host, name));
});
