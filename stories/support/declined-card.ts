import { runtime } from '../../src/core/runtime.ts';
import { bootstrap } from '../../src/page/start.ts';
import { providePayment } from '../../src/widgets/parts/payment-fields/provide-payment.ts';
import { asCustomer } from '../../tests/support/as-customer.ts';
import { beSignedIn } from '../../tests/support/be-signed-in.ts';
import { createElementsPayment } from '../../tests/support/elements-payment.ts';
import { createProvider } from '../../tests/support/elements-provider.ts';
import type { Scene } from '../../tests/support/scene.ts';

/** The choices of a cart before its payment, below `/carts/current`. */
const CHOSEN: readonly (readonly [path: string, body?: unknown])[] = [
  ['/account', { id: 'personal-user-mara' }],
  ['/addresses/delivery?addressId=home'],
  ['/deliverymode?deliveryModeId=ground'],
  ['/billingaddress', { use: 'DELIVERY' }],
];

/**
 * Prepares a story: a customer with saved cards whose checkout is at the payment, and whose next card is declined. The
 * card's fields are those of a second provider. Returns a function that ends it.
 */
export const comeToDeclinedCard = async (scene: Scene): Promise<() => void> => {
  beSignedIn('user-mara');
  bootstrap();
  const { baseSite } = runtime().row;
  const ask = (method: string, path: string, body?: unknown) =>
    asCustomer(scene, 'mara', method, path, body, baseSite);
  await ask('POST', '/carts', {});
  await ask('POST', '/carts/current/entries', { product: { code: 'FMS-KIT' }, quantity: 1 });
  for (const [path, body] of CHOSEN) await ask('PUT', `/carts/current${path}`, body);
  const provider = createProvider(() => scene.repository);
  provider.answerNext('card_error');
  const forget = providePayment(createElementsPayment(provider));
  const before = location.href;
  return () => {
    forget();
    history.replaceState(history.state, '', before);
  };
};
