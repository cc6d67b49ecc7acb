import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { listAccounts, type Account } from '../../../api/account/account.contract.ts';
import { listQualifiedUsers, type QualifiedUser } from '../../../api/account/qualified-user.contract.ts';
import { listAddresses } from '../../../api/address/address-book.contract.ts';
import type { Address } from '../../../api/address/address.contract.ts';
import { listAimswebAccounts, type AimswebAccount } from '../../../api/aimsweb/aimsweb.contract.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { listDeliveryModes, type DeliveryMode } from '../../../api/checkout/delivery.contract.ts';
import { listCards, type Card } from '../../../api/payment/card.contract.ts';
import { listPaymentTypes } from '../../../api/payment/payment-type.contract.ts';
import { listPrograms, type Program } from '../../../api/program/program.contract.ts';
import { listQGlobalAccounts, type QGlobalAccount } from '../../../api/q-global/q-global.contract.ts';
import { queryClient } from '../../../api/query-client.ts';
import { callService } from '../../../core/http/call-service.ts';
import { retryRead } from '../../../core/http/retry-read.ts';

/*
 * What is known besides the cart: one hook a list, each by the sign-in that it was read in, so that nobody sees another's
 * (SES-13). `of` is where the cart is addressed; without it nothing is asked. `data` is undefined until the list is there.
 */

export type Known<T> = UseQueryResult<T, unknown>;
type Of = CartAddress | undefined;
export type PaymentTypes = Awaited<ReturnType<typeof readPaymentTypes>>;

const useList = <T>(of: Of, name: readonly string[], read: (at: CartAddress) => Promise<T>): Known<T> =>
  useQuery(
    {
      queryKey: [of?.whose ?? '', 'checkout', ...name, of?.userId],
      queryFn: () => retryRead(() => read(of!)),
      enabled: of !== undefined,
    },
    queryClient(),
  );

/** The customer accounts that can be ordered for. */
export const useAccounts = (of: Of): Known<readonly Account[]> =>
  useList(of, ['accounts'], async (path) => (await callService(listAccounts, { path })).accounts);

/** Who of an account can be the qualified user; asked once an account is chosen. */
export const useQualifiedUsers = (of: Of, accountId: string | undefined): Known<readonly QualifiedUser[]> =>
  useList(
    accountId === undefined ? undefined : of,
    ['qualifiedUsers', accountId ?? ''],
    async (path) =>
      (await callService(listQualifiedUsers, { path: { ...path, accountId: accountId ?? '' } }))
        .qualifiedUsers,
  );

export const useQGlobalAccounts = (of: Of): Known<readonly QGlobalAccount[]> =>
  useList(
    of,
    ['qglobal'],
    async (path) => (await callService(listQGlobalAccounts, { path })).qglobalAccounts,
  );

export const useAimswebAccounts = (of: Of): Known<readonly AimswebAccount[]> =>
  useList(
    of,
    ['aimsweb'],
    async (path) => (await callService(listAimswebAccounts, { path })).aimswebAccounts,
  );

/** The customer's saved addresses, or those of an organization (`accountUuid`). */
export const useAddresses = (of: Of, accountUuid?: string): Known<readonly Address[]> =>
  useList(
    of,
    ['addresses', accountUuid ?? ''],
    async (path) =>
      (await callService(listAddresses, { path, ...(accountUuid && { query: { accountUuid } }) })).addresses,
  );

/** Saved cards, as far as anybody but the payment service may know them. */
export const useCards = (of: Of): Known<readonly Card[]> =>
  useList(
    of,
    ['cards'],
    async (path) => (await callService(listCards, { path, query: { saved: 'true' } })).payments,
  );

export const usePrograms = (of: Of): Known<readonly Program[]> =>
  useList(of, ['programs'], async (path) => (await callService(listPrograms, { path })).programs);

/** How the cart as it is now can be sent: another cart or address asks anew. */
export const useDeliveryModes = (of: Of, cart: CheckoutCart | undefined): Known<readonly DeliveryMode[]> =>
  useList(
    cart?.deliveryAddress === undefined ? undefined : of,
    ['deliverymodes', ofCart(cart)],
    async (path) => (await callService(listDeliveryModes, { path })).deliveryModes,
  );

const readPaymentTypes = async (path: CartAddress) =>
  (await callService(listPaymentTypes, { path })).paymentTypes;

/** How the cart as it is now can be paid. */
export const usePaymentTypes = (of: Of, cart: CheckoutCart | undefined): Known<PaymentTypes> =>
  useList(cart === undefined ? undefined : of, ['paymenttypes', ofCart(cart)], readPaymentTypes);

/** The cart in one state: its version, and where a host has none what these answers depend on. */
const ofCart = (cart: CheckoutCart | undefined): string =>
  cart === undefined
    ? ''
    : `${cart.code} ${cart.version ?? JSON.stringify([cart.customerAccount?.id, cart.deliveryAddress, cart.subTotal, cart.entries.length])}`;
