import { ChoiceField } from './ChoiceField.tsx';
import { usePageMessages } from './usePageMessages.ts';

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
