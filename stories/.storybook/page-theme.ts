/** The public custom properties that a page sets, by name; `light-dark(…)` where the modes differ. */
export type BrandTheme = Readonly<Record<`--assess-${string}`, string>>;

export type PageTheme = {
  /** Colours and font of the page around the widgets. */
  page: { background: string; color: string; fontFamily: string };
  widgets: BrandTheme;
};
