import { expect, test, type Page } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard.ts';
import { cart, daysAhead, dialog, field, inDialog, openCart } from './training-visit.ts';

/** Types a day into a date field as this browser expects it: month, day, year. */
const typeDay = async (page: Page, ahead: number): Promise<void> => {
  const [year = '', month = '', day = ''] = (await daysAhead(page, ahead)).split('-');
  await page.keyboard.type(month + day + year);
};

test('a training is booked by the keyboard alone, and the focus is never lost [TRN-01 a,b,c] [TRN-03 d] [AXS-02 part]', async ({
  page,
  host,
}) => {
  test.slow();
  await openCart(page, host);
  // The contact form loads late. Meanwhile the focus stays in the dialog.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/ContactForm-/, async (route) => {
    await held;
    await route.continue();
  });
  await tabAndPress(page, cart(page).getByRole('button', { name: 'Complete the training' }));

  await test.step('two dates', async () => {
    await expect(field(page, 'First choice')).toBeFocused();
    await typeDay(page, 43);
    await tabTo(page, field(page, 'Second choice'));
    await typeDay(page, 50);
    await expect(field(page, 'Second choice')).toHaveValue(await daysAhead(page, 50));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Loading…')).toBeVisible();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    release();
  });

  await test.step('contact', async () => {
    await expect(field(page, 'First name')).toBeFocused();
    await tabTo(page, field(page, 'Phone'));
    await page.keyboard.type('(202) 555-0117');
    await page.keyboard.press('Enter');
  });

  await test.step('participants, pasted, put right and one taken out', async () => {
    await expect(field(page, 'First name')).toBeFocused();
    await tabAndPress(page, inDialog(page, 'Paste a list'));
    await expect(field(page, 'List of participants')).toBeFocused();
    await page.keyboard.insertText(
      'Ana Lee, a.lee@riverside.example\nJoseph Okafor2, j.okafor@riverside.example\nMei Tanaka; m.tanaka@riverside.example',
    );
    await tabAndPress(page, inDialog(page, 'Add 3 participants'));
    const row = (number: number) => dialog(page).getByRole('group', { name: `Participant ${number}` });
    await expect(row(2).getByLabel('Last name')).toBeFocused();
    await tabAndPress(page, inDialog(page, 'Use “Okafor”'));
    await expect(row(2).getByLabel('Last name')).toHaveValue('Okafor');
    await expect(row(2).getByLabel('Last name')).toBeFocused();
    await tabAndPress(page, inDialog(page, 'Remove participant 3'));
    await expect(row(3)).toHaveCount(0);
    await expect(row(2).getByLabel('First name')).toBeFocused();
    // Enter moves to the next row, and adds one below the last.
    await page.keyboard.press('Enter');
    await expect(row(3).getByLabel('First name')).toBeFocused();
    await tabAndPress(page, inDialog(page, 'Remove participant 3'));
    await expect(row(2).getByLabel('First name')).toBeFocused();
    await tabAndPress(page, inDialog(page, 'Add participant'));
    await expect(row(3).getByLabel('First name')).toBeFocused();
    await tabAndPress(page, inDialog(page, 'Save training'));
  });

  await expect(dialog(page)).toHaveCount(0);
  await expect(cart(page).getByText('Training data complete.')).toBeVisible();
  // The link that led to the dialog is gone with what it asked for.
  await expect(cart(page).getByRole('button', { name: /^Change/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart(page).getByRole('button', { name: /^Change/ })).toBeFocused();
});
