import { chooseAccount } from '../../../api/account/account.contract.ts';
import { chooseQualifiedUser } from '../../../api/account/qualified-user.contract.ts';
import { chooseDeliveryMode } from '../../../api/checkout/delivery.contract.ts';
import type { Step } from '../../../api/checkout/steps.rules.ts';
import { callService } from '../../../core/http/call-service.ts';
import type { StepWrite } from './step-props.ts';

/**
 * Returns the write that makes the only valid choice of a step. Undefined if the shopper chooses. Source: CHK-02,
 * CHK-03 g, CHK-08 d.
 */
export const autoChoice = (step: Step | undefined): StepWrite | undefined => {
  if (step?.state !== 'open' || step.auto === undefined) return undefined;
  const id = step.auto;
  switch (step.id) {
    case 'account':
      return (at) => callService(chooseAccount, { ...at, body: { id } });
    case 'qualified-user':
      return (at) => callService(chooseQualifiedUser, { ...at, body: { id } });
    case 'shipping-method':
      return (at) => callService(chooseDeliveryMode, { ...at, query: { deliveryModeId: id } });
    default:
      return undefined;
  }
};
