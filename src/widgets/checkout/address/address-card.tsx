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
  /** The organization whose address it is, where it is one's. */
  organization?: string | undefined;
  end?: ReactNode;
  /** Why it can't be chosen. */
  why?: ReactNode;
};

/** Where an address is, in one line. */
export const placeOf = (address: Address): string => placeLine(address, runtime().row.tag);

/** An address as a card: whose it is, then where; an address of nobody is named by its place. */
export const addressCard = ({ value, address, label, organization, end, why }: Card): ChoiceCard => {
  const { firstName, lastName, companyName, phone } = address;
  const name = [firstName, lastName].filter((part) => part?.trim()).join(' ');
  const place = placeOf(address) || value;
  const title = label ?? (companyName?.trim() || organization || name || undefined);
  const where = [title !== name && name, title !== undefined && place].filter(Boolean).join(', ');
  return {
    value,
    label: title ?? place,
    end,
    why,
    note: (where || phone) && (
      <>
        {where}
        {phone && (
          <>
            {where && ', '}
            <span className="num">{phone}</span>
          </>
        )}
      </>
    ),
  };
};
