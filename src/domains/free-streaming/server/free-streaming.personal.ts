import type { PersonalData } from '#server/personal-data.ts';
import { forgetRequestsOf, requestsOf } from './free-streaming.store.ts';

/** Requests that were sent with the person's address. */
export const freeStreamingPersonalData: PersonalData = {
  name: 'freeStreamingRequests',
  collect: (db, { email }) => requestsOf(db, email),
  erase: (tx, { email }) => forgetRequestsOf(tx, email),
};
