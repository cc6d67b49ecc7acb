import type { Address } from '../../../api/address/address.contract.ts';
import { addressLine } from '../flow/step-summary.ts';
import type { PickOption } from './PickGroup.tsx';

/** Saved addresses as choices; one without a name can't be chosen (CHK-09 b), and `why` says so. */
export const addressOptions = (addresses: readonly Address[], why: () => string): readonly PickOption[] =>
  addresses.flatMap((address) => {
    const { id, firstName, lastName, companyName, line1 } = address;
    if (id === undefined) return [];
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return [
      {
        value: id,
        label: companyName ?? (name || (line1 ?? id)),
        note: addressLine(address),
        why: firstName?.trim() && lastName?.trim() ? undefined : why(),
      },
    ];
  });
