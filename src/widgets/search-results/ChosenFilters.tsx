import type { SearchResult, WantedResults } from '../../api/product/search.rules.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { chosenName } from './facet-names.ts';
import type { Change } from './ResultsPage.tsx';
import { useSearchResultsMessages } from './SearchResults.tsx';

type ChosenFiltersProps = { result: SearchResult; wanted: WantedResults; onTurn: (to: Change) => void };

/** Draws the chosen filters, each with a button to remove it, also those that the service no longer knows. */
export const ChosenFilters = ({ result: { chosen }, wanted, onTurn }: ChosenFiltersProps) => {
  const t = useSearchResultsMessages();
  if (wanted.filter === '') return null;
  return (
    <div className="chosen acts">
      {chosen.map((one) => (
        <Button
          key={`${one.code} ${one.name}`}
          variant="outline"
          tight
          label={t('search-results.remove', { name: chosenName(t, one) })}
          onClick={() => onTurn({ filter: one.filter })}
        >
          {chosenName(t, one)} <Icon name="x" />
        </Button>
      ))}
      <Button variant="plain" tight onClick={() => onTurn({ filter: '' })}>
        {t('search-results.clear')}
      </Button>
    </div>
  );
};
