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
};
