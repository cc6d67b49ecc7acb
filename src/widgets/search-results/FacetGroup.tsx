import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import type { Facet } from '../../api/product/search.rules.ts';
import { Button } from '../kit/ui/Button.tsx';
import { facetName, shownValues, valueName } from './facet-names.ts';
import { useKeptOpen } from './kept-in-history.ts';
import { useSearchResultsMessages } from './SearchResults.tsx';
import type { Change } from './ResultsPage.tsx';

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
