const { provider } = document.body.dataset;
const complaint = document.querySelector('[role="alert"]');

/** The answer goes to the page that opened this window, and only if it is one of this site. */
function answer(outcome) {
  if (!window.opener) {
    complaint.textContent = 'Nessuna pagina aspetta questa finestra: aprila dal modulo di accesso.';
    return;
  }
  window.opener.postMessage({ source: 'local-identity', ...outcome }, location.origin);
  window.close();
}

async function signIn(identity) {
  complaint.textContent = '';
  try {
    const response = await fetch('/dev/identity/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(identity),
    });
    if (!response.ok) complaint.textContent = 'Questa identità non si può firmare.';
    else answer(await response.json());
  } catch {
    complaint.textContent = 'Nessuna risposta: controlla la connessione e riprova.';
  }
}

for (const button of document.querySelectorAll('[data-choice]')) {
  button.addEventListener('click', () => {
    const { identity, error } = JSON.parse(button.dataset.choice);
    if (error) answer({ error });
    else signIn(identity);
  });
}

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(event.currentTarget);
  const text = (name) => String(fields.get(name)).trim();
  const emailVerified = fields.has('emailVerified');
  signIn({ provider, email: text('email'), name: text('name'), uid: text('uid'), emailVerified });
});

document.getElementById('cancel').addEventListener('click', () => answer({ error: 'auth/popup-closed-by-user' }));

document.querySelector('fieldset').disabled = false;
