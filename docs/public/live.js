// Draws one widget in author mode: with a sample, and without any call. What to draw is in the address:
// `?tag=assess-cart&locale=fr-ca&theme=dark&preview=…`.
const asked = new URLSearchParams(location.search);
const tag = asked.get('tag') ?? '';
const locale = /^[a-z]{2}-[a-z]{2}$/.test(asked.get('locale') ?? '') ? asked.get('locale') : 'en-us';
const theme = ['light', 'dark'].includes(asked.get('theme')) ? asked.get('theme') : 'light dark';

document.documentElement.lang = locale;
document.documentElement.style.colorScheme = theme;

const element = (name, attributes) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

const configuration = element('script', { type: 'application/json', 'data-assess-config': '' });
configuration.textContent = JSON.stringify({
  locale,
  author: true,
  commerceBase: '/commerce/headless/ecommerce/v2',
  regional: '/regional',
  payment: 'https://pay.example',
  identity: { base: '/auth', clientId: 'store-web', redirectUri: '/signed-in.html' },
});
document.head.append(configuration, element('script', { src: 'widgets/loader.js', async: '' }));

document.addEventListener('DOMContentLoaded', () => {
  if (!/^assess-[a-z-]+$/.test(tag)) return;
  const preview = asked.get('preview');
  document.body.append(element(tag, preview ? { preview } : {}));
  // In a page of the documentation the frame is as high as what it shows.
  const frame = window.frameElement;
  if (!frame) return;
  const fit = () => {
    frame.style.height = `${Math.min(900, Math.max(160, document.body.scrollHeight + 2))}px`;
  };
  new ResizeObserver(fit).observe(document.body);
});
