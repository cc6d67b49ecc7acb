import type { Language } from './core/locale/locale-table.ts';

/** What the loader knows of the built files. Numbers are places in `files`, which are relative to the loader. */
export type LoaderTable = {
  files: readonly string[];
  widgets: Readonly<
    Record<
      string,
      readonly [
        entry: number,
        /** Chunks the entry imports, all the way down. */
        needs: readonly number[],
        words: Readonly<Record<Language, readonly number[]>>,
        /** 1 when the cart is read together with the code. */
        data: 0 | 1,
      ]
    >
  >;
};
