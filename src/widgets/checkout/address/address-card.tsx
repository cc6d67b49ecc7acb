import type { ReactNode } from 'react';
import type { Address } from '../../../api/address/address.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import type { ChoiceCard } from '../../kit/forms/ChoiceCards.tsx';
import { placeLine } from '../../shared/address/address-text.ts';

type Card = {
  value: string;
  address: Address;
  /** In place of the address's own name. */
  label?: ReactNode;
  end?: ReactNode;
  /** Why it can't be chosen. */
  why?: ReactNode;
};

/** An address as a card: whose it is, then where. */
export const addressCard = ({ value, address, label, end, why }: Card): ChoiceCard => {
  const { firstName, lastName, companyName, line1, phone } = address;
  const name = [firstName, lastName].filter((part) => part?.trim()).join(' ');
  const own = companyName?.trim() || name || line1?.trim() || value;
  const place = placeLine(address, runtime().row.tag);
  return {
    value,
    label: label ?? own,
    end,
    why,
    note: (
      <>
        {name && (label !== undefined || own !== name) && `${name}, `}
        {place}
        {phone && <span className="num">{` · ${phone}`}</span>}
      </>
    ),
  };
};
