import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { useWords } from '../../../kit/element/useWords.ts';
import { useCheckout } from '../../flow/checkout-context.ts';
import { programsQuery } from '../../../../api/program/program.queries.ts';
import { useCustomerQuery } from '../../../../api/query.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import type en from './messages/en.json';
import type forms from '../../../kit/forms/messages/en.json';
import { chooseProgram } from '../../../../api/program/program.contract.ts';
import { isServiceError } from '../../../../core/errors.ts';
import { callService } from '../../../../core/http/call-service.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';

type ProgramFieldProps = { program: ReturnType<typeof useProgram>; sending: boolean };

const WORDS = {
  unsaved: 'checkout.pay.programUnsaved',
  refused: 'checkout.pay.programRefused',
} as const;

/** Draws the field for the third-party program that the order is placed under. Source: CHK-18. */
export const ProgramField = ({ program, sending }: ProgramFieldProps) => {
  const { at, flow } = useCheckout();
  const busy = sending || flow.busy !== undefined;
  const t = useWords<typeof en & typeof forms>();
  const programs = useCustomerQuery(programsQuery(at));
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

/** Holds the third-party program, saved at once or else with the step. Source: CHK-18, CHK-14 h, REL-07 b. */
export const useProgram = ({ cart, press }: Pick<StepProps, 'cart' | 'press'>) => {
  const [unsaved, setUnsaved] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const refusal = useRef<unknown>(undefined);
  const isOfProgram = (error: unknown) => error !== undefined && error === refusal.current;

  const keep =
    (id: string): StepWrite =>
    async (to) => {
      try {
        await callService(chooseProgram, { ...to, body: { id: id || null } });
      } catch (error) {
        if (isServiceError(error) && error.type === 'UnknownIdentifierError') {
          refusal.current = error;
          setRefused(true);
          setUnsaved(undefined);
        }
        throw error;
      }
    };
  const choose = async (id: string): Promise<void> => {
    setRefused(false);
    setUnsaved(id);
    if (await press('stay', keep(id), isOfProgram)) setUnsaved(undefined);
  };
  return {
    id: unsaved ?? cart.thirdPartyProgram?.id ?? '',
    choose: (id: string) => void choose(id),
    /** Why the cart does not have it: saving it failed, or the service no longer offers it. */
    trouble: isRefused ? ('refused' as const) : unsaved === undefined ? undefined : ('unsaved' as const),
    /** Returns a write that first saves a program that is not saved yet. */
    before:
      (write: StepWrite): StepWrite =>
      async (to) => {
        if (unsaved === undefined) return write(to);
        await keep(unsaved)(to);
        setUnsaved(undefined);
        // Saving the program has changed the cart's version.
        return write({ path: to.path, headers: {} });
      },
    /** Returns whether an error is the service's refusal of the program, which is shown at its field. */
    isOfProgram,
  };
};
