import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { inWidget, openWidget } from '../../../tests/support/open-widget.ts';
import './define.ts';

const TAG = 'assess-support';
const patient = { timeout: 20_000 };
const widget = () => document.querySelector<HTMLElement>(TAG)!;
const said = (words: string | RegExp) => inWidget(TAG).getByText(words);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

describe('the search for customers', () => {
  it('finds one by name, email or number, and the address never has the words [ACC-08 b] [AXS-05 a, b]', async () => {
    await openWidget(TAG, { who: 'sue' });
    const field = page.getByRole('searchbox', { name: /^Customer/ });
    const before = location.href;
    await expect.element(field, patient).toBeVisible();
    await userEvent.fill(field, ' ma ');
    await userEvent.keyboard('{Enter}');
    await expect.element(said('Enter at least 3 characters')).toBeVisible();
    await userEvent.fill(field, 'nobody at all');
    await userEvent.keyboard('{Enter}');
    await expect.element(said('No customers match “nobody at all”.'), patient).toBeVisible();
    await userEvent.fill(field, 'lindqvist');
    await userEvent.keyboard('{Enter}');
    const row = page.getByRole('row', { name: /Mara Lindqvist/ });
    await expect.element(row.getByText('mara@practice.example'), patient).toBeVisible();
    await expect.element(row.getByRole('button', { name: /^Act for C-\d{6}$/ })).toBeVisible();
    expect(location.href).toBe(before);
    await expectClean(widget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(widget());
  });

  it('is for customer service alone, and for the sites that a member serves [ACC-08 a, h]', async () => {
    for (const who of ['mara', 'sam']) {
      await openWidget(TAG, { who });
      await expect
        .element(page.getByRole('heading', { name: 'This page is for Customer Support' }), patient)
        .toBeVisible();
      expect(page.getByRole('searchbox').query()).toBeNull();
      document.body.replaceChildren();
    }
  });
});
