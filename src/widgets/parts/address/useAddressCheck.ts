import { useState } from 'react';
import type { Address, AddressBody } from '../../../api/address/address.contract.ts';
import type { CheckedAddress } from '../../../api/address/check-address.ts';
import { AS_TYPED } from './AddressOffer.tsx';

export type Offer = {
  suggested: readonly Address[];
  typed: Address;
  /** The place of a suggestion, or `AS_TYPED`. */
  picked: string;
};

type Check = ((body: AddressBody) => Promise<CheckedAddress>) | undefined;

const asAddress = (body: AddressBody): Address => ({
  ...(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as Address),
  defaultAddress: false,
});

/**
 * The service's judgement of an address, and what the shopper chose of it. An offer is for what was judged: another address is
 * judged anew. Source: CHK-07 d.
 */
export const useAddressCheck = (check: Check) => {
  const [judged, setJudged] = useState<Offer & { of: string }>();
  const offerFor = (body: AddressBody) => (judged?.of === JSON.stringify(body) ? judged : undefined);
  return {
    /** What is offered for an address, and what of it is picked. */
    offerFor,
    pick: (picked: string) => setJudged((before) => before && { ...before, picked }),
    /** What to send: a suggestion, the address itself, or nothing while the shopper is asked. */
    decide: async (body: AddressBody): Promise<{ suggestion?: Address } | undefined> => {
      const offer = offerFor(body);
      if (offer) {
        const suggestion = offer.suggested[Number(offer.picked)];
        return suggestion ? { suggestion } : {};
      }
      const checked = await check?.(body);
      if (!checked || checked.valid) return {};
      const { suggested } = checked;
      const picked = suggested.length > 0 ? '0' : AS_TYPED;
      setJudged({ of: JSON.stringify(body), suggested, typed: asAddress(body), picked });
      return undefined;
    },
  };
};
