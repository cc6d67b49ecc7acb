import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { LANGUAGES } from '../core/locale/locale-table.ts';
import { headSnippet, type HeadParts } from './head-snippet.ts';

/*
 * npm run -s head -- quick-order mini-cart --language fr --base https://shop.example/widgets/ [--nonce VALUE]
 * Prints the head snippet of a page with these widgets, from the last build.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    base: { type: 'string', default: '/widgets/' },
    nonce: { type: 'string' },
  },
});

const language = LANGUAGES.find((one) => one === values.language);
const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};

if (positionals.length === 0) fail('Name the widgets of the page, for example: quick-order mini-cart');
if (language === undefined) fail(`No language "${values.language}". There are: ${LANGUAGES.join(', ')}.`);

try {
  const parts = JSON.parse(readFileSync(`dist/site/v${packageJson.version}/head.json`, 'utf8')) as HeadParts;
  const { base, nonce } = values;
  console.log(headSnippet(parts, { widgets: positionals, language: language ?? 'en', base, nonce }));
} catch (error) {
  fail(`${error instanceof Error ? error.message : String(error)}\nIs it built? npm run build`);
}
