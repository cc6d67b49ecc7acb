import type { SearchResult, Wanted } from '../../api/product/search.rules.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { chosenName } from './facet-names.ts';
import { useSearchResultsMessages } from './useSearchResultsMessages.ts';
import type { Change } from './useWanted.ts';

type Props = { result: SearchResult; wanted: Wanted; onTurn: (to: Change) => void };

/**
 * Draws the chosen filters, each with a button to remove it, even if the service no longer knows a filter of the
 * address.
 */
export const ChosenFilters = ({ result: { chosen }, wanted, onTurn }: Props) => {
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
