import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { invoicesWidget, openInvoices, said } from '../../../tests/support/invoices-visit.ts';
import { said as spoken } from '../../../tests/support/said.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const box = (name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });
const rows = () =>
  [...(invoicesWidget().shadowRoot?.querySelectorAll('.invoice-toggle') ?? [])].map((one) => one.textContent);
const statuses = () =>
  [...(invoicesWidget().shadowRoot?.querySelectorAll('.state-badge') ?? [])].map((one) => one.textContent);
const PDF = '/users/*/invoices/*/pdf';

/** Catches what the page hands to the browser as files, in order. */
const savedFiles = () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  return { names: clicked, last: () => made.mock.calls.at(-1)![0] as Blob };
};

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
  vi.restoreAllMocks();
});

describe('the list of invoices', () => {
  it('shows overdue ones first, who is paying one, and no violation at any width [ACC-07 a, g] [AXS-05 a, b]', async () => {
    await openInvoices();
    await expect.poll(rows, patient).toHaveLength(20);
    await expect.element(said('3,000 invoices · 12 overdue')).toBeVisible();
    expect(statuses().filter((one) => /^Overdue by \d+ days?$/.test(one))).toHaveLength(12);
    await expect.element(said('Being paid').first()).toBeVisible();
    await expect.element(said('Ole Eriksen').first()).toBeVisible();
    // An order leads on only where it is the shopper's own.
    const orderOf = (id: string) => page.getByRole('row', { name: new RegExp(id) }).getByRole('link');
    expect(orderOf('INV-54460001').elements()).toEqual([]);
    expect(
      orderOf(rows().find((id) => id !== 'INV-54460001' && id?.startsWith('INV-9'))!).elements(),
    ).toHaveLength(1);
    await expectClean(invoicesWidget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(invoicesWidget());
  });

  it('is searched and narrowed; the address keeps it, also an account that nobody has heard of [ACC-07 a, g] [AXS-05 c]', async () => {
    history.replaceState(null, '', '?account=4460&status=OVERDUE');
    await openInvoices();
    await expect.poll(rows, patient).toEqual(['INV-54460001']);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Account' }), '');
    await expect.poll(rows, patient).toHaveLength(12);
    await userEvent.fill(page.getByRole('searchbox', { name: 'Search invoices' }), ' inv 54460-001 ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(rows, patient).toEqual(['INV-54460001']);
    expect(new URLSearchParams(location.search).get('query')).toBe('inv 54460-001');
    await userEvent.fill(page.getByRole('searchbox'), 'no such');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { name: 'No invoices match “no such”.' }), patient)
      .toBeVisible();
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname);
    await openInvoices({ who: 'nina' });
    await expect.element(page.getByRole('heading', { name: 'No invoices yet' }), patient).toBeVisible();
  });

  it('opens an invoice in its row: lines, payments, how to pay otherwise, and the PDF [ACC-07 b, h] [SEC-08 a, b]', async () => {
    const scene = await openInvoices({ who: 'mara' });
    await button('INV-54410003').click();
    await expect
      .element(page.getByRole('table', { name: 'Lines of invoice INV-54410003' }), patient)
      .toBeVisible();
    await expect.element(said(/^Paid .* · check$/)).toBeVisible();
    const sums = [...(invoicesWidget().shadowRoot?.querySelectorAll('.invoice-sums > div') ?? [])];
    const shown = [/^Subtotal\$\d/, /^Sales tax\$\d/, /^Total\$\d/, /^Paid .* · check−\$\d/, /^To pay\$\d/];
    expect(sums.map((sum) => sum.textContent)).toEqual(
      shown.map((one) => expect.stringMatching(one) as string),
    );
    await expect.element(said(/Give INV-54410003 as the reference/)).toBeVisible();
    await expect.element(page.getByText('First Bank of Harbor')).toBeVisible();
    await expectClean(invoicesWidget());
    const files = savedFiles();
    scene.backend.faults.add({ method: 'GET', path: PDF, body: 'html', times: 1 });
    await button('Download PDF of invoice INV-54410003').click();
    await expect
      .element(page.getByRole('alert'), patient)
      .toMatchTextContent(/We couldn’t open the PDF\. Try again\./);
    expect(files.names).toEqual([]);
    await button('Download PDF of invoice INV-54410003').click();
    await expect.poll(() => files.names, patient).toEqual(['invoice-INV-54410003.pdf']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await button('INV-54410003').click();
    await expect.element(page.getByRole('table', { name: /Lines of/ })).not.toBeInTheDocument();
    // Nothing is left to pay of a paid one.
    await button('INV-54410004').click();
    await expect
      .element(page.getByRole('table', { name: 'Lines of invoice INV-54410004' }), patient)
      .toBeVisible();
    await expect.element(said(/as the reference/)).not.toBeInTheDocument();
    await expect.element(button(/^Pay /)).not.toBeInTheDocument();
  });
});

describe('the month end', () => {
  it('selects across pages with the sum of each currency, said once, and all that match a search, of which the open ones are paid [LEAD-06 a, d] [AXS-05 c]', async () => {
    await openInvoices();
    await expect.poll(rows, patient).toHaveLength(20);
    await box('Select the 20 on this page').click();
    await expect.element(said(/^20 selected · \$[\d,.]+(, | and |$)/)).toBeVisible();
    await expect.element(said(/Filter the list to at most 300 invoices/)).toBeVisible();
    await button('Next').click();
    await expect.element(box('Select the 20 on this page')).not.toBeChecked();
    await box(`Select ${rows()[0]}`).click();
    await expect.element(said(/^21 selected · /)).toBeVisible();
    // One payment has at most fifty.
    await box('Select the 20 on this page').click();
    await button('Next').click();
    await expect.element(box('Select the 20 on this page'), patient).not.toBeChecked();
    await box('Select the 20 on this page').click();
    await expect.element(said(/^60 selected · /)).toBeVisible();
    await expect.element(button(/^Pay \$/)).toBeDisabled();
    await expect.element(said('At most 50 invoices are paid in one go.')).toBeVisible();
    await button('Clear selection').click();
    await expect.element(said(/selected ·/)).not.toBeInTheDocument();
    history.replaceState(null, '', '?query=PO-71');
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
    const total = await vi.waitUntil(
      () =>
        /^(\d+) invoices/.exec(invoicesWidget().shadowRoot!.querySelector('output')?.textContent ?? '')?.[1],
      patient,
    );
    await box('Select the 20 on this page').click();
    await button(`Select all ${total} that match`).click();
    // Most of them are paid, so the few open ones are no more than a payment may have.
    await expect.element(button(/^Pay \$/)).toBeEnabled();
    await box(`Select ${rows()[0]}`).click();
    await expect.element(said(new RegExp(`^${Number(total) - 1} selected · `))).toBeVisible();
    await expect.poll(spoken, patient).toContain(`${Number(total) - 1} selected · `);
    await button('Clear selection').click();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'PAID');
    await box('Select the 20 on this page').click(patient);
    const all = button(/^Select all \d+ that match$/);
    const paid = /\d+/.exec(all.element().textContent)?.[0];
    await all.click();
    await expect.element(said(new RegExp(`^${paid} selected · `)), patient).toBeVisible();
    await expect.element(button(/^Pay /)).not.toBeInTheDocument();
  });

  it('makes one ZIP, names what failed and tries it alone, and asks before a link is followed [LEAD-06 b]', async () => {
    const scene = await openInvoices({ who: 'mara' });
    await expect.poll(rows, patient).toHaveLength(14);
    await box('Select the 14 on this page').click();
    const files = savedFiles();
    scene.backend.faults.add({ method: 'GET', path: '/users/*/invoices/INV-54410001/pdf', status: 404 });
    scene.backend.faults.add({ method: 'GET', path: '/users/*/invoices/INV-54410002/pdf', delayMs: 4000 });
    await button('Download ZIP').click();
    await expect.element(said(/of 14 PDFs\. Keep this page open\.$/)).toBeVisible();
    const link = document.createElement('a');
    link.href = '/elsewhere';
    link.textContent = 'Elsewhere';
    document.body.append(link);
    await userEvent.click(link);
    await expect.element(page.getByRole('alertdialog', { name: 'Stop the download?' })).toBeVisible();
    await button('Stay').click();
    await expect.element(said(/invoices-\d{4}-\d\d-\d\d\.zip saved: 13 of 14 PDFs\./), patient).toBeVisible();
    await expect.element(said('1 is missing and is listed in failed.txt:')).toBeVisible();
    expect(files.names[0]).toMatch(/\.zip$/);
    expect(await files.last().slice(0, 2).text()).toBe('PK');
    expect(await files.last().text()).toContain('failed.txt');
    scene.backend.faults.clear();
    await button('Try this 1 again').click();
    await expect.element(said(/zip saved: 1 of 1 PDF\.$/), patient).toBeVisible();
  });

  it('is given up with nothing saved, and says so if no PDF could be had; the selection stays [LEAD-06 b]', async () => {
    const scene = await openInvoices({ who: 'mara' });
    await expect.poll(rows, patient).toHaveLength(14);
    await box('Select INV-54410001').click();
    const files = savedFiles();
    scene.backend.faults.add({ method: 'GET', path: PDF, delayMs: 60_000 });
    await button('Download ZIP').click();
    await button('Cancel download').click();
    await expect.element(said(/Download canceled\. Nothing was saved\.$/), patient).toBeVisible();
    scene.backend.faults.clear();
    scene.backend.faults.add({ method: 'GET', path: PDF, status: 404 });
    await button('Download ZIP').click();
    await expect.element(said('No PDF could be fetched. Your selection is kept.'), patient).toBeVisible();
    await expect.element(said(/^1 selected · /)).toBeVisible();
    expect(files.names).toEqual([]);
  });

  it('saves the selected invoices as a CSV file, without formulas [LEAD-06 c] [SEC-10]', async () => {
    await openInvoices({ who: 'mara' });
    await expect.poll(rows, patient).toHaveLength(14);
    await box('Select INV-54410001').click();
    const files = savedFiles();
    await button('Download CSV').click();
    await expect.poll(() => files.names, patient).toEqual(['invoices.csv']);
    const [head, ...lines] = (await files.last().text()).trim().split('\r\n');
    expect(head).toMatch(
      /^\uFEFF?Invoice,Account,Account name,Order,PO number,Issued,Due,Status,Total,To pay,Currency$/,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^INV-54410001,4410,Alder Street Clinic,54410001,PO-4410-1,\d{4}-/);
  });
});

describe('the look-up without a user', () => {
  const open = (given: Parameters<typeof openInvoices>[0] = {}) =>
    openInvoices({ who: null, config: { settings: { invoices: { simplified: true } } }, ...given });
  const fill = async (number: string, postalCode: string) => {
    await userEvent.fill(page.getByRole('textbox', { name: 'Invoice number' }), number);
    await userEvent.fill(page.getByRole('textbox', { name: 'Billing postal code' }), postalCode);
    await button('Find invoice').click();
  };

  it('finds one invoice however its number was pasted, shows no person and asks for none [ACC-07 c] [SES-12] [SEC-08 b]', async () => {
    const scene = await open({ who: 'mara' });
    await expect.element(page.getByRole('textbox', { name: 'Invoice number' }), patient).toBeVisible();
    await button('Find invoice').click();
    await expect.element(said('Enter the invoice number').first()).toBeVisible();
    await fill(' inv 54460-001\n', '97206');
    await expect
      .element(said('We couldn’t find this invoice. Check the number and the billing postal code.'), patient)
      .toBeVisible();
    await fill('INV 54460-001', '97 205');
    await expect.element(page.getByRole('region', { name: 'Invoice INV-54460001' }), patient).toBeVisible();
    await expect.element(said(/^Overdue by 20 days$/)).toBeVisible();
    await expectClean(invoicesWidget());
    expect(invoicesWidget().shadowRoot!.textContent).not.toMatch(/Northfield|Eriksen/);
    const files = savedFiles();
    await button('Download PDF of invoice INV-54460001').click();
    await expect.poll(() => files.names, patient).toEqual(['invoice-INV-54460001.pdf']);
    scene.backend.faults.add({ method: 'GET', path: '/invoices/*/pdf', body: 'truncated', times: 1 });
    await button('Download PDF of invoice INV-54460001').click();
    await expect
      .element(page.getByRole('alert'), patient)
      .toMatchTextContent(/We couldn’t open the PDF\. Try again\./);
    expect(files.names).toHaveLength(1);
    // What was found before does not stay beside a search that finds nothing.
    await fill('INV 54460-002', '97206');
    await expect.element(said(/^We couldn’t find this invoice/), patient).toBeVisible();
    await expect.element(page.getByRole('region', { name: /^Invoice INV/ })).not.toBeInTheDocument();
    expect(scene.calls.filter((call) => call.includes('/users/'))).toEqual([]);
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('says when to try again after five wrong tries, and reports a store that does not answer [ACC-07 c] [ACC-01 d]', async () => {
    const scene = await open();
    await expect.element(page.getByRole('textbox', { name: 'Invoice number' }), patient).toBeVisible();
    scene.backend.faults.add({ method: 'POST', path: '/invoices/lookup', status: 500, times: 1 });
    await fill('1', '1');
    await expect.element(said('The invoice could not be looked up.'), patient).toBeVisible();
    for (let at = 0; at < 5; at += 1) {
      await fill(`1${at}`, '1'); // oxlint-disable-line no-await-in-loop
      // oxlint-disable-next-line no-await-in-loop
      await expect.element(said(/^We couldn’t find this invoice/), patient).toBeVisible();
    }
    await fill('INV-54460001', '97205');
    await expect.element(said(/^Too many attempts\. Try again at \d/), patient).toBeVisible();
  });
});
