import { useEffect } from 'react';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { useCheckout } from '../../flow/checkout-context.ts';
import { usePrograms } from '../../flow/known.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import type en from './messages/en.json';
import type { ProgramChoice } from './useProgram.ts';

type ProgramFieldProps = { program: ProgramChoice; sending: boolean };

const WORDS = {
  unsaved: 'checkout.pay.programUnsaved',
  refused: 'checkout.pay.programRefused',
} as const;

/** Draws the field for the third-party program that the order is placed under. Source: CHK-18. */
export const ProgramField = ({ program, sending }: ProgramFieldProps) => {
  const { at, flow } = useCheckout();
  const busy = sending || flow.busy !== undefined;
  const t = useMessages<keyof typeof en | 'kit.forms.optional'>();
  const programs = usePrograms(at);
  const { trouble } = program;
  const { refetch } = programs;
  useEffect(() => {
    if (trouble === 'refused') void refetch();
  }, [trouble, refetch]);
  if (programs.isError && !programs.data) return <KnownFailure known={programs} />;
  const { thirdPartyProgram: chosen } = flow.cart;
  const listed = programs.data ?? [];
  // The cart's program stays in the list even if it is no longer offered.
  const offered =
    chosen && !listed.some(({ id }) => id === chosen.id) && programs.data ? [...listed, chosen] : listed;
  if (offered.length === 0 && trouble !== 'refused') return null;
  return (
    <SelectField
      label={t('checkout.pay.program')}
      labelNote={t('kit.forms.optional')}
      empty={t('checkout.pay.noProgram')}
      value={program.id}
      disabled={busy}
      onChange={({ target }) => program.choose(target.value)}
      error={trouble && !busy && t(WORDS[trouble])}
    >
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
