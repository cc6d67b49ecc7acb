/**
 * The build's table of its files, of which the loader carries a part. `chunks/{name}-{release}.js` is a widget's code,
 * `chunks/{name}.{language}-{release}.js` its texts.
 */
export type LoaderTable = {
  /** The chunks that several widgets need, as `{name}-{release}`. */
  shared: readonly string[];
  /** The hash of the release: of the code and texts of all widgets. */
  release: string;
  /** The widgets by tag without `assess-`. The object has no prototype, so that no other name is found in it. */
  widgets: Readonly<
    Record<
      string,
      readonly [
        /** 1 if the cart is read together with the code. */
        data: 0 | 1,
        /** Indexes in `shared`, including indirect needs. */
        ...needs: readonly number[],
      ]
    >
  >;
  /** The widgets that a widget draws inside itself, by the same names. */
  contains: Readonly<Record<string, readonly string[]>>;
  /**
   * The chunks that a widget imports once its own code runs, by the same names. Only the head snippet uses them: it begins
   * to load them with the rest. Texts are listed by language, code for all languages.
   */
  follows: Readonly<Record<string, Following>>;
};

/** Chunks by their full names, without folder and extension. */
export type Following = Readonly<Record<'code' | 'en' | 'fr' | 'nl' | 'es', readonly string[]>>;

/**
 * The table as the loader carries it. `widgets` has after a space for each of the first widgets its name, `=`, a comma and
 * a name for each shared chunk (`+` if the cart is read with it), then a colon and a name for each widget inside. `others`
 * lists the needs of all other widgets, in addition to their own two files.
 */
export type PackedTable = Pick<LoaderTable, 'release'> & {
  readonly others: string;
  readonly widgets: string;
};
