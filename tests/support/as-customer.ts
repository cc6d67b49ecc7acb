import { COMMERCE_BASE } from './fill-cart.ts';
import type { Scene } from './scene.ts';

/** Makes a call as a customer on another device, below their address or from the host's root (`/commerce/…`). Returns the answer. */
export const asCustomer = async (
  scene: Scene,
  userName: string,
  method: string,
  path: string,
  body?: unknown,
  site = 'usassessments',
): Promise<unknown> => {
  const answer = await scene.backend.fetch(
    new Request(
      `${location.origin}${path.startsWith('/commerce/') ? '' : `${COMMERCE_BASE}/users/current`}${path}`,
      {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Site-Id': site,
          Authorization: `Bearer demo-token-user-${userName}`,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    ),
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
};
