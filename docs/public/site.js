// Fills the frames with live samples, and again when a choice above a frame or the look of the page changes.
const fill = (box) => {
  const form = box.querySelector('form');
  const frame = box.querySelector('iframe');
  const chosen = Object.fromEntries(new FormData(form));
  const theme = chosen.theme === 'auto' ? document.documentElement.dataset.theme : chosen.theme;
  const asked = new URLSearchParams({ tag: box.dataset.tag, locale: chosen.locale, theme });
  if (chosen.preview) asked.set('preview', chosen.preview);
  const address = `/docs/live.html?${asked}`;
  if (frame.getAttribute('src') !== address) frame.setAttribute('src', address);
  frame.style.maxWidth = chosen.width ? `${chosen.width}px` : '';
};

const boxes = [...document.querySelectorAll('.live')];
for (const box of boxes) {
  fill(box);
  box.querySelector('form').addEventListener('change', () => fill(box));
}
new MutationObserver(() => boxes.forEach(fill)).observe(document.documentElement, {
  attributeFilter: ['data-theme'],
});

// A table that is wider than the page can be scrolled by the keyboard.
const wide = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute('tabindex');
  }
});
for (const table of document.querySelectorAll('.sl-markdown-content table')) wide.observe(table);
