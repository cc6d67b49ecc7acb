import { writeFile } from 'node:fs/promises';
import { readTokens } from './tokens/read-tokens.ts';
import { tokensCss } from './tokens/tokens-css.ts';

// `npm run tokens`: the style sheet is kept in the repository, so that stories, tests and builds take it as any other.
await writeFile('src/widgets/shared/styles/tokens.css', tokensCss(readTokens()));
