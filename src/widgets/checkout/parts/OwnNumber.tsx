import type { ReactNode } from 'react';
import { joinedApart } from '../../../core/i18n/message-format.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import type { WiredField } from '../../kit/forms/useSchemaForm.ts';

/** Returns the listed account that a typed number means: letters count alike, large or small. Source: CHK-04, CHK-05. */
export const listedNumber = <Account extends { number: string }>(
  accounts: readonly Account[],
  typed: string,
): Account | undefined => accounts.find(({ number }) => number.toUpperCase() === typed.toUpperCase());

/** The choice of another number, which is typed. It begins with a space, which no number does. */
export const ANOTHER = ' another';

type OwnNumberProps = {
  label: ReactNode;
  empty: string;
  another: string;
  accounts: readonly { number: string; name?: string | undefined }[];
  field: WiredField<'own'>;
  chosen: string;
  children: ReactNode;
};

/** Draws the choice between the customer's accounts and another number. Without accounts it is only the number's field. */
export const OwnNumber = ({ label, empty, another, accounts, field, chosen, children }: OwnNumberProps) => {
  if (accounts.length === 0) return children;
  return (
    <>
      <SelectField label={label} empty={empty} {...field}>
        {accounts.map(({ number, name }) => (
          <option key={number} value={number}>
            {joinedApart(' · ', number, name)}
          </option>
        ))}
        <option value={ANOTHER}>{another}</option>
      </SelectField>
      {chosen === ANOTHER && children}
    </>
  );
};

/** Returns the wanted number or the only one, else ''. `ANOTHER` if the wanted one is not listed, or nothing is. */
export const firstNumber = (accounts: OwnNumberProps['accounts'], wanted: string | undefined): string => {
  if (accounts.length === 0) return ANOTHER;
  if (wanted !== undefined) return accounts.some(({ number }) => number === wanted) ? wanted : ANOTHER;
  return accounts.length === 1 ? accounts[0]!.number : '';
};
