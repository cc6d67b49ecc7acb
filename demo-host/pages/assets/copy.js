const button = document.querySelector('[data-copy]');
const source = document.getElementById(button.dataset.copy);
const status = button.parentElement.querySelector('[role="status"]');

button.hidden = false;
button.addEventListener('click', async () => {
  source.select();
  try {
    await navigator.clipboard.writeText(source.value);
    status.textContent = 'Copied.';
  } catch {
    status.textContent = 'Selected. Press Ctrl+C or ⌘C to copy.';
  }
});
