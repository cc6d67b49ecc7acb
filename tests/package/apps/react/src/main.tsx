import { configure } from 'assess-store-elements';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

const commerceBase = new URLSearchParams(location.search).get('commerce') ?? '/commerce';
configure({ commerceBase, locale: 'en-us' });

const root = document.querySelector('#app');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Where a server has drawn the page (`server.tsx`), its elements are taken over.
if (root?.firstElementChild) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);
