import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/widgets/banner/define.ts';
import '../../src/widgets/notifications/define.ts';
import '../../src/widgets/session/define.ts';
import { setScene, type Scene } from '../support/scene.ts';

const patient = { timeout: 20_000 };
let scene: Scene;

const place = (tag: string): HTMLElement => document.body.appendChild(document.createElement(tag));

beforeEach(async () => {
  scene = await setScene({ config: { author: true, regional: '/regional' } });
});

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

it('the banner shows a sample in the editor, which can be closed and comes again [EMB-11]', async () => {
  place('assess-banner');
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect.element(notice, patient).toBeVisible();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  place('assess-banner');
  await expect.element(notice, patient).toBeVisible();
});

it('the session tells its author in the editor where it is and how to see what it shows [EMB-11]', async () => {
  const session = place('assess-session');
  const words = page.getByText('<assess-session>', { exact: true });
  await expect.element(words, patient).toBeVisible();
  session.setAttribute('preview', 'idle-warning');
  await expect.element(page.getByRole('alertdialog').or(page.getByRole('dialog')), patient).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
});

it('the sample of the notifications stands in its place in the editor, and covers nothing [EMB-11]', async () => {
  const before = document.body.appendChild(document.createElement('p'));
  before.textContent = 'What is before';
  place('assess-notifications');
  const after = document.body.appendChild(document.createElement('p'));
  after.textContent = 'What is after';
  const centre = page.getByRole('region', { name: 'Messages' });
  await expect.element(centre, patient).toBeVisible();
  const box = () => centre.element().getBoundingClientRect();
  await expect.poll(() => box().height).toBeGreaterThan(40);
  await expect
    .poll(() =>
      Math.min(
        box().top - before.getBoundingClientRect().bottom,
        after.getBoundingClientRect().top - box().bottom,
      ),
    )
    .toBeGreaterThanOrEqual(0);
});
