/**
 * The name of a reading that all bundles and tabs share, with the type of its data. The type is not checked: an older copy
 * on the page may keep other data under the name.
 */
export type ReadingKey<Data> = string & { readonly data?: Data };

/** Names a reading of the whole page, next to the code that reads it: `defineReading<CartView>('cart')`. Names never change. */
/*#__NO_SIDE_EFFECTS__*/
export const defineReading = <Data>(name: string): ReadingKey<Data> => name as ReadingKey<Data>;
