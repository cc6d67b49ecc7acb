import { adoptStyles } from '../../kit/element/sheets.ts';
import { useCheckout } from './checkout-context.ts';
import { MissingPart } from '../parts/MissingPart.tsx';
import { useNeededPart } from '../parts/useNeededPart.ts';

/** Loads the dialog and the code of dialogs, which a checkout without a step to go back to does not need (PERF-02). */
const loadDialog = async (host: HTMLElement) => {
  const { PreviousStepDialog, styles } = await import('./PreviousStepDialog.tsx');
  await adoptStyles(host, styles);
  return { PreviousStepDialog };
};

/** Asks whether to leave a step with unsaved edits. The dialog is loaded when it is needed. Source: CHK-06. */
export const LeavingQuestion = () => {
  const asks = useCheckout().flow.leaving !== undefined;
  const { part, isMissing } = useNeededPart(loadDialog, asks);
  if (!asks) return null;
  if (isMissing) return <MissingPart />;
  return part ? <part.PreviousStepDialog /> : null;
};
