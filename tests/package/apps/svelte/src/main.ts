import { configure } from 'assess-store-elements';
import { mount } from 'svelte';
import App from './App.svelte';

const commerceBase = new URLSearchParams(location.search).get('commerce') ?? '/commerce';
configure({ commerceBase, locale: 'en-us' });

const target = document.querySelector('#app');
if (target) mount(App, { target });
