/** What a visitor writes on the contact form; the subject and the text are the test's own. */
export const visitorsMessage = {
  name: 'Ana Souza',
  email: 'ana@posta.example',
  tel: '(82) 95555-0147',
  city: 'Maceió',
  state: 'AL',
  userId: null,
};
