import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inWidget } from '../../../tests/support/open-widget.ts';
import { setScene } from '../../../tests/support/scene.ts';
import './define.ts';

const TAG = 'assess-contact';
const patient = { timeout: 20_000 };
const mail = () => inWidget(TAG).getByRole('link', { name: /@/ });

/** Opens a contact page with this query in its address. */
const open = async (query: string): Promise<void> => {
  await setScene();
  history.replaceState(null, '', query);
  document.body.replaceChildren(document.createElement(TAG));
  await expect.element(mail(), patient).toBeVisible();
};

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

it('names the order of the page’s address, and an email from here has it as its subject [ACC-01 j]', async () => {
  await open('?order=WR-118420');
  await expect.element(page.getByText(/^Your question is about order WR-118420\./)).toBeVisible();
  await expect
    .element(mail())
    .toHaveAttribute('href', expect.stringMatching(/^mailto:[^?]+\?subject=Order%20WR-118420$/));
});

it('takes no text of an address that is no order’s number [ACC-01 j] [SEC-14 c]', async () => {
  for (const query of [
    '',
    '?order=',
    `?order=${'9'.repeat(41)}`,
    '?order=call%20555%200100%20now',
    '?order=%3Cb%3E',
  ]) {
    await open(query);
    await expect.element(mail()).toHaveAttribute('href', expect.stringMatching(/^mailto:[^?]+$/));
    expect(
      inWidget(TAG)
        .getByText(/question is about/)
        .query(),
      query,
    ).toBeNull();
  }
});
