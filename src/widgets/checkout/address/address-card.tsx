import type { ReactNode } from 'react';
import type { Address } from '../../../api/address/address.contract.ts';
import { joinedApart } from '../../../core/i18n/message-format.ts';
import { runtime } from '../../../core/runtime.ts';
import type { ChoiceCard } from '../../kit/forms/ChoiceCards.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { placeLine } from '../../parts/address/address-text.ts';

type Card = {
  value: string;
  address: Address;
  /** A title in place of the address's own name. */
  label?: string | undefined;
  organization?: string | undefined;
  /** A word about the address, such as 'Primary'. */
  badge?: string | undefined;
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

type Titled = { title: string | undefined; address: Address };

/** The parts by which people recognize an address, the best first. */
const KNOWN_BY: readonly ((address: Address) => string | undefined)[] = [
  ({ town }) => town,
  ({ line1 }) => line1,
  ({ line2 }) => line2,
  ({ line1, postalCode }) => joinedApart(', ', line1, postalCode),
];

/** Returns, for each address whose title occurs more than once, the part that distinguishes it, if any does. */
export const tellApart = (all: readonly Titled[]): readonly (string | undefined)[] =>
  all.map(({ title, address }) => {
    const alike = all.filter((one) => title !== undefined && one.title === title);
    if (alike.length < 2) return undefined;
    const by = KNOWN_BY.find((part) => {
      const parts = alike.map((one) => part(one.address)?.trim().toLowerCase() ?? '');
      return !parts.includes('') && new Set(parts).size === parts.length;
    });
    return by?.(address);
  });
