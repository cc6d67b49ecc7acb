/** The texts of an assessment in one language. The rest is in `families.ts`. */
interface FamilyText {
  readonly summary: string;
  readonly ages: string;
  readonly format: string;
}

/** A titled paragraph. */
export interface Note {
  readonly title: string;
  readonly text: string;
}

/** The editorial article, with quick order beside it. */
export interface Article {
  readonly title: string;
  readonly standfirst: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly quote: string;
  readonly figure: { readonly alt: string; readonly caption: string };
  readonly asideTitle: string;
  readonly asideText: string;
}

/**
 * All texts of the site in one language. They are plain text without markup; the templates fill in `{currency}`,
 * `{phone}` and so on.
 */
export interface SiteText {
  readonly skip: string;
  readonly navLabel: string;
  readonly orderingLabel: string;
  readonly crumbsLabel: string;
  readonly footerLabel: string;
  readonly home: string;
  readonly assessments: string;
  readonly contact: string;
  readonly help: string;
  /** The link to the list of the demo's pages. */
  readonly demoPages: string;
  readonly offices: string;
  readonly quickOrder: string;
  readonly cart: string;
  readonly pricesIn: string;
  readonly call: string;
  readonly write: string;
  readonly post: string;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly order: string;
    readonly browse: string;
  };
  readonly list: {
    readonly title: string;
    readonly lead: string;
    readonly all: string;
    readonly ages: string;
    readonly format: string;
    readonly level: string;
    readonly noLevel: string;
    readonly code: string;
    readonly codes: Note;
  };
  readonly families: Readonly<Record<string, FamilyText>>;
  readonly ways: { readonly title: string; readonly items: readonly [Note, Note, Note] };
  readonly store: {
    readonly quickOrderTitle: string;
    readonly quickOrderLead: string;
    readonly quickOrderFallback: string;
    readonly cartTitle: string;
    readonly cartFallback: string;
    readonly checkoutTitle: string;
    /** The title while the steps ask only for what a quote needs. */
    readonly quoteStepsTitle: string;
    /** The title after the order is placed. */
    readonly confirmationTitle: string;
    readonly checkoutFallback: string;
    readonly notes: readonly [Note, Note, Note];
  };
  readonly termsPage: { readonly title: string; readonly lead: string };
  readonly contactPage: { readonly title: string; readonly lead: string };
  readonly officesPage: { readonly title: string; readonly lead: string };
  readonly productLead: string;
  readonly signIn: {
    /** The text of the links to it. */
    readonly title: string;
    /** The page's heading. The widget below it says what to do. */
    readonly heading: string;
    readonly lead: string;
    /** The content of the tag: what to do, and whom to ask, if no form appears. */
    readonly fallback: string;
    /** The text before the names of the demo's people and their password. */
    readonly people: string;
    /** The text before what the demo shows with each of them. */
    readonly shows: string;
    /** Shown while a sign-in returns from the identity service. */
    readonly returning: string;
  };
  readonly colophon: string;
  readonly article: Article;
}
