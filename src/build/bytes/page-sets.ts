/** What the byte gates measure: the widgets of a page, and the chunks that come after those that the loader begins. */
export type PageSet = {
  widgets: readonly string[];
  /** By their names without hash; a gate compares them with what a browser loads. */
  late: readonly string[];
};

/** The pages whose bytes have a limit, in English. Source: PERF-02, PERF-12. */
export const pageSets = {
  'mini-cart alone': { widgets: ['mini-cart'], late: [] },
  'quick order alone': { widgets: ['quick-order'], late: [] },
  'sign-in alone': { widgets: ['sign-in'], late: ['light-sheet', 'StepForm', 'questions', 'form'] },
  // The flag service's own client aside.
  'every page': {
    widgets: ['header', 'notifications', 'footer', 'session'],
    late: ['read-content-text', 'start-flags', 'record'],
  },
  // The promotion code and what the order still needs, once the lines stand.
  'cart alone': {
    widgets: ['cart'],
    late: [
      'code-part',
      'WithWords',
      'shared-promotion-code.en',

      'readiness-part',
      'shared-readiness.en',
      'steps.rules',
      'customer',
      'help',
      'ways',
      'qualifications-link',
      'page-address',
    ],
  },
} as const satisfies Record<string, PageSet>;
