import type { ReactNode } from 'react';
import type { Address } from '../../../api/address/address.contract.ts';
import { joinedApart } from '../../../core/i18n/message-format.ts';
import { runtime } from '../../../core/runtime.ts';
import type { ChoiceCard } from '../../kit/forms/ChoiceCards.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { tellApart } from './tell-apart.ts';
import { placeLine } from '../../parts/address/address-text.ts';

type Card = {
  value: string;
  address: Address;
  /** A title in place of the address's own name. */
  label?: string | undefined;
  /** The name of the organization that the address belongs to, if any. */
  organization?: string | undefined;
  /** A word about the address, such as 'Primary'. */
  badge?: string | undefined;
  /** Why it can't be chosen. */
  why?: ReactNode;
};

/** Returns the place of an address in one line. */
export const placeOf = (address: Address): string => placeLine(address, runtime().row.tag);

const nameOf = ({ firstName, lastName }: Address): string => joinedApart(' ', firstName, lastName);

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
  const { value, address, badge, why } = card;
  const { phone } = address;
  const name = nameOf(address);
  const place = placeOf(address) || value;
  const title = titleOf(card);
  const company = companyOf(card);
  const where = joinedApart(
    ', ',
    title === name ? undefined : name,
    title === company ? undefined : company,
    title && place,
  );
  return {
    value,
    label: title === undefined ? place : joinedApart(' · ', title, apart),
    // It is read before the place, and the full stop says that it is no part of it.
    end: badge && (
      <>
        <span aria-hidden="true">
          <Badge>{badge}</Badge>
        </span>
        <VisuallyHidden>{`${badge}.`}</VisuallyHidden>
      </>
    ),
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
