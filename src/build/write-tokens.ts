import { writeFile } from 'node:fs/promises';
import { readTokens } from './tokens/read-tokens.ts';
import { tokensCss } from './tokens/tokens-css.ts';

// `npm run tokens`. The style sheet is kept in the repository, so that stories, tests and builds use it like any other.
await writeFile('src/widgets/kit/styles/tokens.css', tokensCss(readTokens()));
