import { foldCharacters } from '../../list-reader/codes.ts';

/** Removes all spaces and invisible characters from the number of a customer account that was typed or pasted. */
export const foldAccountNumber = (typed: string): string => foldCharacters(typed).replace(/\s+/g, '');

/**
 * Returns whether a number is four digits or a temporary number of twelve characters. Source: specification section 5,
 * CHK-02 b.
 */
export const isAccountNumber = (number: string): boolean => /^(?:\d{4}|[0-9A-Za-z]{12})$/.test(number);
