import { useState } from 'react';
import { chooseProgram } from '../../../../api/program/program.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';

export type ProgramChoice = {
  /** Empty for none. */
  id: string;
  choose: (id: string) => void;
  /** The cart does not have it yet: keeping it failed. */
  isUnsaved: boolean;
  /** A write that keeps what is not saved first. */
  before: (write: StepWrite) => StepWrite;
};

/** The third-party program, kept with the cart as soon as it is chosen; with the step's own write where that failed. Source: CHK-18, CHK-14 h. */
export const useProgram = ({ cart, change }: Pick<StepProps, 'cart' | 'change'>): ProgramChoice => {
  const [unsaved, setUnsaved] = useState<string>();
  const keep =
    (id: string): StepWrite =>
    (to) =>
      callService(chooseProgram, { ...to, body: { id: id || null } });
  const choose = async (id: string): Promise<void> => {
    setUnsaved(id);
    if (await change(keep(id))) setUnsaved(undefined);
  };
  return {
    id: unsaved ?? cart.thirdPartyProgram?.id ?? '',
    choose: (id) => void choose(id),
    isUnsaved: unsaved !== undefined,
    before: (write) => async (to) => {
      if (unsaved === undefined) return write(to);
      await keep(unsaved)(to);
      setUnsaved(undefined);
      // The cart has another version by now.
      return write({ path: to.path, headers: {} });
    },
  };
};
