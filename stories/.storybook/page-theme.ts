/** The public custom properties that a page sets, by name. Values that differ between the modes use `light-dark(…)`. */
type BrandTheme = Readonly<Record<`--assess-${string}`, string>>;

export type PageTheme = {
  /** The colours and font of the page around the widgets. */
  page: { background: string; color: string; fontFamily: string };
  widgets: BrandTheme;
};
