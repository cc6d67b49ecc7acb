const button = document.querySelector('[data-forget]');
const status = button.parentElement.querySelector('[role="status"]');

button.hidden = false;
button.addEventListener('click', () => {
  localStorage.removeItem(button.dataset.forget);
  status.textContent = 'Forgotten. Follow a link again.';
});
