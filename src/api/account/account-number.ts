import { foldCharacters } from '../quick-order/characters.rules.ts';

/** A customer account's number as it was pasted or typed, without the spaces and invisible characters around and within it. */
export const foldAccountNumber = (typed: string): string => foldCharacters(typed).replace(/\s+/g, '');

/** Four digits, or a temporary number of twelve characters. Source: specification section 5, CHK-02 b. */
export const isAccountNumber = (number: string): boolean => /^(?:\d{4}|[0-9A-Za-z]{12})$/.test(number);
