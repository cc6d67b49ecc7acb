// A real page would ask its vendors here: reCAPTCHA, PingOne Protect, a device profile. In the demo a stand-in
// answers.
document.addEventListener('assess-sign-in-check', ({ detail: { check, place, answerWith } }) => {
  const chosen = document.getElementById('stand-in');
  const outcome = chosen instanceof HTMLSelectElement ? chosen.value : 'pass';
  place.textContent = `Stand-in for ${check}: ${outcome}`;
  if (outcome === 'pass') answerWith(Promise.resolve(`stand-in-${check}`));
  else if (outcome === 'fail') answerWith(Promise.reject(new Error('STAND_IN_FAILS')));
  else answerWith(new Promise(() => {}));
});
