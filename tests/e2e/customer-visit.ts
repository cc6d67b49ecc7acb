import type { Page } from 'playwright/test';
import type { Mail } from '../../demo-host/identity/mailbox.ts';
import { storageName } from '../../src/core/storage-names.ts';
import type { Host } from './fixtures.ts';

type Line = readonly [code: string, quantity: number];

/** Makes a call of commerce as a customer on another device. */
export const asCustomer = async (
  host: Host,
  userName: string,
  method: string,
  path: string,
  body?: unknown,
  site = 'usassessments',
): Promise<unknown> => {
  const response = await fetch(
    `http://localhost:${host.port}/commerce/headless/ecommerce/v2/users/current${path}`,
    {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Site-Id': site,
        Authorization: `Bearer demo-token-user-${userName}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Returns the mails that the demo has sent, newest first. */
export const mailsOf = async (host: Host): Promise<Mail[]> => {
  const answer = await fetch(`http://localhost:${host.port}/__identity`);
  return ((await answer.json()) as { mails: Mail[] }).mails;
};

type HeldCart = {
  code: string;
  name?: string;
  entries: { quantity: number; product: { code: string } }[];
};

const cartsOf = async (host: Host, userName: string, site?: string): Promise<HeldCart[]> =>
  ((await asCustomer(host, userName, 'GET', '/carts?fields=FULL', undefined, site)) as { carts: HeldCart[] })
    .carts;

const linesOf = ({ entries }: HeldCart): string[] =>
  entries.map(({ product, quantity }) => `${product.code} × ${quantity}`);

/** Returns the server's lines for a customer: those of the current cart and of the saved carts. */
export const customerHolds = async (host: Host, userName: string, site?: string) => {
  const carts = await cartsOf(host, userName, site);
  return {
    current: carts.filter(({ name }) => name === undefined).map(linesOf),
    saved: carts.filter(({ name }) => name !== undefined).map(linesOf),
  };
};

/** Makes the customer's only cart, from an earlier visit; none without lines. */
export const leaveEarlierCart = async (
  host: Host,
  userName: string,
  lines: readonly Line[],
  site?: string,
): Promise<void> => {
  const ask = (method: string, path: string, body?: unknown) =>
    asCustomer(host, userName, method, path, body, site);
  for (const { code } of await cartsOf(host, userName, site)) await ask('DELETE', `/carts/${code}`);
  if (lines.length === 0) return;
  await ask('POST', '/carts', {});
  for (const [code, quantity] of lines)
    await ask('POST', '/carts/current/entries', { product: { code }, quantity });
};

/** Stores the anonymous cart's id in this browser, once: later changes of the id stay. */
export const takeAlong = (page: Page, guid: string): Promise<void> =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    storageName('cartGuid', 'usassessments'),
    JSON.stringify(guid),
  ] as const);
