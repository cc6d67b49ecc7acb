import type { Following } from '../entries/loader-table.ts';
import { bareName, chunkOf, closureOf, type BuiltChunk } from './built-chunks.ts';

/** The parts that a widget imports by itself in each visit: their first files, and the folders of their texts. */
export type FollowingParts = { readonly code: readonly string[]; readonly words: readonly string[] };

/** What every page of a signed-in customer loads before its first call. */
const CUSTOMER = [
  'src/page/follow/follow-session.ts',
  'src/auth/profile/read-profile.ts',
  'src/page/follow/follow-activity.ts',
];

/**
 * The parts that a widget loads one after another before its first content is shown. Only the checkout (the session, its
 * steps, and the step that most orders begin with) and the two longest lists of an account have enough of them to be slow.
 * Source: PERF-13, PERF-14.
 */
export const FOLLOWING: Readonly<Record<string, FollowingParts>> = {
  checkout: {
    code: [
      'src/widgets/kit/element/light-sheet.ts',
      'src/widgets/checkout/flow/Flow.tsx',
      'src/widgets/checkout/steps/shipping-address/step.tsx',
      'src/auth/profile/read-profile.ts',
      'src/page/follow/follow-session.ts',
      'src/page/follow/follow-checkout.ts',
      'src/page/follow/follow-activity.ts',
    ],
    words: [
      'src/widgets/checkout/steps/shipping-address/messages',
      'src/widgets/kit/forms/messages',
      'src/widgets/parts/address/messages',
    ],
  },
  'order-history': { code: ['src/widgets/order-history/OrderPages.tsx', ...CUSTOMER], words: [] },
  invoices: { code: ['src/widgets/invoices/InvoicePages.tsx', ...CUSTOMER], words: [] },
};

/**
 * Returns the chunks of these parts with all their imports, except those that load with the widget anyway.
 *
 * @throws {Error} if a part is in no chunk of the build.
 */
export const followingChunks = (
  chunks: readonly BuiltChunk[],
  { code, words }: FollowingParts,
  begun: ReadonlySet<string>,
): Following => {
  const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
  const files = (sources: readonly string[]) => {
    const first = sources.map((source) => chunkOf(chunks, source).fileName);
    return [...closureOf(first, importsOf)].filter((file) => !begun.has(file)).map(bareName);
  };
  const wordsIn = (language: Exclude<keyof Following, 'code'>) =>
    files(words.map((folder) => `${folder}/${language}.json`));
  return { code: files(code), en: wordsIn('en'), fr: wordsIn('fr'), nl: wordsIn('nl'), es: wordsIn('es') };
};
