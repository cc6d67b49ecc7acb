import type { AddressSuggestion } from '../../../api/address/suggest-addresses.ts';
import { useSuggestions } from '../../kit/forms/useSuggestions.ts';

/** Fetches suggestions for what is typed. Must not reject. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

const FROM_CHARACTERS = 3;

/** Suggests addresses for what is typed. Source: CHK-07 b. */
export const useAddressSuggestions = (suggest: Suggest | undefined) =>
  useSuggestions(suggest, FROM_CHARACTERS);
