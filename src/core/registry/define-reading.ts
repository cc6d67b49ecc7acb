/**
 * The name that all bundles and tabs share a reading by, with the type of its data. Only the type is added: an older copy on the
 * page may keep other data behind the name.
 */
export type ReadingKey<Data> = string & { readonly data?: Data };

/** Names a page-wide reading, one line beside what reads it: `defineReading<CartView>('cart')`. Names are never changed. */
/*#__NO_SIDE_EFFECTS__*/
export const defineReading = <Data>(name: string): ReadingKey<Data> => name as ReadingKey<Data>;
