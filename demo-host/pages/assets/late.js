const part = (name) => document.querySelector(`[data-late="${name}"]`);
const columns = [part('left'), part('right')];
const status = part('status');
const kept = [];

function makeForm() {
  const form = document.createElement('assess-quick-order');
  const words = document.createElement('p');
  words.textContent = 'To order without the form, call the purchasing desk, extension 4417.';
  form.append(words);
  kept.push(form);
  return form;
}

function otherColumn(form) {
  return form.parentElement === columns[0] ? columns[1] : columns[0];
}

const actions = {
  add() {
    const form = kept[0] ?? makeForm();
    if (!form.isConnected) columns[0].append(form);
  },
  append() {
    const form = kept[0];
    if (form?.isConnected) otherColumn(form).append(form);
  },
  'move-before'() {
    const form = kept[0];
    if (!form?.isConnected) return;
    const column = otherColumn(form);
    if (column.moveBefore) column.moveBefore(form, null);
    else column.append(form);
  },
  remove() {
    kept[0]?.remove();
  },
  again() {
    columns[1].append(makeForm());
  },
};

function report() {
  const counts = columns.map((column) => column.childElementCount);
  status.textContent =
    counts[0] + counts[1] === 0
      ? 'No form on the page.'
      : `Forms in the left column: ${counts[0]}, in the right column: ${counts[1]}.`;
}

for (const [name, act] of Object.entries(actions)) {
  part(name).addEventListener('click', () => {
    act();
    report();
  });
}
