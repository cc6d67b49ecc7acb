import { useState, type FormEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChoiceField, SortField } from './ChoiceField.tsx';
import type { Filter, ListView } from './list-view.ts';
import { usePageMessages } from './usePageMessages.ts';

type ListFiltersProps = {
  view: ListView;
  label?: string | undefined;
  onChange: ListView['change'];
};

/** Draws the filters and order of a list. A choice and a day apply at once. Needs field.css, button.css, page.css. */
export const ListFilters = ({ view, label, onChange }: ListFiltersProps) => {
  const t = usePageMessages();
  const { filters, sorts, wanted, valueOf } = view;
  return (
    <search className="list-filters" aria-label={label ?? t('kit.page.filter')}>
      {Object.entries(filters).map(([name, filter]) => (
        <FilterField key={name} {...{ name, filter, onChange }} value={valueOf(name)} />
      ))}
      {sorts.length > 1 && (
        <SortField value={wanted.sort} sorts={sorts} onSort={(sort) => onChange({ sort })} />
      )}
      {view.isNarrowed && (
        <Button
          variant="plain"
          onClick={() => onChange(Object.fromEntries(Object.keys(filters).map((name) => [name, ''])))}
        >
          {t('kit.page.clear')}
        </Button>
      )}
    </search>
  );
};

type FieldProps = { name: string; filter: Filter; value: string; onChange: ListView['change'] };

const FilterField = ({ name, filter, value, onChange }: FieldProps) => {
  if (filter.kind === 'search')
    return <SearchField key={value} {...{ name, value, onChange }} label={filter.label} hint={filter.hint} />;
  const change = (to: string): void => onChange({ [name]: to });
  if (filter.kind === 'day')
    return <DayField key={value} {...{ value }} label={filter.label} onChange={change} />;
  const { label, all, options } = filter;
  return <ChoiceField {...{ label, all, options, value }} onChange={change} />;
};

type SearchProps = Omit<FieldProps, 'filter'> & { label: string; hint: string | undefined };

/** Draws a search. It shows what the address says, until something else is typed. */
const SearchField = ({ name, value, onChange, label, hint }: SearchProps) => {
  const t = usePageMessages();
  const [typed, setTyped] = useState(value);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ [name]: typed });
  };
  return (
    <form className="list-search" onSubmit={send}>
      <TextField
        label={label}
        description={hint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit">{t('kit.page.find')}</Button>
    </form>
  );
};

/** Draws a day. While its year is being typed, the browser names days of the first centuries, which don't count. */
const DayField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (to: string) => void;
}) => (
  <TextField
    label={label}
    type="date"
    defaultValue={value}
    onChange={({ currentTarget: { value: day, validity } }) => {
      if (day >= '1900' || (day === '' && !validity.badInput)) onChange(day);
    }}
  />
);
