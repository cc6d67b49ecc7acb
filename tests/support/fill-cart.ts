import type { Backend } from '../../demo-host/backend/app.ts';

/** The base address of commerce in a page that answers its own calls. */
export const COMMERCE_BASE = '/commerce/headless/ecommerce/v2';

export type Lines = readonly { code: string; quantity: number }[];

/** Makes an anonymous cart with these lines. Returns its GUID. Throws if a line can't be added as requested. */
export const fillCart = async (backend: Backend, baseSite: string, lines: Lines): Promise<string> => {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const request = new Request(`${location.origin}${COMMERCE_BASE}/users/anonymous/carts${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Site-Id': baseSite },
      body: JSON.stringify(body),
    });
    return (await backend.fetch(request)).json();
  };
  const { guid } = (await post('', {})) as { guid: string };
  for (const { code, quantity } of lines) {
    const result = (await post(`/${guid}/entries`, { product: { code }, quantity })) as {
      statusCode?: string;
    };
    if (result.statusCode !== 'success')
      throw new Error(`${quantity} of ${code} did not go into the cart: ${JSON.stringify(result)}`);
  }
  return guid;
};
