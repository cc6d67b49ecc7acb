import { keepLookUp } from '../../../api/invoice/invoice-look-up.ts';
import { paymentCalls } from '../../../api/invoice/payment-calls.ts';
import { matchRoute } from '../../../core/locale/match-route.ts';
import { storeLink } from '../../../api/links/store-link.ts';

/** Returns the address of a payment, or of its confirmation. It has the first of its invoices. */
export const paymentAddress = (
  route: 'invoicePayment' | 'invoicePaymentConfirmation',
  id: string,
  paymentId: string,
): string => `${storeLink(route, { id })}?payment=${encodeURIComponent(paymentId)}`;

/** A page where invoices are paid. Without a payment it is about the one invoice that the path names. */
type PaymentPlace = { id: string; paymentId: string; isConfirmation: boolean };

/** Returns the payment of the page's address, and which of the two pages it is. Undefined if it is neither. */
export const paymentPage = (): PaymentPlace | undefined => {
  const route = matchRoute(location.pathname);
  const isConfirmation = route?.name === 'invoicePaymentConfirmation';
  if (!isConfirmation && route?.name !== 'invoicePayment') return undefined;
  const paymentId = new URLSearchParams(location.search).get('payment') ?? '';
  return { id: route.values.id, paymentId, isConfirmation };
};

/** Goes to the page where these invoices are paid in one go. Rejects with `ServiceError`. */
export const beginPayment = async (
  ids: readonly string[],
  invoiceToken: string | undefined,
): Promise<void> => {
  const lookUp = invoiceToken === undefined ? undefined : { invoiceToken };
  const { paymentId } = await paymentCalls(lookUp).open(ids);
  const [invoiceId = ''] = ids;
  if (lookUp) keepLookUp({ ...lookUp, invoiceId, paymentId });
  const next = paymentAddress('invoicePayment', invoiceId, paymentId);
  // Back must not lead to a payment that came to nothing.
  if (paymentPage()) location.replace(next);
  else location.assign(next);
};
