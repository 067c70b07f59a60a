import type { PersonalData } from '#server/personal-data.ts';
import { forgetMessagesOf, messagesOf } from './contact.store.ts';

export const contactPersonalData: PersonalData = {
  name: 'contactMessages',
  collect: messagesOf,
  erase: forgetMessagesOf,
};
