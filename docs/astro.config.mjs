import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

/** The place of a page among those of its folder: `sidebar: { order }` in its front matter. */
const orderOf = (file) =>
  Number(/^ *order: (\d+)|"order":(\d+)/m.exec(readFileSync(file, 'utf8'))?.slice(1).find(Boolean) ?? 50);

/** A group with the pages of a folder, written and generated ones, by their order and then by their names. */
const folder = (label, directory, more = {}) => {
  const files = ['pages', 'generated'].flatMap((root) => globSync(`${root}/${directory}/*.md`));
  const pages = files.map((file) => ({
    order: orderOf(file),
    slug: `${directory}/${basename(file, '.md')}`,
  }));
  const sorted = pages.toSorted((one, other) => one.order - other.order || (one.slug < other.slug ? -1 : 1));
  return { label, items: sorted.map(({ slug }) => slug.replace(/\/index$/, '')), ...more };
};

/** Starlight has no option for what the search makes of the typed words. Its search reads this module. */
const searchByOwnWords = {
  name: 'search-by-own-words',
  transform: (code, id) =>
    id.endsWith('virtual:starlight/pagefind-config')
      ? `import { withoutQuestionWords } from '/site/question-words.mjs';\n${code}\npagefindUserConfig.processTerm = withoutQuestionWords;`
      : undefined,
};

// `npm run docs` in the project's root builds the site. It is served below /docs.
export default defineConfig({
  base: '/docs',
  srcDir: './site',
  outDir: '../dist/docs',
  trailingSlash: 'always',
  // Texts of the widgets stand as they are, with their own quotes.
  markdown: { processor: satteri({ features: { smartPunctuation: false } }) },
  vite: { plugins: [searchByOwnWords] },
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Assess Store Widgets',
      customCss: ['./site/styles/site.css'],
      components: {
        Footer: './site/components/Footer.astro',
        PageTitle: './site/components/PageTitle.astro',
      },
      credits: false,
      // A long line of a sample goes on below, so that no block must be scrolled sideways.
      expressiveCode: { defaultProps: { wrap: true } },
      head: [{ tag: 'script', attrs: { src: '/docs/site.js', type: 'module' } }],
      sidebar: [
        'composer',
        folder('Start', 'start'),
        folder('Authors', 'authors'),
        folder('Integrators', 'integrators'),
        folder('Services', 'services'),
        folder('Operators', 'operators'),
        folder('Translators', 'translators'),
        folder('Contributors', 'contributors'),
        {
          label: 'Reference',
          items: [
            'reference/settings',
            'reference/flags',
            'reference/events',
            'reference/error-codes',
            'reference/locales',
            'reference/notification-keys',
            'reference/tokens',
            'reference/sizes',
            folder('Widgets', 'reference/widgets', { collapsed: true }),
            folder('Message keys', 'reference/messages', { collapsed: true }),
            folder('Commerce', 'reference/commerce', { collapsed: true }),
          ],
        },
      ],
    }),
  ],
});
