// The live widget of a page follows the choices above it and the look of the page.
const box = document.querySelector('.live');
if (box) {
  const form = box.querySelector('form');
  const frame = box.querySelector('iframe');
  const link = box.querySelector('a');
  const start = link.hash;
  const follow = () => {
    const chosen = new FormData(form);
    const hash = new URLSearchParams([...new URLSearchParams(start.slice(1)), ...chosen]);
    link.hash = hash;
    if (chosen.get('look') === 'auto') hash.set('look', document.documentElement.dataset.theme);
    frame.style.maxWidth = chosen.get('width') === 'fit' ? '' : `${chosen.get('width')}px`;
    const address = `/docs/composer/preview.html#${hash}`;
    const shown = frame.contentWindow.location;
    // What the frame showed before is no step of this page's history.
    if (shown.href === 'about:blank') frame.src = address;
    else shown.replace(address);
  };
  frame.addEventListener('load', () => {
    const { body } = frame.contentDocument;
    new ResizeObserver(() => {
      frame.style.height = `${Math.min(900, Math.max(160, body.scrollHeight + 2))}px`;
    }).observe(body);
  });
  follow();
  form.addEventListener('change', follow);
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

// A table that is wider than the page can be scrolled by the keyboard.
const wide = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute('tabindex');
  }
});
for (const table of document.querySelectorAll('.sl-markdown-content table')) wide.observe(table);
