import { useState, type FormEvent } from 'react';
import { SHOWN_STATES, type ShownState } from '../../api/quote/quote.rules.ts';
import { SortField } from '../kit/page/SortField.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Field } from '../kit/ui/Field.tsx';
import { TextField } from '../kit/ui/TextField.tsx';
import { QUOTE_SORTS, type ListWanted, type QuoteSort } from './list-wanted.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

type Props = { wanted: ListWanted; onChange: (to: Partial<ListWanted>) => void };

/** Draws the filters and the order of the list. A search is sent by Enter or its button. */
export const QuoteFilters = ({ wanted, onChange }: Props) => {
  const t = useQuotesMessages();
  const { state, query, sort } = wanted;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    onChange({ query: typeof typed === 'string' ? typed.trim() : '' });
  };
  return (
    <search className="quote-filters" aria-label={t('quotes.filter')}>
      <form className="quote-search" onSubmit={send}>
        <SearchField key={query} query={query} />
        <Button type="submit">{t('quotes.find')}</Button>
      </form>
      <Field label={t('quotes.state')} id={undefined} describedBy={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            className="input"
            value={state}
            onChange={({ currentTarget }) => onChange({ state: currentTarget.value as ShownState | '' })}
          >
            <option value="">{t('quotes.allStates')}</option>
            {SHOWN_STATES.map((one) => (
              <option key={one} value={one}>
                {t(`quotes.state.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SortField<QuoteSort>
        value={sort}
        sorts={QUOTE_SORTS.map((code) => ({ code, name: t(`quotes.sort.${code}`) }))}
        onSort={(code) => onChange({ sort: code })}
      />
      {(state !== '' || query !== '') && (
        <Button variant="plain" onClick={() => onChange({ state: '', query: '' })}>
          {t('quotes.clear')}
        </Button>
      )}
    </search>
  );
};

/** Draws the search field. It shows the search of the address, until something else is typed. */
const SearchField = ({ query }: { query: string }) => {
  const t = useQuotesMessages();
  const [typed, setTyped] = useState(query);
  return (
    <TextField
      label={t('quotes.search')}
      name="query"
      type="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
};
