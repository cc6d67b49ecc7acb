/**
 * What the build knows of its files, whole; the loader carries a part of it (`PackedTable`). Names follow from a widget's own name and the release's hash:
 * `chunks/{name}-{release}.js` is its code, `chunks/{name}.{language}-{release}.js` its words.
 */
export type LoaderTable = {
  /** Chunks that several widgets need, as `{name}-{release}`. */
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
  /**
   * What a widget imports by itself once its own code runs, by names as above: for the head snippet alone, which begins it with the
   * rest. Words stand by their language, code for every language.
   */
  follows: Readonly<Record<string, Following>>;
};

/** Chunks by their whole names, without folder and ending. */
export type Following = Readonly<Record<'code' | 'en' | 'fr' | 'nl' | 'es', readonly string[]>>;

/**
 * The table as the loader carries it, where each byte counts. `widgets` has a row a widget, each after a blank: its
 * name, `=`, a comma and a name for each shared chunk but the core (`+` where the cart is read together with the code),
 * then a colon and a name for each widget inside it. Only the first widgets have rows (`src/build/loader-rows.ts`): what
 * any other needs beside its own two files stands in `others`.
 */
export type PackedTable = Pick<LoaderTable, 'release'> & {
  readonly others: string;
  readonly widgets: string;
};
