import { useRef, useState } from 'react';
import { chooseProgram } from '../../../../api/program/program.contract.ts';
import { isServiceError } from '../../../../core/errors.ts';
import { callService } from '../../../../core/http/call-service.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';

export type ProgramChoice = {
  /** The id of the chosen program, or ''. */
  id: string;
  choose: (id: string) => void;
  /** Why the cart does not have it: saving it failed, or the service no longer offers it. */
  trouble: 'unsaved' | 'refused' | undefined;
  /** Returns a write that first saves a program that is not saved yet. */
  before: (write: StepWrite) => StepWrite;
  /** Returns whether an error is the service's refusal of the program, which is shown at its field. */
  isOfProgram: (error: unknown) => boolean;
};

/**
 * Holds the third-party program. It is saved in the cart as soon as it is chosen. If that failed, it is saved with the
 * step's own write. A program that the service no longer offers is dropped, and the step can be finished without it.
 * Source: CHK-18, CHK-14 h, REL-07 b.
 */
export const useProgram = ({ cart, press }: Pick<StepProps, 'cart' | 'press'>): ProgramChoice => {
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
    choose: (id) => void choose(id),
    trouble: isRefused ? 'refused' : unsaved === undefined ? undefined : 'unsaved',
    before: (write) => async (to) => {
      if (unsaved === undefined) return write(to);
      await keep(unsaved)(to);
      setUnsaved(undefined);
      // Saving the program has changed the cart's version.
      return write({ path: to.path, headers: {} });
    },
    isOfProgram,
  };
};
