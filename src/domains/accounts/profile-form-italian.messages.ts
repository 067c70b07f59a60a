import { countryForms } from './country.rules.ts';
import { type MissingField, maxPasswordLength, minPasswordLength } from './profile.rules.ts';
import type { ProfileFormMessages } from './profile-form-portuguese.messages.ts';

const { district } = countryForms.IT;

const missing: Record<MissingField, string> = {
  name: 'nome',
  lastName: 'cognome',
  cpf: 'codice fiscale',
  birthday: 'data di nascita',
  gender: 'genere',
  phone: 'telefono',
  stateId: 'regione',
  cityId: 'provincia',
  postalCode: 'CAP',
  district: 'comune',
  street: 'indirizzo',
  streetNumber: 'numero civico',
};

/** The same form for whoever lives in Italy. */
export const italian: ProfileFormMessages = {
  lang: 'it',
  problems: {
    'invalid name': 'Il nome deve avere da 2 a 30 caratteri',
    'invalid last name': 'Il cognome deve avere da 2 a 30 caratteri',
    'invalid cpf': 'Il codice fiscale non è valido: controlla i 16 caratteri',
    'invalid birthday': 'La data di nascita non è valida',
    'invalid gender': 'Il genere non è valido',
    'invalid phone': 'Il numero di telefono non è valido',
    'invalid postal code': 'Il CAP deve avere 5 cifre',
    'invalid street': 'L’indirizzo deve avere da 3 a 60 caratteri',
    'negative street number': 'Il numero civico non può essere negativo',
    'long street number': 'Il numero civico può avere al massimo 5 cifre',
    'invalid street number': 'Scrivi il numero civico, per esempio 12, 12/A o snc',
    'long supplement': 'Le altre indicazioni possono avere al massimo 30 caratteri',
    'invalid district': `Il comune deve avere da ${district.min} a ${district.max} caratteri`,
    'short password': `La password deve avere almeno ${minPasswordLength} caratteri`,
    'long password': `La password può avere al massimo ${maxPasswordLength} caratteri`,
    'different passwords': 'Le due password sono diverse',
  },
  labels: {
    email: 'E-mail',
    name: 'Nome',
    lastName: 'Cognome',
    country: 'Paese',
    cpf: 'Codice fiscale',
    birthday: 'Data di nascita',
    gender: 'Genere',
    phone: 'Telefono',
    stateId: 'Regione',
    cityId: 'Provincia',
    postalCode: 'CAP',
    street: 'Indirizzo',
    streetNumber: 'Numero civico',
    addressSupplement: 'Altre indicazioni',
    district: 'Comune',
    newsletter: 'Voglio ricevere la newsletter per e-mail',
    newPassword: 'Nuova password',
    newPasswordConfirmation: 'Conferma la nuova password',
    currentPassword: 'Password attuale',
  },
  sections: { personal: 'Dati personali', address: 'Indirizzo', password: 'Password' },
  emailHint: 'L’e-mail non si può cambiare.',
  countries: { BR: 'Brasile', IT: 'Italia' },
  genders: { MASCULINO: 'Maschile', FEMININO: 'Femminile' },
  choose: 'Scegli',
  missing: {
    title: 'Completa la registrazione',
    text: (fields) =>
      `Con tutti i dati puoi partecipare alle promozioni e alla caccia al tesoro. ${fields.length === 1 ? 'Manca' : 'Mancano'}: ${list.format(fields.map((field) => missing[field]))}.`,
    unsaved: 'C’è tutto: salva le modifiche per completare la registrazione.',
  },
  retry: 'Riprova',
  places: {
    loading: 'Un momento...',
    stateFirst: 'Scegli prima la regione',
    failed: 'L’elenco non è arrivato.',
  },
  password: {
    hint: `Lascia vuoto per tenere la password attuale. Una password nuova ha da ${minPasswordLength} a ${maxPasswordLength} caratteri.`,
    firstHint: `Il tuo account non ha ancora una password. Creane una da ${minPasswordLength} a ${maxPasswordLength} caratteri per entrare con la tua e-mail.`,
    currentHint: 'Per cambiare la password scrivi anche quella attuale.',
  },
  submit: 'Salva le modifiche',
  busy: 'Salvataggio...',
  unsaved: 'Ci sono modifiche non ancora salvate.',
  discard: 'Annulla le modifiche',
  unchanged: 'Non ci sono modifiche da salvare',
  saved: 'Dati aggiornati!',
  passwordChanged: 'Password aggiornata! Accedi di nuovo con quella nuova.',
  refusedFields: {
    'wrong password': { field: 'currentPassword', text: 'La password attuale non è giusta.' },
    'cpf already registered': {
      field: 'cpf',
      text: 'Questo codice fiscale è già registrato. Controlla di averlo scritto bene.',
    },
    'password too common': { field: 'newPassword', text: 'Questa password è troppo comune. Scegline un’altra.' },
  },
  other: 'Qualcosa è andato storto. Riprova più tardi.',
};

const list = new Intl.ListFormat('it');
