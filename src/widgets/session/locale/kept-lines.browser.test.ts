import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { raiseMatter } from '../../../core/prompts/matters.ts';
import { storageName } from '../../../core/storage-names.ts';
import '../define.ts';

const patient = { timeout: 20_000 };
const size = [innerWidth, innerHeight] as const;
let scene: Scene | undefined;

const CODES =
  'LMS4-KIT LMS4-KITC LMS4-MAN LMS4-REC25 MAB2-KIT MAB2-MAN MAB2-STB MAB2-REC25 MAB2-RSP25 OSI3-KIT OSI3-KITC OSI3-MAN OSI3-STB OSI3-REC25 OSI3-RSP25 VLS-KIT VLS-MAN VLS-STB VLS-RSP25 PRA2-KIT HMC-KIT BDT5-KIT BDT5-KITC BDT5-MAN'.split(
    ' ',
  );
const notice = () => page.getByRole('region', { name: 'Lines from another store' });
const button = (name: string | RegExp) => notice().getByRole('button', { name });

afterEach(async () => {
  document.body.replaceChildren();
  localStorage.removeItem(storageName('keptLines'));
  await page.viewport(...size);
  await scene?.settled();
});

describe('24 lines that came along to another store', () => {
  it.each([
    [320, 640],
    [768, 700],
    [1280, 800],
  ])(
    'have their buttons in sight at %d × %d px, folded and unfolded [LEAD-10 part]',
    async (width, height) => {
      await page.viewport(width, height);
      scene = await setScene();
      const lines = CODES.map((code) => ({
        code,
        quantity: 2,
        from: 'en-gb',
        name: `Name of ${code}: Complete Kit`,
      }));
      localStorage.setItem(storageName('keptLines'), JSON.stringify({ lines }));
      document.body.append(document.createElement('assess-session'));
      await expect
        .poll(() => document.querySelector('assess-session')?.shadowRoot?.querySelector('[lang]'))
        .toBeTruthy();
      raiseMatter({ kind: 'kept', arrival: { from: 'en-gb', reason: 'chosen' } });
      const add = button(/^Add \d+ lines to the cart$/);
      await expect.element(add, patient).toBeInViewport();
      await button(/lines of your other cart are kept/).click();
      await expect.element(notice().getByText('Sold here:')).toBeVisible();
      for (const one of [add, button('Remove this list')]) {
        await expect.element(one).toBeInViewport({ ratio: 1 });
        const { top, bottom } = one.element().getBoundingClientRect();
        const box = notice().element().getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(box.top);
        expect(bottom).toBeLessThanOrEqual(box.bottom);
      }
    },
  );
});
