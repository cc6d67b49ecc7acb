import { startTransition, useOptimistic } from 'react';
import { Field } from '../ui/Field.tsx';
import { usePageMessages } from './usePageMessages.ts';

type ChoiceFieldProps = {
  label: string;
  className?: string;
  /** What is shown for the choice of none. Absent if there is always one. */
  all?: string;
  options: readonly { code: string; name: string }[];
  value: string;
  onChange: (to: string) => void;
};

/** Draws a choice of a list. It shows what was chosen at once, before the list is drawn anew. Needs field.css, page.css. */
export const ChoiceField = ({ label, className, all, options, value, onChange }: ChoiceFieldProps) => {
  const [shown, show] = useOptimistic(value);
  const choose = (to: string): void =>
    startTransition(() => {
      show(to);
      onChange(to);
    });
  return (
    <Field {...{ label, className }} id={undefined} describedBy={undefined}>
      {(wiring) => (
        <select
          {...wiring}
          className="input"
          value={shown}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {all !== undefined && <option value="">{all}</option>}
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

type SortFieldProps = {
  value: string;
  sorts: readonly { code: string; name: string }[];
  onSort: (sort: string) => void;
};

/** Draws the field that chooses how a list is sorted. Needs field.css, page.css. */
export const SortField = ({ value, sorts, onSort }: SortFieldProps) => (
  <ChoiceField
    label={usePageMessages()('kit.page.sort')}
    className="list-sort"
    options={sorts}
    value={value}
    onChange={onSort}
  />
);
