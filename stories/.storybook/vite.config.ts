import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own: the root configuration builds the site and is not for it. */
export default defineConfig({
  plugins: [react()],
  // As the site is built: lower targets rewrite light-dark().
  build: { target: 'es2022', cssTarget: ['chrome130', 'edge130', 'firefox130', 'safari17.5'] },
});
