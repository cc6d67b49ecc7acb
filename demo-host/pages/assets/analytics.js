// Chooses the data layer of the demo's pages, and lists the records of this page in a corner.
const COOKIE = 'demoAnalytics';
const chosen = () => /(?:^|; )demoAnalytics=(\w+)(\.given)?/.exec(document.cookie) ?? [];
const choose = (layer, given) => {
  const value = layer === 'off' ? '; max-age=0' : `${layer}${given ? '.given' : ''}`;
  document.cookie = `${COOKIE}=${value}; path=/; SameSite=Lax`;
};

const form = document.querySelector('[data-analytics]');
if (form) {
  const [, layer = 'off', given] = chosen();
  form.elements.layer.value = layer;
  form.addEventListener('change', () => {
    choose(form.elements.layer.value, given);
    location.reload();
  });
}

const configured = JSON.parse(document.querySelector('[data-assess-config]').textContent).analytics;
if (configured && !document.querySelector('.records')) {
  const panel = document.createElement('details');
  panel.className = 'records';
  panel.open = true;
  const summary = document.createElement('summary');
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    checked: configured.consent,
  });
  const list = document.createElement('ol');
  label.append(box, ' Consent to analytics');
  panel.append(summary, label, list);
  const count = () => {
    summary.textContent = `Records of this page: ${list.children.length}`;
  };
  const show = (record) => {
    const item = document.createElement('li');
    item.textContent = JSON.stringify(record);
    list.append(item);
    count();
  };
  // What was pushed before this script ran, and what is pushed later.
  const watch = (name) => {
    const layer = (globalThis[name] ??= []);
    for (const record of layer) show(record);
    const push = layer.push.bind(layer);
    layer.push = (...records) => {
      for (const record of records) show(record);
      return push(...records);
    };
  };
  watch('adobeDataLayer');
  watch('dataLayer');
  globalThis.assessAnalytics ??= show;
  box.addEventListener('change', () => {
    choose(configured.layer, box.checked);
    document.dispatchEvent(new CustomEvent('assess-consent', { detail: { analytics: box.checked } }));
  });
  count();
  document.body.append(panel);
}
