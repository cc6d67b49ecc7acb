import type { AddressSuggestion } from '../../../api/address/suggest-addresses.ts';
import { useSuggestions } from '../../kit/forms/useSuggestions.ts';

/** Suggestions for what is typed; rejects never. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

const FROM_CHARACTERS = 3;

/** Addresses for what is typed. Source: CHK-07 b. */
export const useAddressSuggestions = (suggest: Suggest | undefined) =>
  useSuggestions(suggest, FROM_CHARACTERS);
