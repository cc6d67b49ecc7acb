import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { contractPlugin } from './src/build/contract-plugin.ts';
import { messagesPlugin } from './src/build/messages-plugin.ts';
import { sitePlugin } from './src/build/site-plugin.ts';
import { wordsHash } from './src/build/words-hash.ts';
import { widgets } from './src/widgets/registry.ts';

const folderOf = (tag: string) => tag.replace('assess-', '');
const MESSAGES = /\/widgets\/([\w-]+)\/messages\/(\w\w)\.json\.js$/;

/** The site build: hashed chunks for each widget, and the loader that knows them (`src/build/site-plugin.ts`). */
export default defineConfig({
  base: './',
  plugins: [messagesPlugin(), contractPlugin(), react(), sitePlugin(packageJson.version)],
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    // Lower targets rewrite light-dark(), and the theme would no longer follow the page.
    cssTarget: ['chrome130', 'edge130', 'firefox130', 'safari17.5'],
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(
        widgets.map(({ tag }) => [folderOf(tag), `src/widgets/${folderOf(tag)}/define.ts`]),
      ),
      preserveEntrySignatures: false,
      output: {
        entryFileNames: 'chunks/[name]-[hash:6].js',
        chunkFileNames: (chunk) => {
          const words = MESSAGES.exec(chunk.facadeModuleId ?? '');
          return words
            ? `chunks/${words[1]}.${words[2]}-${wordsHash(words[1] ?? '')}.js`
            : 'chunks/[name]-[hash:6].js';
        },
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            {
              name: 'core',
              test: /(src[\\/](core[\\/](?!flags|redirect|locale[\\/]route)|auth|bootstrap|version|widgets[\\/](define-widget|shared[\\/]element[\\/](?!Broken|author)))|node_modules[\\/](valtio|proxy-compare|valibot|@r2wc))/,
              priority: 20,
            },
          ],
        },
      },
    },
  },
});
