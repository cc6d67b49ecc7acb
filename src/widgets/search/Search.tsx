import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { runtime } from '../../core/runtime.ts';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { useVisit } from '../kit/element/by-visit.tsx';
import { latePart, useLate } from '../kit/element/late-part.ts';
import { useHost, useId } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { Wiring } from './type-ahead/TypeAhead.tsx';

const LONGEST = 200;
const loadTypeAhead = latePart(() => import('./type-ahead/TypeAhead.tsx'));

/**
 * Draws `<assess-search>`: an ordinary form that opens the page of results, which does the search (SHL-03). Suggestions
 * load with the first key press (CRT-09 c).
 */
export const Search = () => {
  const t = useWords<typeof en>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const host = useHost();
  // Text that was typed into the server-rendered field before the widget was drawn (LEAD-13).
  const [searched] = useState(() => host.shadowRoot?.querySelector('input')?.value || searchedHere());
  const visit = useVisit();
  const begun = useRef(visit);
  // When the visitor changes, the typed text is removed. The field stays and keeps the focus (SES-13).
  useLayoutEffect(() => {
    if (visit !== begun.current && field.current) field.current.value = '';
    begun.current = visit;
  }, [visit]);
  const { part: TypeAhead, load } = useLate(loadTypeAhead);
  const [wiring, setWiring] = useState<Wiring>();
  const begin = () => {
    if (!runtime().author) load().catch(() => undefined);
  };
  if (!hasStorePages()) return <slot />;
  const send = (event: FormEvent) => {
    if (field.current?.value.trim()) return;
    event.preventDefault();
    field.current?.focus();
  };
  return (
    <search>
      <form className="search" part="form" action={fromHere(sitePath('search'))} onSubmit={send}>
        <label className="vh" htmlFor={id}>
          {t('search.label')}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name="text"
          placeholder={t('search.placeholder')}
          defaultValue={searched}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={undefined}
          onChange={begin}
          {...wiring}
        />
        <button type="submit" aria-label={t('search.submit')}>
          <svg className="icon" viewBox="0 0 20 20" aria-hidden>
            <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zm4 9.5 4 4" />
          </svg>
        </button>
        {TypeAhead && <TypeAhead key={Number(visit ?? 0)} input={field} onWire={setWiring} />}
      </form>
    </search>
  );
};

/** Returns the text of the search in the address, on the page of results. It is text like any other. */
const searchedHere = (): string => {
  const match = matchRoute(location.pathname + location.search);
  return match?.name === 'search' ? (match.values.text ?? '').slice(0, LONGEST) : '';
};
