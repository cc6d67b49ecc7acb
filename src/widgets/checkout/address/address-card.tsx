import type { ReactNode } from 'react';
import type { Address } from '../../../api/address/address.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import type { ChoiceCard } from '../../kit/forms/ChoiceCards.tsx';
import { tellApart } from './tell-apart.ts';
import { placeLine } from '../../parts/address/address-text.ts';

type Card = {
  value: string;
  address: Address;
  /** In place of the address's own name. */
  label?: string | undefined;
  /** The organization whose address it is, where it is one's. */
  organization?: string | undefined;
  end?: ReactNode;
  /** Why it can't be chosen. */
  why?: ReactNode;
};

/** Where an address is, in one line. */
export const placeOf = (address: Address): string => placeLine(address, runtime().row.tag);

const nameOf = ({ firstName, lastName }: Address): string =>
  [firstName, lastName].filter((part) => part?.trim()).join(' ');

const companyOf = ({ address, organization }: Card): string | undefined =>
  address.companyName?.trim() || organization;

const titleOf = (card: Card): string | undefined =>
  card.label ?? (companyOf(card) || nameOf(card.address) || undefined);

/** Addresses as cards; of several with one title each says what tells it from the others. */
export const addressCards = (cards: readonly Card[]): readonly ChoiceCard[] => {
  const apart = tellApart(cards.map((card) => ({ title: titleOf(card), address: card.address })));
  return cards.map((card, index) => addressCard(card, apart[index]));
};

/** An address as a card: whose it is, then where; an address of nobody is named by its place. */
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
