import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { filesOfPackage } from './docs/build/reference-pages.ts';
import { contractPlugin } from './src/build/contract-plugin.ts';
import { messagesPlugin } from './src/build/messages/messages-plugin.ts';
import { npmPlugin } from './src/build/npm/npm-plugin.ts';
import { widgets } from './src/widgets/widget-list.ts';

const folderOf = (tag: string) => tag.replace('assess-', '');
const isPackage = (id: string) => !/^[./\0]/.test(id);
const WORDS = /\/widgets\/(.+)\/messages\/(\w\w)\.json\.js$/;

/** The npm build: a module for each widget, whose bare imports the integrator's own bundler resolves. */
export default defineConfig({
  plugins: [messagesPlugin(), contractPlugin(), react(), npmPlugin(filesOfPackage)],
  build: {
    outDir: 'dist/npm',
    target: 'es2022',
    cssTarget: ['chrome130', 'edge130', 'firefox130', 'safari17.5'],
    cssMinify: true,
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    lib: {
      entry: {
        index: 'src/entries/index.ts',
        ...Object.fromEntries(
          widgets.map(({ tag }) => [folderOf(tag), `src/widgets/${folderOf(tag)}/define.ts`]),
        ),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: isPackage,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) => {
          const [, place = '', language = ''] = WORDS.exec(facadeModuleId ?? '') ?? [];
          return language ? `chunks/words/${place.replaceAll('/', '-')}.${language}.js` : 'chunks/[name].js';
        },
      },
    },
  },
});
