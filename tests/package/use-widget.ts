import { expect, type Page } from '../e2e/fixtures.ts';
import { addOneProduct } from './order.ts';

/**
 * Uses the page that each framework's application draws: a heading by a property that changes, a tag that the framework
 * moves, and an event that it shows (EMB-16).
 */
export const useWidget = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'First heading', level: 3 })).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'Second heading', level: 3 })).toBeVisible();
  const code = page.getByLabel('Code, row 1');
  await code.fill('HALF-TYPED');
  const moves = page.evaluate(
    () =>
      new Promise<void>((done) => {
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          if (added.some((node) => node.nodeName === 'ASSESS-QUICK-ORDER')) done();
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  // Some frameworks move the other of the two first.
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('button', { name: 'Swap' }).click();
  await moves;
  await expect(code).toHaveValue('HALF-TYPED');
  await addOneProduct(page, 'Second heading');
  await expect(page.getByRole('status').filter({ hasText: 'LMS4-KIT' })).toBeVisible();
};
