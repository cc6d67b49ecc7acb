import type { ReactNode } from 'react';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import type { WiredField } from '../../kit/forms/useSchemaForm.ts';

/** In place of a number of one's own: another one, which is typed. No number begins with a space. */
export const ANOTHER = ' another';

type OwnNumberProps = {
  label: ReactNode;
  empty: string;
  another: string;
  accounts: readonly { number: string; name?: string | undefined }[];
  field: WiredField<'own'>;
  chosen: string;
  /** The field for another number. */
  children: ReactNode;
};

/** One of the accounts that the customer has, or another one by its number; the number alone for who has none. */
export const OwnNumber = ({ label, empty, another, accounts, field, chosen, children }: OwnNumberProps) => {
  if (accounts.length === 0) return children;
  return (
    <>
      <SelectField label={label} empty={empty} {...field}>
        {accounts.map(({ number, name }) => (
          <option key={number} value={number}>
            {name ? `${number} · ${name}` : number}
          </option>
        ))}
        <option value={ANOTHER}>{another}</option>
      </SelectField>
      {chosen === ANOTHER && children}
    </>
  );
};

/** What the list begins with: the wanted number, the only one there is, else none; another one where there is no list. */
export const firstNumber = (accounts: OwnNumberProps['accounts'], wanted: string | undefined): string => {
  if (accounts.length === 0) return ANOTHER;
  if (wanted !== undefined) return accounts.some(({ number }) => number === wanted) ? wanted : ANOTHER;
  return accounts.length === 1 ? accounts[0]!.number : '';
};
