import { Field } from '../ui/Field.tsx';
import { usePageMessages } from './usePageMessages.ts';

type SortFieldProps<Sort extends string> = {
  value: Sort;
  sorts: readonly { code: Sort; name: string }[];
  onSort: (sort: Sort) => void;
};

/** Draws the field that chooses how a list is sorted. Needs field.css, page.css. */
export const SortField = <Sort extends string>({ value, sorts, onSort }: SortFieldProps<Sort>) => {
  const t = usePageMessages();
  return (
    <Field label={t('kit.page.sort')} className="list-sort" id={undefined} describedBy={undefined}>
      {(wiring) => (
        <select
          {...wiring}
          className="input"
          value={value}
          onChange={({ currentTarget }) => onSort(currentTarget.value as Sort)}
        >
          {sorts.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
