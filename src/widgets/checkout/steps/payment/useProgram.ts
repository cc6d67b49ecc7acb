import { useRef, useState } from 'react';
import { chooseProgram } from '../../../../api/program/program.contract.ts';
import { isServiceError } from '../../../../core/errors.ts';
import { callService } from '../../../../core/http/call-service.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';

export type ProgramChoice = {
  /** Empty for none. */
  id: string;
  choose: (id: string) => void;
  /** The cart does not have it: keeping it failed, or the service offers it no more. */
  trouble: 'unsaved' | 'refused' | undefined;
  /** A write that keeps what is not saved first. */
  before: (write: StepWrite) => StepWrite;
  /** Whether it is what the service said of the program: that stands at its field. */
  isOfProgram: (error: unknown) => boolean;
};

/**
 * The third-party program, kept with the cart as soon as it is chosen; with the step's own write where that failed. One that the
 * service offers no more is let go, and the step can be finished without. Source: CHK-18, CHK-14 h, REL-07 b.
 */
export const useProgram = ({ cart, change }: Pick<StepProps, 'cart' | 'change'>): ProgramChoice => {
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
    if (await change(keep(id), { own: isOfProgram })) setUnsaved(undefined);
  };
  return {
    id: unsaved ?? cart.thirdPartyProgram?.id ?? '',
    choose: (id) => void choose(id),
    trouble: isRefused ? 'refused' : unsaved === undefined ? undefined : 'unsaved',
    before: (write) => async (to) => {
      if (unsaved === undefined) return write(to);
      await keep(unsaved)(to);
      setUnsaved(undefined);
      // The cart has another version by now.
      return write({ path: to.path, headers: {} });
    },
    isOfProgram,
  };
};
