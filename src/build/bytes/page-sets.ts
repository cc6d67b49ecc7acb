/** A page that the byte gates measure: its widgets, and the chunks that it loads after those of the loader. */
export type PageSet = {
  widgets: readonly string[];
  /** Chunk names without hash. A gate compares them with the files that a browser loads. */
  late: readonly string[];
};

/** The pages whose bytes have a limit, in English. Source: PERF-02, PERF-12. */
export const pageSets = {
  'mini-cart alone': { widgets: ['mini-cart'], late: [] },
  'quick order alone': { widgets: ['quick-order'], late: [] },
  'sign-in alone': {
    widgets: ['sign-in'],
    late: ['light-sheet'],
  },
  // The flag service's own client is not counted.
  'every page': {
    widgets: ['header', 'notifications', 'footer', 'session'],
    late: ['read-content-text', 'start-flags'],
  },
  // The promotion code and the missing steps of the order, which load after the lines are shown.
  'cart alone': {
    widgets: ['cart'],
    late: [
      'CartCode',
      'needs',
      'parts-promotion-code.en',
      'ReadinessPanel',
      'parts-readiness.en',
      'Disclosure',
      'disclosure~2',
      'routes',
      'optional-links',
    ],
  },
} as const satisfies Record<string, PageSet>;
