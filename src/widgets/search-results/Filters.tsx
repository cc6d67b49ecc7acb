import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import type { Facet, SearchResult } from '../../api/product/search.rules.ts';
import { Disclosure } from '../kit/ui/Disclosure.tsx';
import { facetName, valueName } from './facet-names.ts';
import { useFiltersOpen } from './useFiltersOpen.ts';
import { useSearchResultsMessages } from './useSearchResultsMessages.ts';
import type { Change } from './useWanted.ts';

type Props = { result: SearchResult; onChange: (to: Change) => void };

/** Draws the filters that the service offers. In a narrow widget they are behind a button. */
export const Filters = ({ result: { facets }, onChange }: Props) => {
  const t = useSearchResultsMessages();
  const [open, setOpen] = useFiltersOpen();
  if (facets.length === 0) return null;
  return (
    <div className="filters" part="filters">
      <Disclosure variant="outline" label={t('search-results.filters')} open={open} onOpenChange={setOpen}>
        {facets.map((facet) => (
          <FacetGroup key={`${facet.code} ${facet.name}`} facet={facet} onChange={onChange} />
        ))}
      </Disclosure>
    </div>
  );
};

const FacetGroup = ({ facet, onChange }: { facet: Facet } & Pick<Props, 'onChange'>) => {
  const t = useSearchResultsMessages();
  const { tag } = runtime().row;
  return (
    <fieldset className="facet">
      <legend>{facetName(t, facet)}</legend>
      {facet.values.map((value) => (
        <label key={value.name} className="facet-value">
          <input
            type="checkbox"
            checked={value.selected}
            onChange={() => onChange({ filter: value.filter })}
          />
          <span>
            <bdi>{valueName(t, facet.code, value.name)}</bdi>
            {value.count !== undefined && (
              <span className="quiet num"> {formatNumber(value.count, tag)}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
