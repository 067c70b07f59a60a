import type { PersonalData } from '#server/personal-data.ts';
import { applicationsOf, forgetApplicationsOf } from './applications.store.ts';

/** Applications that were sent with the person's address. */
export const careersPersonalData: PersonalData = {
  name: 'jobApplications',
  collect: (db, { email }) => applicationsOf(db, email),
  erase: (tx, { email }) => forgetApplicationsOf(tx, email),
};
