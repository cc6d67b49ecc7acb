import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { invoiceOfOrder } from '../../demo-host/backend/invoice/invoice.ts';
import { seedCode } from '../../demo-host/backend/order/order.ts';
import { expectClean } from '../support/expect-clean.ts';
import { inWidget, openWidget } from '../support/open-widget.ts';
import '../../src/widgets/accounts/define.ts';
import '../../src/widgets/invoices/define.ts';
import '../../src/widgets/order-history/define.ts';
import '../../src/widgets/payment-cards/define.ts';
import '../../src/widgets/preferences/define.ts';
import '../../src/widgets/profile/define.ts';

const patient = { timeout: 20_000 };
const MARAS = seedCode('user-mara');

type Page = {
  tag: string;
  actsFor?: string;
  attributes?: Readonly<Record<string, string>>;
  /** Pressed before. */
  opens?: string;
  /** What only the customer can do, as the page says it. */
  said: readonly string[];
  /** The buttons that the page then does not have. */
  without: RegExp;
};

const PAGES: readonly Page[] = [
  {
    tag: 'assess-profile',
    said: ['Only Mara Lindqvist can change the profile.', 'Only Mara Lindqvist can change the password.'],
    without: /^(Change password|Save profile)/,
  },
  {
    tag: 'assess-preferences',
    said: ['Only Mara Lindqvist can change email preferences.'],
    without: /^Save/,
  },
  {
    tag: 'assess-payment-cards',
    actsFor: 'carla',
    said: ['Only Carla Reyes can manage payment cards.'],
    without: /^(Add card|Delete|Set|Make)/,
  },
  {
    tag: 'assess-accounts',
    attributes: { 'account-id': 'org-4411' },
    said: ['Only Mara Lindqvist can change Q-global accounts.'],
    without: /^(Look up|Transfer)/,
  },
  {
    tag: 'assess-order-history',
    attributes: { 'order-id': MARAS },
    said: ['Only Mara Lindqvist can see access codes.'],
    without: /access codes/,
  },
  {
    tag: 'assess-invoices',
    opens: invoiceOfOrder(MARAS),
    said: ['Only Mara Lindqvist can pay invoices.'],
    without: /^Pay /,
  },
];

beforeEach(() => page.viewport(1280, 900));
afterEach(() => document.body.replaceChildren());

it('pages say what only the customer can do, in place of its control, and send nothing [ACC-08 e] [AXS-03 part]', async () => {
  for (const { tag, actsFor = 'mara', attributes, opens, said, without } of PAGES) {
    const scene = await openWidget(tag, {
      who: 'sue',
      actsFor,
      flags: { orderHistory: true },
      ...(attributes && { attributes }),
    });
    if (opens !== undefined) await page.getByRole('button', { name: opens, exact: true }).click(patient);
    for (const words of said)
      await expect.element(inWidget(tag).getByText(words, { exact: true }), patient).toBeVisible();
    expect(inWidget(tag).getByRole('button', { name: without }).elements(), tag).toEqual([]);
    for (const field of inWidget(tag)
      .getByRole('textbox', { name: /name|phone/i })
      .elements())
      expect((field as HTMLInputElement).matches(':disabled'), tag).toBe(true);
    await expectClean(document.querySelector<HTMLElement>(tag)!);
    await scene.settled();
    document.body.replaceChildren();
  }
});
