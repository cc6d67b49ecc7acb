import { violations } from './cart-visit.ts';
import { checkout, openStep, placed, placeButton, terms } from './checkout-visit.ts';
import { asCustomer } from './customer-visit.ts';
import { expect, test } from './fixtures.ts';
import { cart, daysAhead, dialog, field, inDialog, openCart } from './training-visit.ts';

test('a training is booked: blocked without its data, led back to it, then ordered [TRN-01 a,b,c] [TRN-02 a] [TRN-03 d] [TRN-05 a] [CHK-16 c]', async ({
  page,
  host,
}) => {
  test.slow();
  await openCart(page, host);
  await expect(cart(page).getByText('Training data incomplete.')).toBeVisible();
  expect(await violations(page, 'assess-cart')).toEqual([]);

  await test.step('the checkout leads back to the dialog', async () => {
    await cart(page).getByRole('link', { name: 'Go to checkout' }).click();
    await expect(openStep(page, 'Items')).toBeVisible();
    await checkout(page)
      .getByRole('link', { name: /^Complete training/ })
      .click();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page, 'First choice')).toBeFocused();
    expect(page.url()).not.toContain('#training');
  });

  await test.step('two dates', async () => {
    await field(page, 'First choice').fill(await daysAhead(page, 41));
    await field(page, 'Second choice').fill(await daysAhead(page, 49));
    await inDialog(page, 'Continue to contact').click();
    await expect(field(page, 'First choice')).toHaveAccessibleDescription(/^Choose a date on or after /);
    await dialog(page).getByRole('button', { name: /^Use / }).click();
    await expect(field(page, 'First choice')).toHaveValue(await daysAhead(page, 42));
    expect(await violations(page, 'assess-cart')).toEqual([]);
    await inDialog(page, 'Continue to contact').click();
  });

  await test.step('contact', async () => {
    await expect(field(page, 'First name')).toHaveValue('Tess');
    await expect(field(page, 'First name')).toBeFocused();
    await field(page, 'Phone').fill('202 555');
    await inDialog(page, 'Continue to participants').click();
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(/This phone number is too short/);
    expect(await violations(page, 'assess-cart')).toEqual([]);
    await field(page, 'Phone').fill('(202) 555-0117');
    await inDialog(page, 'Continue to participants').click();
  });

  await test.step('participants from a spreadsheet', async () => {
    await inDialog(page, 'Paste a list').click();
    await expect(field(page, 'List of participants')).toBeFocused();
    await field(page, 'List of participants').fill(
      'First name\tLast name\tE-mail\nAna-Sofía\tO’Brien\ta.obrien@riverside.example\nJoseph\tOkafor2\tj.okafor@riverside.example\n' +
        'Mei\tTanaka\ta.obrien@riverside.example',
    );
    await expect(dialog(page).getByText('3 of 3 rows can be added.')).toBeVisible();
    expect(await violations(page, 'assess-cart')).toEqual([]);
    await inDialog(page, 'Add 3 participants').click();
    const row = (number: number) => dialog(page).getByRole('group', { name: `Participant ${number}` });
    await expect(row(2).getByLabel('Last name')).toBeFocused();
    await expect(row(3).getByLabel('Email')).toHaveAccessibleDescription(
      'This email address is already in the list.',
    );
    await expect(dialog(page).getByText('1 of 10 seats')).toBeVisible();
    expect(await violations(page, 'assess-cart')).toEqual([]);
    await row(2).getByRole('button', { name: 'Use “Okafor”' }).click();
    await row(3).getByLabel('Email').fill('m.tanaka@riverside.example');
    await inDialog(page, 'Save training').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(cart(page).getByText('Training data complete.')).toBeVisible();
    await expect(cart(page).getByText(/Tess \w+ · 3 of 10\sseats/)).toBeVisible();
  });

  await test.step('ordered', async () => {
    const ask = (method: string, path: string, body?: unknown) =>
      asCustomer(host, 'tess', method, path, body);
    const { accounts } = (await ask('GET', '/accounts')) as { accounts: { id: string }[] };
    const { addresses } = (await ask('GET', '/addresses')) as {
      addresses: Record<string, unknown>[];
    };
    await ask('PUT', '/carts/current/account', { id: accounts[0]?.id });
    const { firstName, lastName, line1, town, postalCode, country, region } = addresses[0] ?? {};
    const address = { firstName, lastName, line1, town, postalCode, country, region };
    await ask('PUT', '/carts/current/billingaddress', { address });
    await ask('PUT', '/carts/current/paymenttype', {
      type: 'PURCHASE_ORDER',
      purchaseOrderNumber: 'PO-7',
    });
    await page.goto(`${host.shop}/store/usassessments/en/en/checkout?step=review`);
    await expect(openStep(page, 'Review')).toBeVisible();
    const days = checkout(page)
      .getByText(/^Preferred dates: [A-Z]\w+\s\d+, \d{4}.* or /)
      .filter({ visible: true });
    const people = checkout(page)
      .getByText(/3\sparticipants: .?Ana-Sofía O.Brien, Joseph Okafor, and Mei Tanaka/)
      .filter({ visible: true });
    const contact = checkout(page)
      .getByText(/^Contact: Tess [A-Z]\w+, \S+@\S+, .*0117$/)
      .filter({ visible: true });
    await expect(days).toBeVisible();
    await expect(contact).toBeVisible();
    await expect(people).toBeVisible();
    await terms(page).check();
    await placeButton(page).click();
    await expect(placed(page)).toBeVisible();
    await expect(days).toBeVisible();
    await expect(contact).toBeVisible();
    await expect(people).toBeVisible();
    await expect(
      checkout(page).getByText(
        'Your training needs extra processing. We will contact you to confirm a date.',
      ),
    ).toBeVisible();
  });
});
