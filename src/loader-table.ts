/**
 * What the loader knows of the built files. Names follow from a widget's own name and the release's hash:
 * `chunks/{name}-{release}.js` is its code, `chunks/{name}.{language}-{release}.js` its words.
 */
export type LoaderTable = {
  /** Chunks that several widgets need, as `{name}-{hash}`. */
  shared: readonly string[];
  /** Hash of the release: of all widgets' own code and words. */
  release: string;
  /** By tag without `assess-`; without a prototype, so that no other name is found in it. */
  widgets: Readonly<
    Record<
      string,
      readonly [
        /** 1 when the cart is read together with the code. */
        data: 0 | 1,
        /** Places in `shared`, all the way down. */
        ...needs: readonly number[],
      ]
    >
  >;
  /** The widgets that one draws inside itself, by names as above. */
  contains: Readonly<Record<string, readonly string[]>>;
};

/**
 * The table as the loader carries it, where each byte counts. `widgets` has a row a widget, separated by spaces: its
 * name, a colon, `+` when the cart is read together with the code, and a base-36 digit for each place in `shared`; then
 * a colon and a name for each widget inside it.
 * The places that every widget needs stand in no row but in `always`. In `shared` come first those that end in the
 * release's hash, each before a blank; commas part the others.
 */
export type PackedTable = Pick<LoaderTable, 'release'> & {
  readonly shared: string;
  readonly always: string;
  readonly widgets: string;
};
