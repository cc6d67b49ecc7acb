import { configure } from 'assess-store-elements';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const commerceBase = new URLSearchParams(location.search).get('commerce') ?? '/commerce';
configure({ commerceBase, locale: 'en-us' });

const root = document.querySelector('#app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
