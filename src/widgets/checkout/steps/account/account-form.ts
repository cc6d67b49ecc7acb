import * as v from 'valibot';
import { foldTyped, isAccountNumber } from '../../../../api/account/typed-account.rules.ts';
import { rowOf } from '../../../../core/reason-of.ts';
import type en from './messages/en.json';

/** The choice of an account that is not listed. It begins with a space, which no service's id does. */
export const NOT_LISTED = ' not-listed';

export type AccountValues = { account: string; number: string; terms: boolean };

const notListed = (field: 'number' | 'terms', test: (values: AccountValues) => boolean, message: string) =>
  v.forward(
    v.check((values: AccountValues) => values.account !== NOT_LISTED || test(values), message),
    [field],
  );

/** The schema of the step. Its messages are keys of this step's catalogue. Source: CHK-02 b. */
export const accountForm = v.pipe(
  v.object({
    account: v.pipe(v.string(), v.nonEmpty('checkout.account.missing')),
    number: v.pipe(v.string(), v.transform(foldTyped)),
    terms: v.boolean(),
  }),
  notListed('number', ({ number }) => number !== '', 'checkout.account.numberMissing'),
  notListed('number', ({ number }) => isAccountNumber(number), 'checkout.account.numberWrong'),
  notListed('terms', ({ terms }) => terms, 'checkout.account.termsMissing'),
);

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

/** Returns why the service no longer accepts an account for this cart, if that failed. Source: CHK-02 c, CHK-05 c. */
export const accountRefusal = (error: unknown) =>
  rowOf<AccountKey>(error, {
    type: {
      UnknownIdentifierError: 'checkout.account.notFound',
      'AccountInvalid organizationOnly': 'checkout.account.organization-only',
      AccountInvalid: 'checkout.account.no-billing-address',
    },
  });
