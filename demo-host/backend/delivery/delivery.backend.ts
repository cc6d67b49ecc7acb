import * as contract from '../../../src/api/checkout/delivery.contract.ts';
import { addressReply, checkDeliverable, storedAddress } from '../address/address.ts';
import { accountsIn } from '../account/store.ts';
import { addressesIn, type StoredAddress } from '../address/store.ts';
import { cartOf } from '../cart/cart.ts';
import type { CartChoices } from '../cart/store.ts';
import { billedTo } from '../checkout/billed-to.ts';
import { changeCart, changeChoices } from '../checkout/change-cart.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { invalid, refused, unknownIdentifier, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { modeReply, modesFor } from './delivery.ts';

/** Endpoints for a cart's delivery address and shipping method. Source: CHK-07, CHK-08. */
export const deliveryRoutes = (services: Services): Route[] => [
  handle(
    contract.createDeliveryAddress,
    (call) => {
      const user = customerOf(call, services);
      return changeCart(call, services, (cart) => {
        const address = storedAddress(services.random(), call.body);
        checkDeliverable(address);
        if (call.query.get('saveInAddressBook') === 'true')
          addressesIn(services).put(user, address.id, { ...address, isDefault: false });
        call.reply.status = 201;
        const choices = withDelivery(cart.choices ?? {}, address);
        return { cart: { ...cart, choices }, answer: addressReply(address) };
      });
    },
    { kind: 'address' },
  ),

  handle(contract.removeDeliveryAddress, (call) =>
    changeChoices(call, services, (choices) => ({
      ...choices,
      deliveryAddress: undefined,
      deliveryModeCode: undefined,
    })),
  ),

  handle(contract.chooseDeliveryAddress, (call) =>
    changeChoices(call, services, (choices, cart) => {
      const id = call.query.get('addressId');
      if (id === null)
        throw validationError([invalid('addressId', 'This parameter is required.', 'missing')]);
      const address = savedAddress(services, cart.userId, choices.accountId, id);
      checkDeliverable(address);
      return withDelivery(choices, address);
    }),
  ),

  handle(contract.listDeliveryModes, (call) => {
    const site = siteOf(call);
    const { choices } = cartOf(call, services);
    return { deliveryModes: modesFor(choices?.deliveryAddress).map((mode) => modeReply(mode, site)) };
  }),

  handle(contract.readDeliveryMode, (call) => {
    const site = siteOf(call);
    const { choices = {} } = cartOf(call, services);
    const mode = modesFor(choices.deliveryAddress).find(({ code }) => code === choices.deliveryModeCode);
    return mode ? modeReply(mode, site) : {};
  }),

  handle(contract.removeDeliveryMode, (call) =>
    changeChoices(call, services, (choices) => ({ ...choices, deliveryModeCode: undefined })),
  ),

  handle(contract.chooseDeliveryMode, (call) =>
    changeChoices(call, services, (choices) => {
      const code = call.query.get('deliveryModeId');
      if (code === null)
        throw validationError([invalid('deliveryModeId', 'This parameter is required.', 'missing')]);
      if (!modesFor(choices.deliveryAddress).some((mode) => mode.code === code))
        throw refused('UnsupportedDeliveryModeError', `Delivery mode ${code} is not supported here`, {
          status: 400,
        });
      return { ...choices, deliveryModeCode: code };
    }),
  ),
];

/** Returns the choices with this delivery address. Another address drops the shipping method; the same one keeps it. */
const withDelivery = (choices: CartChoices, deliveryAddress: StoredAddress): CartChoices => {
  const isSame = JSON.stringify(choices.deliveryAddress) === JSON.stringify(deliveryAddress);
  return { ...choices, deliveryAddress, ...(!isSame && { deliveryModeCode: undefined }) };
};

const savedAddress = (
  services: Services,
  user: string,
  accountId: string | undefined,
  id: string,
): StoredAddress => {
  const addresses = addressesIn(services);
  // An account's addresses belong to its organization.
  const account = accountId && accountsIn(services).isConfirmed(user, accountId) ? accountId : undefined;
  const address = addresses.get(user, id) ?? (account ? addresses.get(account, id) : undefined);
  if (!address)
    throw refused('CartAddressError', 'Address given by id is not valid', {
      status: 400,
      reason: 'notValid',
      subject: id,
      subjectType: 'address',
    });
  return address;
};

/** The store's own endpoint for the billing address. Source: CHK-09. */
export const billingRoutes = (services: Services): Route[] => [
  handle(contract.chooseBillingAddress, (call) =>
    changeChoices(call, services, (choices, cart, view) => {
      const { addressId, use, address, saveInAddressBook } = call.body;
      if ([addressId, use, address].filter(Boolean).length !== 1)
        throw validationError([invalid('addressId', 'Exactly one of addressId, use and address is given.')]);
      if (addressId)
        return {
          ...choices,
          billingAddress: savedAddress(services, cart.userId, choices.accountId, addressId),
        };
      if (address) {
        const billingAddress = storedAddress(services.random(), address);
        if (saveInAddressBook) addressesIn(services).put(cart.userId, billingAddress.id, billingAddress);
        return { ...choices, billingAddress };
      }
      const chosen = { ...choices, billingAddress: use ?? undefined };
      if (!billedTo({ ...cart, choices: chosen }, view))
        throw unknownIdentifier('address of', use === 'ACCOUNT' ? 'the account' : 'delivery');
      return chosen;
    }),
  ),
];
