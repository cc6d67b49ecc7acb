import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import type { Facet, SearchResult, Wanted } from '../../api/product/search.rules.ts';
import { Button } from '../kit/ui/Button.tsx';
import { facetName, valueName, shownValues, chosenName } from './facet-names.ts';
import { useKeptOpen } from './kept-in-history.ts';
import { useSearchResultsMessages } from './SearchResults.tsx';
import type { Change } from './ResultsPage.tsx';
import { Icon } from '../kit/ui/Icon.tsx';

type Props = { facet: Facet; onChange: (to: Change) => void };

/** Draws the values of one filter. A long list shows its first ones and those that are chosen, until all are asked for. */
export const FacetGroup = ({ facet, onChange }: Props) => {
  const t = useSearchResultsMessages();
  const { tag } = runtime().row;
  const [isWhole, setWhole] = useKeptOpen(`assessFacet ${facet.code}`);
  const shown = shownValues(facet.values);
  const isLong = shown.length < facet.values.length;
  return (
    <fieldset className="facet">
      <legend>{facetName(t, facet)}</legend>
      {(isWhole ? facet.values : shown).map((value) => (
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
      {isLong && (
        <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t('search-results.facet.fewer')
            : t('search-results.facet.all', { count: facet.values.length })}
        </Button>
      )}
    </fieldset>
  );
};

type ChosenProps = { result: SearchResult; wanted: Wanted; onTurn: (to: Change) => void };

/** Draws the chosen filters, each with a button to remove it, also those that the service no longer knows. */
export const ChosenFilters = ({ result: { chosen }, wanted, onTurn }: ChosenProps) => {
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
