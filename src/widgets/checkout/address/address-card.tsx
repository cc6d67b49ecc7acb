import type { ReactNode } from 'react';
import type { Address } from '../../../api/address/address.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import type { ChoiceCard } from '../../kit/forms/ChoiceCards.tsx';
import { tellApart } from './tell-apart.ts';
import { placeLine } from '../../parts/address/address-text.ts';

type Card = {
  value: string;
  address: Address;
  /** A title in place of the address's own name. */
  label?: string | undefined;
  /** The name of the organization that the address belongs to, if any. */
  organization?: string | undefined;
  end?: ReactNode;
  /** Why it can't be chosen. */
  why?: ReactNode;
};

/** Returns the place of an address in one line. */
export const placeOf = (address: Address): string => placeLine(address, runtime().row.tag);

const nameOf = ({ firstName, lastName }: Address): string =>
  [firstName, lastName].filter((part) => part?.trim()).join(' ');

const companyOf = ({ address, organization }: Card): string | undefined =>
  address.companyName?.trim() || organization;

const titleOf = (card: Card): string | undefined =>
  card.label ?? (companyOf(card) || nameOf(card.address) || undefined);

/** Returns addresses as cards. If several have the same title, each one says what distinguishes it. */
export const addressCards = (cards: readonly Card[]): readonly ChoiceCard[] => {
  const apart = tellApart(cards.map((card) => ({ title: titleOf(card), address: card.address })));
  return cards.map((card, index) => addressCard(card, apart[index]));
};

/** Returns an address as a card: the name, then the place. An address without a name has its place as title. */
const addressCard = (card: Card, apart: string | undefined): ChoiceCard => {
  const { value, address, end, why } = card;
  const { phone } = address;
  const name = nameOf(address);
  const place = placeOf(address) || value;
  const title = titleOf(card);
  const company = companyOf(card);
  const where = [title !== name && name, title !== company && company, title !== undefined && place]
    .filter(Boolean)
    .join(', ');
  return {
    value,
    label: apart === undefined ? (title ?? place) : `${title} · ${apart}`,
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
