import { configure } from 'assess-store-elements';
import { createApp } from 'vue';
import App from './App.vue';

const commerceBase = new URLSearchParams(location.search).get('commerce') ?? '/commerce';
configure({ commerceBase, locale: 'en-us' });
createApp(App).mount('#app');
