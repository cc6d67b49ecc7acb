import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

/** Written pages are in `pages`, those made from the contracts in `generated`. Both have the address of their path. */
const addressOf = ({ entry }: { entry: string }): string =>
  entry
    .replace(/^(?:pages|generated)\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '') || 'index';

export const collections = {
  docs: defineCollection({
    loader: glob({ base: '.', pattern: '{pages,generated}/**/*.md', generateId: addressOf }),
    schema: docsSchema(),
  }),
};
