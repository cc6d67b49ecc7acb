import { rowOf } from '../../../../core/reason-of.ts';
import type en from './messages/en.json';

type AccountKey = keyof typeof en;

/** Returns why the service refused a number. Undefined if the failure belongs to no field. */
export const numberRefusal = (error: unknown) =>
  rowOf<AccountKey>(error, {
    type: {
      UnknownIdentifierError: 'checkout.account.notFound',
      NotForAgents: 'checkout.account.agent',
      ValidationError: 'checkout.account.numberWrong',
    },
    status: { 404: 'checkout.account.notFound', 429: 'checkout.account.wait' },
  });

/**
 * Returns why the service no longer accepts an account for this cart. Undefined if the failure is not about the
 * account. Source: CHK-02 c, CHK-05 c.
 */
export const accountRefusal = (error: unknown) =>
  rowOf<AccountKey>(error, {
    type: {
      UnknownIdentifierError: 'checkout.account.notFound',
      'AccountInvalid organizationOnly': 'checkout.account.organization-only',
      AccountInvalid: 'checkout.account.no-billing-address',
    },
  });
