/**
 * What the loader knows of the built files. Names follow from a widget's own name, so that only hashes are told:
 * `chunks/{name}-{hash}.js` is its code, `chunks/{name}.{language}-{hash}.js` its words.
 */
export type LoaderTable = {
  /** Chunks that several widgets need, as `{name}-{hash}`. */
  shared: readonly string[];
  /** Hash of the words that all widgets share. */
  words: string;
  /** By tag without `assess-`. */
  widgets: Readonly<
    Record<
      string,
      readonly [
        code: string,
        words: string,
        /** Places in `shared`, all the way down. */
        needs: readonly number[],
        /** 1 when the cart is read together with the code. */
        data: 0 | 1,
      ]
    >
  >;
};
