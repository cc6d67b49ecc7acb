import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { findProducts, type FoundRow } from './look-up.ts';
import { hasWordsAlone, searchText, withoutMarks } from './search.rules.ts';
import { suggestProducts } from './product.contract.ts';
import { typedIsbn } from './typed-code.ts';

/** The number of suggestions that fit on a phone above its keyboard. */
const MOST = 8;

/**
 * Returns suggested searches for the typed text; none after a failure, which is logged. An ISBN gives its product. Nothing
 * is asked for other numbers and long codes, which may be a card's or a key. Source: CRT-09 c, SEC-04.
 */
export const suggestSearches = async (term: string, signal?: AbortSignal): Promise<readonly string[]> => {
  const text = searchText(term);
  const isbn = typedIsbn(term);
  if (text === '' || (isbn === undefined && !hasWordsAlone(text))) return [];
  try {
    if (isbn !== undefined) return (await findProducts([isbn], signal)).flatMap(suggestionsOf);
    const { suggestions } = await callService(suggestProducts, {
      query: { term: text, max: String(MOST) },
      ...(signal && { signal }),
    });
    const texts = suggestions.map(({ value }) => searchText(withoutMarks(value)));
    return [...new Set(texts)].filter((one) => one !== '').slice(0, MOST);
  } catch (error) {
    if (!isServiceError(error) || error.kind !== 'aborted')
      console.warn('Assess widgets: searches can’t be suggested now.', error);
    return [];
  }
};

/** Returns the text that finds a product. A search leaves out retired products, but says what replaces a retired code. */
const suggestionsOf = ({ product }: FoundRow): readonly string[] =>
  product === undefined ? [] : [product.notPurchasableReason === 'RETIRED' ? product.code : product.name];
