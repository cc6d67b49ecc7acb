import type { SearchResult } from '../../api/product/search.rules.ts';
import { Disclosure } from '../kit/ui/Disclosure.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { useKeptOpen } from './useKeptOpen.ts';
import { useSearchResultsMessages } from './useSearchResultsMessages.ts';
import type { Change } from './useWanted.ts';

type Props = { result: SearchResult; onChange: (to: Change) => void };

/** Draws the filters that the service offers. In a narrow widget they are behind a button. */
export const Filters = ({ result: { facets }, onChange }: Props) => {
  const t = useSearchResultsMessages();
  const [open, setOpen] = useKeptOpen('assessFiltersOpen');
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
