import { useEffect, useRef } from 'react';
import type { Address } from '../../../api/address/address.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { regionsIn } from '../../../api/address/place.rules.ts';
import { ChoiceCards } from '../../kit/forms/ChoiceCards.tsx';
import { useId } from '../../kit/element/widget-context.ts';
import { Notice } from '../../kit/ui/Notice.tsx';
import { placeLine } from './address-text.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The choice that keeps the address as it was typed. */
export const AS_TYPED = 'typed';

/** Adds the name of the region. A typed address has only the region's code. */
const named = (address: Address, tag: string): Address => {
  const { country, region } = address;
  if (!country || !region || region.name !== undefined) return address;
  const found = regionsIn(country.isocode, tag).find(
    ({ code }) => `${country.isocode}-${code}` === region.isocode,
  );
  return found ? { ...address, region: { ...region, name: found.name } } : address;
};

type AddressOfferProps = {
  suggested: readonly Address[];
  typed: Address;
  /** The index of a suggestion in the list, or `AS_TYPED`. */
  picked: string;
  onPick: (picked: string) => void;
};

/** Shows the addresses that the validation service suggests beside the typed one, to choose from. Source: CHK-07 d. */
export const AddressOffer = ({ suggested, typed, picked, onPick }: AddressOfferProps) => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const name = useId();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const cards = suggested.map((address, place) => ({
    value: String(place),
    label: t('shared.address.suggested'),
    note: placeLine(named(address, tag), tag),
  }));
  return (
    <div className="address-offer">
      <Notice ref={notice} tabIndex={-1} tone="danger">
        {t('shared.address.invalid')}
      </Notice>
      <ChoiceCards
        legend={t('shared.address.which')}
        name={name}
        cards={[
          ...cards,
          { value: AS_TYPED, label: t('shared.address.asTyped'), note: placeLine(named(typed, tag), tag) },
        ]}
        chosen={picked}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
    </div>
  );
};
