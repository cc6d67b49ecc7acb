import { useEffect, useState } from 'react';
import { ADDRESS_DRAFT } from '../../parts/address/address-draft.ts';
import { ChoiceCards, type ChoiceCard } from '../../kit/forms/ChoiceCards.tsx';
import { keptFields } from '../../kit/forms/kept-fields.ts';
import { useId } from '../../kit/element/widget-context.ts';
import type { OwnDraft } from '../../parts/drafts/own-draft.ts';
import type { StepProps } from '../flow/step-props.ts';
import { StepBanner } from './StepBanner.tsx';
import { pickedDraft } from '../parts/picked-draft.ts';

/** The choice of a new address. It begins with a space, which no address id does. */
export const NEW_ADDRESS = ' new';

/** Returns whether the shopper has started to type a new address in this step. */
const hasDraft = ({ place, owner }: OwnDraft): boolean =>
  keptFields(place.read(), owner, ADDRESS_DRAFT).length > 0;

/**
 * Holds which address of a step is chosen: the one picked before a reload, a new one if the shopper had started to type
 * one, else `first`, until the shopper picks another. Remove the step's draft after it was sent. `form` is the id of the form
 * that sends it, which is below the addresses.
 */
export const usePickedAddress = (
  { draft, send }: Pick<StepProps, 'draft' | 'send'>,
  first: string | undefined,
) => {
  const kept = pickedDraft(draft);
  const form = useId();
  const [unsent] = useState(() => kept.read() ?? (hasDraft(draft) ? NEW_ADDRESS : undefined));
  const [picked, setPicked] = useState(unsent);
  useEffect(() => {
    if (unsent !== undefined) send({ event: 'edited', isEdited: true });
  }, [unsent, send]);
  return {
    picked: picked ?? first,
    pick: (value: string) => {
      setPicked(value);
      kept.write(value);
      send({ event: 'edited', isEdited: value !== first });
    },
    form,
  };
};

type AddressPickerProps = {
  legend: string;
  cards: readonly ChoiceCard[];
  picked: string | undefined;
  /** The id of the form, so that Enter on an address sends it. */
  form: string;
  /** Says that none is chosen, after so many tries to go on without one. */
  missing: string;
  tries: number;
  onPick: (value: string) => void;
};

/** Draws addresses as cards to choose from. A new one needs no choice where it is the only card. */
export const AddressPicker = ({ missing, tries, form, picked, onPick, ...cards }: AddressPickerProps) => {
  const name = useId();
  const fault = tries > 0 ? `${form}-fault` : undefined;
  return (
    <>
      {fault && (
        <StepBanner key={tries} id={fault}>
          {missing}
        </StepBanner>
      )}
      {cards.cards.length > 1 && (
        <ChoiceCards
          {...cards}
          hideLegend
          name={name}
          form={form}
          invalidBy={fault}
          chosen={picked ?? ''}
          onChange={(event) => onPick(event.currentTarget.value)}
        />
      )}
    </>
  );
};
