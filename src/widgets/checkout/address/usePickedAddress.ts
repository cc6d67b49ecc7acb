import { useEffect, useState } from 'react';
import { ADDRESS_DRAFT } from '../../parts/address/address-draft.ts';
import { keptFields } from '../../kit/forms/kept-fields.ts';
import { useId } from '../../kit/element/widget-context.ts';
import type { OwnDraft } from '../../parts/drafts/own-draft.ts';
import type { StepProps } from '../flow/step-props.ts';
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
