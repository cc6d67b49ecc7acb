import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own Vite configuration. The root configuration builds the site. */
export default defineConfig({ plugins: [react()] });
