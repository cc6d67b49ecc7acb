import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own: the root configuration builds the site and is not for it. */
export default defineConfig({ plugins: [react()] });
