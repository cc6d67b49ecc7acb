/**
 * Every library that stories and tests in a browser import, so that the server does not find one late and reload a page
 * meanwhile.
 */
export const libraries = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@r2wc/react-to-web-component',
  '@tanstack/react-query',
  'valtio/vanilla',
  'valibot',
  'hono',
  'msw',
  'msw/browser',
  'axe-core',
  'react-hook-form',
  '@floating-ui/react',
  'libphonenumber-js/core',
  '@forgerock/javascript-sdk',
];
